import type { ReadElement } from '../../files/read-xml.ts'

/** An amount in the smallest unit of its currency. */
export type Amount = { amount: number; currency: string }

/** What a number of the database holds; no payment is as large. */
export const largest = 2_000_000_000

const isAmount = /^(\d{1,13})(?:\.(\d{1,5}))?$/
const isCurrency = /^[A-Z]{3}$/

/** Reads `<Amt Ccy="CHF">26.25</Amt>`, exactly; undefined where it is none, or finer than a Rappen. */
export function amountOf(element: ReadElement | undefined): Amount | undefined {
  const currency = element?.attributes.get('Ccy') ?? ''
  const [, whole = '', parts = ''] = isAmount.exec(element?.text.trim() ?? '') ?? []
  const amount = Number(`${whole}${parts.slice(0, 2).padEnd(2, '0')}`)
  const isFiner = /[1-9]/.test(parts.slice(2))
  if (whole === '' || isFiner || amount > largest || !isCurrency.test(currency)) return undefined
  return { amount, currency }
}
