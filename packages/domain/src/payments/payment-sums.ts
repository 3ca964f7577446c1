import type { PaymentOutcome, PaymentSums } from './payment.ts'

/** A payment of a file; `known` where it came before, in another one. */
type Counted = { amount: number; currency: string; outcome: PaymentOutcome | 'known' }

const nothing = () => ({ count: 0, amount: 0 })

/** What a file holds, for each of its currencies: how much in all, and how much of it became what. */
export function paymentSumsOf(payments: readonly Counted[]): PaymentSums[] {
  const byCurrency = Map.groupBy(payments, ({ currency }) => currency)
  return Array.from(byCurrency, ([currency, of]) => {
    const sums = {
      currency,
      total: nothing(),
      booked: nothing(),
      differing: nothing(),
      unmatched: nothing(),
      known: nothing(),
    }
    for (const { outcome, amount } of of)
      for (const sum of [sums.total, sums[outcome]]) {
        sum.count += 1
        sum.amount += amount
      }
    return sums
  })
}
