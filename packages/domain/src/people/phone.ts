import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { maxLength } from '../wire/length.ts'

/** A telephone number, stored as +41911234567, a foreign one as +390212345678, a short one as 144. */
export const Phone = z.string().check(
  maxLength(40),
  z.overwrite(text => {
    const read = readPhone(text)
    return 'phone' in read ? read.phone : text
  }),
  z.superRefine((text, context) => {
    const read = readPhone(text)
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem, input: text })
  }),
)
export type Phone = z.infer<typeof Phone>

/** Emergency and help lines: police, fire, ambulance, poison, the helping hand; not numbers of nine digits. */
const shortNumbers: ReadonlySet<string> = new Set(['112', '117', '118', '143', '144', '145', '147'])

/** Area codes, mobile, corporate and service codes of the Swiss numbering plan. */
export const swissCodes: ReadonlySet<string> = new Set(
  '21 22 24 26 27 31 32 33 34 41 43 44 51 52 55 56 58 61 62 71 74 75 76 77 78 79 81 91 800 840 842 844 848 860 878 900 901 906'.split(
    ' ',
  ),
)

const swissNational = /^[2-9]\d{8}$/

/** Reads a number as people write it; names what is wrong where it is none. */
export function readPhone(text: string): { phone: Phone } | { problem: FieldCode } {
  const compact = dropTrunkZero(text.replace(/[\s./‐-–-]/g, '').replace(/^00/, '+')).replace(/[()]/g, '')
  if (shortNumbers.has(compact)) return { phone: compact }
  if (compact.startsWith('+410')) return { problem: 'phone_zero_after_country' }
  if (compact.startsWith('+41')) return readSwiss(compact.slice(3))
  if (compact.startsWith('+'))
    return /^\+[1-9]\d{7,14}$/.test(compact) ? { phone: compact } : { problem: 'bad_phone' }
  if (compact.startsWith('0')) return readSwiss(compact.slice(1))
  return { problem: swissNational.test(compact) ? 'phone_without_prefix' : 'bad_phone' }
}

/** '+41 (0)91' is the sloppy form of '+41 91'; only in Italy the zero belongs to the number. */
function dropTrunkZero(compact: string): string {
  return compact.startsWith('+39') ? compact : compact.replace(/^(\+\d{1,3})\(0\)/, '$1')
}

function readSwiss(national: string): { phone: Phone } | { problem: FieldCode } {
  return swissNational.test(national) ? { phone: `+41${national}` } : { problem: 'bad_phone' }
}

/** '+41 91 123 45 67', '+41 800 123 123'; a foreign number stays as it was written. */
export function formatPhone(phone: Phone): string {
  if (!phone.startsWith('+41')) return phone
  const national = phone.slice(3)
  const groups = swissCodes.has(national.slice(0, 3)) ? /^(...)(...)(...)$/ : /^(..)(...)(..)(..)$/
  return `+41 ${groups.exec(national)!.slice(1).join(' ')}`
}
