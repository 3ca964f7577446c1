import { isAlarming, isNewlyAlarming } from '@vicino/domain/surveillance/critical.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { OpenDossier } from '../../session/dossier.ts'

/** A reading on which somebody has to act is no word that passes: its sheet stays until something was done. */
export function announceAlarm(saved: Reading, dossier: OpenDossier, before?: Reading): boolean {
  const isAlarm = before ? isNewlyAlarming(saved, before) : isAlarming(saved)
  if (isAlarm) dossier.showAlarm(saved)
  return isAlarm
}
