import { getCoverages } from '@vicino/domain/coverages/coverages.contract.ts'
import { warningSentences } from '@vicino/domain/prescriptions/prescription-warnings.catalogue.ts'
import { prescriptionWarnings } from '@vicino/domain/prescriptions/prescription-warnings.ts'
import { getPrescriptions } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { allOrdered } from '@vicino/domain/prescriptions/transitional-care.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now, useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { textOrNull } from '../ui/fields/text-or-null.ts'
import type { PrescriptionForm } from './prescription-values.ts'
import { PrescriptionWarnings } from './PrescriptionWarnings.tsx'

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
    {
      ...values,
      start,
      end,
      services,
      doctor: textOrNull(doctor),
      status: 'open',
      struck: null,
      created_at: now(),
    },
    { today, others, coverages: (coverages ?? []).filter(({ struck_reason }) => struck_reason === null) },
  )
  const warnings = codes.map(code => ({ code, text: warningSentences[code][spokenLanguage()] }))
  return <PrescriptionWarnings warnings={warnings} />
}
