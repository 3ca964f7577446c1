import { getCoverages } from '@vicino/domain/coverages/coverages.contract.ts'
import { warningSentences } from '@vicino/domain/prescriptions/prescription-warnings.catalogue.ts'
import { prescriptionWarnings } from '@vicino/domain/prescriptions/prescription-warnings.ts'
import { getPrescriptions } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { allOrdered } from '@vicino/domain/prescriptions/transitional-care.ts'
import type { WarningCode } from '@vicino/domain/prescriptions/warning-codes.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { textOrNull } from '../ui/fields/text-or-null.ts'
import type { PrescriptionForm } from './prescription-values.ts'
import { PrescriptionWarnings } from './PrescriptionWarnings.tsx'

/** What only time makes of it: whoever chose the end two steps before knows it. */
const bySelf: readonly WarningCode[] = ['ends_in_14', 'ends_in_30']

/** What is to be looked at in a prescription before it is saved, as its page will say it. */
export function SummaryWarnings({ form: { values } }: { form: PrescriptionForm }) {
  const { _id: dossierId, reads } = useDossier()
  const today = useToday()
  const params = { dossierId }
  const { data: others } = useRead(getPrescriptions, { params })
  const mayKnow = reads('sanitary.read')
  const { data: coverages } = useRead(getCoverages, { params }, { when: mayKnow })
  const { start, end, doctor } = values
  if (start === null || end === null || !others || (mayKnow && !coverages)) return null
  const { services } = allOrdered(values)
  const codes = prescriptionWarnings(
    { ...values, start, end, services, doctor: textOrNull(doctor), status: 'open', struck: null },
    { today, others, coverages: (coverages ?? []).filter(({ struck_reason }) => struck_reason === null) },
  )
  const warnings = codes
    .filter(code => !bySelf.includes(code))
    .map(code => ({ code, text: warningSentences[code][spokenLanguage()] }))
  return <PrescriptionWarnings warnings={warnings} />
}
