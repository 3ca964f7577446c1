import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** A QR-bill is paid into accounts of Switzerland and Liechtenstein alone (implementation guidelines QR-bill). */
const homeIban = /^(CH|LI)\d{7}[0-9A-Z]{12}$/
const anyIban = /^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/

/** The account into which an invoice is paid: Swiss or of Liechtenstein, modulo 97 (ISO 13616). Stored compact. */
export const Iban = z.string().check(
  maxLength(60),
  z.overwrite(text => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.refine(iban => !anyIban.test(iban) || /^(CH|LI)/.test(iban), { error: 'iban_abroad', abort: true }),
  z.refine(iban => homeIban.test(iban), { error: 'bad_iban', abort: true }),
  z.refine(iban => ibanRemainder(iban) === 1, 'bad_iban_check_digit'),
)
export type Iban = z.infer<typeof Iban>

/** The number modulo 97 with its head at its end, letters counted from A = 10 (ISO 7064); 1 where its digits are right. */
export function ibanRemainder(number: string): number {
  const digits = Array.from(`${number.slice(4)}${number.slice(0, 4)}`, sign =>
    Number.parseInt(sign, 36),
  ).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** Whether payments into it carry a QR reference, and must: its bank is numbered 30000 to 31999. */
export function isQrIban(iban: Iban): boolean {
  const bank = Number(iban.slice(4, 9))
  return bank >= 30_000 && bank <= 31_999
}

/** 'CH93 0076 2011 6238 5295 7', as it is printed. */
export const formatIban = (iban: Iban): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
