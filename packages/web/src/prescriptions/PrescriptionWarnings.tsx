import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { Notice } from '../ui/page/Notice.tsx'

/** What is to be looked at, the gravest first; none of it stands in the way. */
export const PrescriptionWarnings = ({ warnings }: Pick<Prescription, 'warnings'>) =>
  warnings.map(({ code, text }) => (
    <Notice key={code} tone="attention">
      {text}
    </Notice>
  ))
