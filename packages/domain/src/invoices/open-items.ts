import * as z from 'zod/mini'

/** How long ago an invoice that is still open was issued; `from`: at least so many days. */
export const openAges = [
  { value: 'to_30', label: 'Fino a 30 giorni', from: 0 },
  { value: 'to_60', label: 'Da 31 a 60 giorni', from: 31 },
  { value: 'to_90', label: 'Da 61 a 90 giorni', from: 61 },
  { value: 'over_90', label: 'Oltre 90 giorni', from: 91 },
] as const
export const OpenAge = z.enum(openAges.map(({ value }) => value))
export type OpenAge = z.infer<typeof OpenAge>

/** So many, for so much; `amount` in francs with at most two decimals. */
export const Sum = z.strictObject({ count: z.number(), amount: z.number() })
export type Sum = z.infer<typeof Sum>
