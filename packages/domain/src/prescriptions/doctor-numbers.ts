import * as z from 'zod/mini'

/** By which numbers a doctor is known. */
export const DoctorNumbers = z.strictObject({
  gln_number: z.nullable(z.string()),
  rcc_number: z.nullable(z.string()),
})
export type DoctorNumbers = z.infer<typeof DoctorNumbers>

type Named = DoctorNumbers & {
  corrected_numbers: DoctorNumbers | null
  signature: object | null
  signed_on: string | null
}

/**
 * By which numbers the doctor of a prescription is named, as on its invoices; `signed`: those that it was signed with, where
 * the contact book corrected them since.
 */
export function doctorNumbers(prescription: Named): DoctorNumbers & { signed: DoctorNumbers | null } {
  const { gln_number, rcc_number, corrected_numbers, signature, signed_on } = prescription
  const written = { gln_number, rcc_number }
  const isSigned = signature !== null || signed_on !== null
  return { ...(corrected_numbers ?? written), signed: corrected_numbers && isSigned ? written : null }
}
