import type { Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import type { Save } from './use-save.ts'

type Refused = Pick<Save<Endpoint>, 'code' | 'banner' | 'clear'> & {
  carried: (code: 'overlap') => Overlap | null
}

/** What a save met in its way, while it is asked why it is to be saved all the same. */
export type OverlapQuestion = {
  overlap: Overlap
  busy: boolean
  /** That the reason found nobody. */
  banner: string | null
  onConfirm: (reason: string) => void
  onClose: () => void
}

/**
 * Asks for the reason of an overlap. The question stays in sight while the reason is sent, and where that finds
 * nobody. A reason answers what was read until then; what has come up since is asked about again.
 */
export function useOverlap(
  { code, carried, banner, clear }: Refused,
  send: (confirm: OverlapConfirmation) => Promise<unknown>,
): OverlapQuestion | null {
  const [met, setMet] = useState<Overlap | null>(null)
  const [read, setRead] = useState<readonly Id[]>([])
  const [sending, setSending] = useState(false)
  const meets = carried('overlap')
  if (meets && meets !== met) {
    setMet(meets)
    setRead([...new Set([...read, ...meets.clashes.map(({ _id }) => _id)])])
  }
  if (met && !meets && !sending && code !== 'away') {
    setMet(null)
    setRead([])
  }
  if (!met) return null
  const confirm = async (reason: string): Promise<void> => {
    setSending(true)
    await send({ reason, of: [...read] }).finally(() => setSending(false))
  }
  return {
    overlap: met,
    busy: sending,
    banner: code === 'away' ? banner : null,
    onConfirm: reason => void confirm(reason),
    onClose: clear,
  }
}
