import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { Phone } from '@vicino/domain/people/phone.ts'
import { textsIn } from '@vicino/domain/wire/texts-in.ts'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'

/** The fields of the contract that hold a telephone number. */
export const phoneFields: ReadonlySet<string> = new Set(['phone', 'other_phone', 'fax'])

/**
 * The foreign numbers of a body whose country or length no plan knows. Asked of what is written, never of what is read;
 * what begins so and is long enough is believed, for plans grow (0054). Swiss numbers are the domain's own rule.
 * @param asTyped fields that keep what was typed, whatever it is
 */
export function impossiblePhones(body: unknown, asTyped: readonly string[] = []): FieldError[] {
  return textsIn(body)
    .filter(({ path }) => phoneFields.has(path.at(-1) ?? '') && !asTyped.includes(path[0] ?? ''))
    .flatMap(({ path, text }) => {
      const phone = Phone.safeParse(text)
      const isImpossible = phone.success && isForeign(phone.data) && !isPossiblePhoneNumber(phone.data)
      return isImpossible ? [{ path: path.join('.'), code: 'bad_phone' as const }] : []
    })
}

const isForeign = (phone: string): boolean => phone.startsWith('+') && !phone.startsWith('+41')
