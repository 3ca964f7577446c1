import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/**
 * Number of the Swiss health insurance card: 80 (health), 756 (Switzerland), five digits of the insurer, ten of
 * the card. No check digit is asked for: the official sample satisfies none of the known ones.
 */
export const HealthCard = z
  .string()
  .check(maxLength(40), z.overwrite(normaliseHealthCard), z.regex(/^80756\d{15}$/, 'bad_health_card'))
export type HealthCard = z.infer<typeof HealthCard>

/** The number without spaces, dots and hyphens. Repairs nothing else. */
export function normaliseHealthCard(text: string): string {
  return text.replace(/[\s.-]/g, '')
}

/** A number as it is typed or pasted: in groups of five as soon as it is whole, in whatever grouping it came. */
export function groupTypedHealthCard(typed: string): string {
  const read = HealthCard.safeParse(typed)
  return read.success ? formatHealthCard(read.data) : typed
}

/** Groups of five, as printed on the card: '80756 01509 00026 47590'. */
export function formatHealthCard(card: HealthCard): string {
  return card.replace(/(\d{5})(?=\d)/g, '$1 ')
}

/** Insurers have at most four digits, so a sixth digit other than 0 deserves a second look. Never a refusal. */
export const hasUnlikelyInsurer = (card: HealthCard): boolean => card[5] !== '0'
