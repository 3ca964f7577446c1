import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import type { TFunction } from 'i18next'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { PrescriptionValues } from './prescription-values.ts'
import { doctorOrderWords, indicationWords, prescribedTiming } from './prescription-words.ts'

const serviceWords = (service: PrescribedService, t: TFunction): string =>
  [service.service_details.name, prescribedTiming(service, t), doctorOrderWords(service, t), service.comment]
    .filter(Boolean)
    .join(', ')

/** The fields of a prescription with what they say, in the order of the form. */
export const prescriptionRows: readonly ShownField<PrescriptionValues>[] = [
  { field: 'start', label: 'Inizio', words: ({ start }) => showDay(start ?? ''), together: 'period' },
  { field: 'end', label: 'Fine', words: ({ end }) => showDay(end ?? ''), together: 'period' },
  {
    field: 'transitional',
    label: 'Cure acute e transitorie',
    words: ({ transitional }, t) => (transitional ? t('Sì') : t('No')),
    together: 'period',
  },
  {
    field: 'services',
    label: 'Prestazioni',
    words: ({ services }, t) => services.map(service => serviceWords(service, t)).join('; '),
  },
  {
    field: 'indication',
    label: 'Indicazione',
    words: ({ indication }, t) => indicationWords(indication, t),
  },
  { field: 'doctor', label: 'Medico', words: ({ doctor }) => doctor, together: 'doctor' },
  { field: 'doctorId', label: 'Nella rubrica', words: () => '', together: 'doctor' },
  { field: 'gln_number', label: 'GLN', words: ({ gln_number }) => gln_number, together: 'doctor' },
  { field: 'rcc_number', label: 'RCC', words: ({ rcc_number }) => rcc_number, together: 'doctor' },
  {
    field: 'ordered_on',
    label: 'Data della prescrizione',
    words: ({ ordered_on }) => showDay(ordered_on ?? ''),
    together: 'order',
  },
  {
    field: 'signed_on',
    label: 'Firmato il',
    words: ({ signed_on }) => showDay(signed_on ?? ''),
    together: 'order',
  },
]
