type Divided = { amount: number; isForeign: boolean }

/**
 * How much of a payment goes on each of some invoices, in Rappen: what is open of each in their order, and on the last
 * what is left. What came in another currency is worth what is open.
 */
export function paymentParts({ amount, isForeign }: Divided, open: readonly number[]): number[] {
  if (isForeign) return [...open]
  let left = amount
  return open.map((owed, at) => {
    const isLast = at === open.length - 1
    const part = isLast ? left : Math.sign(amount) * Math.min(Math.max(owed, 0), Math.abs(left))
    left -= part
    return part
  })
}
