import { cantonShareOn, insurerPercent } from '../billing/canton-share.ts'
import { payableOf } from '../billing/rappen.ts'
import { completeAddress } from '../people/address.ts'
import type { CantonShareLine, InvoiceContent } from './invoice.ts'
import type { BillingFacts } from './to-bill.ts'

/** What the insurer does not pay of the shared lines of an invoice: with them it is the whole. */
const cantonLines = ({ lines }: InvoiceContent): CantonShareLine[] =>
  lines.flatMap(({ date, letter, minutes, hourly_rate, share, amount }) =>
    share === null
      ? []
      : {
          date,
          letter,
          minutes,
          hourly_rate,
          whole: share.whole,
          percent: insurerPercent(share.percent),
          amount: share.whole - amount,
        },
  )

/**
 * The canton's own document beside the insurer's, to whoever the house wrote as its recipient on the last of its days; null
 * where nothing is shared, `unknown` where nobody wrote to whom it goes. By which numbers the insurer knows the client is not
 * the canton's to know.
 */
export function cantonShareOf(
  care: InvoiceContent,
  { house }: Pick<BillingFacts, 'house'>,
): InvoiceContent | 'unknown' | null {
  const canton_shares = cantonLines(care)
  const last = canton_shares.at(-1)
  if (!last) return null
  const share = cantonShareOn(house.canton_shares, care.canton, last.date)
  if (!share) return 'unknown'
  const { recipient, canton, street, house_no, zip, city } = share
  const total = canton_shares.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...care,
    document: 'canton_share',
    tiers: 'garant',
    payer: {
      name: recipient,
      address: completeAddress({ street, house_no, zip, city, canton }),
      gln_number: null,
    },
    insured_number: null,
    card_number: null,
    orders: [],
    lines: [],
    materials: [],
    contributions: [],
    canton_shares,
    total,
    payable: payableOf(total),
  }
}
