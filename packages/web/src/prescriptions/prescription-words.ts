import {
  indications,
  type PrescribedService,
  type Prescription,
} from '@vicino/domain/prescriptions/prescription.ts'
import { minutesEach } from '@vicino/domain/prescriptions/timing.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import type { TFunction } from 'i18next'
import { timingWords } from '../services/timing-words.ts'

/** Hours with two decimals, as they are prescribed and printed. */
export const decimalHours = (hours: number): string => hours.toFixed(2)

/** How long each time and how often: "15 min, 3 volte alla settimana". */
export const prescribedTiming = (service: PrescribedService, t: TFunction): string =>
  timingWords({ ...service, duration: minutesEach(service) }, t)

/** Why care is prescribed; nothing where nobody said it. */
export const indicationWords = (indication: Prescription['indication'], t: TFunction): string =>
  indication === null ? '' : t(indications.find(({ value }) => value === indication)!.label)

/** Whether a doctor orders it; nothing of what nobody orders. */
export const doctorOrderWords = (
  { service_details: { letter }, ordered_by_doctor }: PrescribedService,
  t: TFunction,
): string => {
  if (!isLamal(letter)) return t('non a carico della LAMal')
  return ordered_by_doctor ? t('con prescrizione medica') : t('senza prescrizione medica')
}
