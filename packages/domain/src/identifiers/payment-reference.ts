import { type Iban, ibanRemainder, isQrIban } from './iban.ts'

/** Carry of the modulo 10, recursive (implementation guidelines QR-bill, annex B). */
const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

const qrDigits = 26
const isQrShape = /^\d{27}$/
const isCreditorShape = /^RF\d{2}[0-9A-Z]{1,21}$/

/** Digits of an invoice's number: its year, and its place in it. */
const isNumber = /^(19|20|21)\d{2}\d{5,}$/

const qrCheckDigit = (payload: string): number =>
  (10 - Array.from(payload).reduce((carry, digit) => carries[(carry + Number(digit)) % 10]!, 0)) % 10

/**
 * What a payment into an account is known again by: into a QR-IBAN a QR reference of 27 digits, into any other a
 * creditor reference (ISO 11649). `number` is that of an invoice, its signs between the digits left out.
 */
export function paymentReference(iban: Iban, number: string): string {
  const digits = number.replace(/\D/g, '')
  const payload = digits.padStart(qrDigits, '0')
  if (isQrIban(iban)) return `${payload}${qrCheckDigit(payload)}`
  const check = 98 - ibanRemainder(`RF00${digits}`)
  return `RF${String(check).padStart(2, '0')}${digits}`
}

/** Whether it is a reference of either kind, with the right check digits. */
export function isPaymentReference(reference: string): boolean {
  if (isCreditorShape.test(reference)) return ibanRemainder(reference) === 1
  if (!isQrShape.test(reference) || Number(reference) === 0) return false
  return qrCheckDigit(reference.slice(0, qrDigits)) === Number(reference.at(-1))
}

/** The number of the invoice that a reference was made of; undefined where it was made of none. */
export function numberOfReference(reference: string): string | undefined {
  const digits = reference.startsWith('RF')
    ? reference.slice(4)
    : reference.slice(0, qrDigits).replace(/^0+/, '')
  return isNumber.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : undefined
}
