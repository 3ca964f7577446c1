import { type Instant, minutesAfter } from '@vicino/domain/days/instant.ts'
import { bpOf, type Reading } from '@vicino/domain/surveillance/reading.ts'
import { chanceOf } from '../chance.ts'

/** How often a reading was mistyped, and how often it was of another client. */
const share = { corrected: 0.04, struck: 0.03 } as const

/**
 * All versions of a reading, as it stands last: now and then one was mistyped and put right, or struck, as it was
 * another client's. Those that tell a story stand as they are.
 */
export function versionsOfReading(reading: Reading, now: Instant): Reading[] {
  const own = chanceOf(`${reading._id} later`)
  const written_at = minutesAfter(reading.written_at, own.whole(5, 40))
  const { bp_max, bp_min, note, rr } = reading
  const isPlain = note === '' && rr === null && bp_max !== null && written_at < now
  if (!isPlain) return [reading]
  const next = { version: 2, written_at }
  if (own.likely(share.struck)) {
    const reason = 'Misurata a un altro cliente'
    return [reading, { ...reading, ...next, reason, struck: { reason } }]
  }
  if (!own.likely(share.corrected)) return [reading]
  const mistyped = { bp_max: bp_max + 50, bp_min }
  return [
    { ...reading, ...mistyped, bp: bpOf(mistyped) },
    { ...reading, ...next, reason: 'Errore di scrittura' },
  ]
}
