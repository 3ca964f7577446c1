import { isAlarming, isNewlyAlarming } from '@vicino/domain/surveillance/critical.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { showAlarm } from './shown-alarms.ts'

/** A reading on which somebody has to act is no word that passes: its sheet stays until something was done. */
export function announceAlarm(saved: Reading, before?: Reading): boolean {
  const isAlarm = before ? isNewlyAlarming(saved, before) : isAlarming(saved)
  if (isAlarm) showAlarm({ dossierId: saved.dossierId, readingId: saved._id, reading: saved })
  return isAlarm
}
