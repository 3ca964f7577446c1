import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { doctorNumbers, type DoctorNumbers } from '@vicino/domain/prescriptions/doctor-numbers.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Fact } from '../ui/page/Facts.tsx'

const wordsOf = ({ gln_number, rcc_number }: DoctorNumbers, t: TFunction): string =>
  [
    gln_number === null ? '' : t('GLN {{number}}', { number: gln_number }),
    rcc_number === null ? '' : t('RCC {{number}}', { number: formatRcc(rcc_number) }),
  ]
    .filter(Boolean)
    .join(', ')

/** By which numbers invoices name whoever orders it, and those that it was signed with where they were corrected since. */
export function DoctorNumberFacts({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { gln_number, rcc_number, signed } = doctorNumbers(prescription)
  return (
    <>
      <Fact label={t('GLN')}>{gln_number ?? ''}</Fact>
      <Fact label={t('RCC')}>{rcc_number === null ? '' : formatRcc(rcc_number)}</Fact>
      <Fact label={t('Firmata con')}>
        {signed &&
          t('{{numbers}}: corretto poi nella rubrica, e le fatture seguono la rubrica', {
            numbers: wordsOf(signed, t) || t('nessun numero'),
          })}
      </Fact>
    </>
  )
}
