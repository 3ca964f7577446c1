import type { Prescription } from './prescription.ts'

/** By which numbers a doctor is known. */
export type DoctorNumbers = Pick<Prescription, 'gln_number' | 'rcc_number'>

type Named = DoctorNumbers & Pick<Prescription, 'corrected_numbers' | 'signature' | 'signed_on'>

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
