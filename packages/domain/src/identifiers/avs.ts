import * as z from 'zod/mini'
import { gs1CheckDigit } from './check-digit.ts'
import { maxLength } from '../wire/length.ts'

const written = /^756\d{10}$/

/**
 * AVS number (social security number): 756, the country code of Switzerland, nine digits of chance and a check
 * digit. It tells nothing of its holder. Stored as 13 digits; any grouping is accepted on input.
 */
export const Avs = z.string().check(
  maxLength(40),
  z.overwrite(normaliseAvs),
  z.refine(avs => written.test(avs), { error: 'bad_avs', abort: true }),
  z.refine(avs => isAvs(avs), 'bad_avs_check_digit'),
)
export type Avs = z.infer<typeof Avs>

/** The number without dots, spaces and hyphens. Repairs nothing else. */
export function normaliseAvs(text: string): string {
  return text.replace(/[\s.-]/g, '')
}

/** Whether 13 digits are an AVS number; a number of Liechtenstein (438) is none. */
export function isAvs(digits: string): boolean {
  return written.test(digits) && gs1CheckDigit(digits.slice(0, 12)) === Number(digits[12])
}

/** A number as it is typed or pasted: in the official grouping as soon as it is whole, in whatever grouping it came. */
export function groupTypedAvs(typed: string): string {
  const read = Avs.safeParse(typed)
  return read.success ? formatAvs(read.data) : typed
}

/** The official grouping: '756.1234.5678.97'. */
export function formatAvs(avs: Avs): string {
  return `${avs.slice(0, 3)}.${avs.slice(3, 7)}.${avs.slice(7, 11)}.${avs.slice(11)}`
}
