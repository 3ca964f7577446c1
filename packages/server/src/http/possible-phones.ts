import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { textsIn } from '@vicino/domain/wire/texts-in.ts'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import { Refusal } from './refusal.ts'

/** The fields of the contract that hold a telephone number. */
export const phoneFields: ReadonlySet<string> = new Set(['phone', 'other_phone', 'fax'])

/**
 * The body, with no foreign number of a country or a length that no plan knows. Asked of what is written, never of what
 * is read; what begins so and is long enough is believed, for plans grow (0054). Swiss numbers are the domain's own rule.
 * @param asTyped fields that keep what was typed, whatever it is
 */
export function withPossiblePhones<Body>(body: Body, asTyped: readonly string[] = []): Body {
  const impossible = textsIn(body)
    .filter(({ path }) => phoneFields.has(path.at(-1) ?? '') && !asTyped.includes(path[0] ?? ''))
    .filter(({ text }) => isForeign(text) && !isPossiblePhoneNumber(text))
  if (impossible.length === 0) return body
  const fields = impossible.map(({ path }): FieldError => ({ path: path.join('.'), code: 'bad_phone' }))
  throw new Refusal('unprocessable', { fields })
}

const isForeign = (phone: string): boolean => phone.startsWith('+') && !phone.startsWith('+41')
