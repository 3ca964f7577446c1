import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** Country of an address, ISO 3166-1 alpha-2. */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
export type Country = z.infer<typeof Country>

export const homeCountry: Country = 'CH'

/** A postal code; which form is right depends on the country, see `isPostalCodeOf`. */
export const PostalCode = z.string().check(z.trim(), maxLength(12), z.overwrite(normalisePostalCode))
export type PostalCode = z.infer<typeof PostalCode>

/** The code without the old prefix of its country: 'CH-6900' is '6900'. */
function normalisePostalCode(text: string): string {
  return text.replace(/^(CH|FL|LI|I|IT)[- ]?(?=\d)/, '')
}

const forms: Record<string, RegExp> = {
  CH: /^[1-9]\d{3}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
  IT: /^\d{5}$/,
}

/** Whether the code has the form of the country; a country without a known form takes any code. */
export const isPostalCodeOf = (country: Country, code: PostalCode): boolean =>
  forms[country]?.test(code) ?? true
