import { contributesAt, contributionOn, contributionTo } from '../billing/contribution.ts'
import { payableOf } from '../billing/rappen.ts'
import type { Day } from '../days/day.ts'
import type { ContributionLine, InvoiceContent, InvoiceLine } from './invoice.ts'
import type { BillingFacts } from './to-bill.ts'

type Facts = Pick<BillingFacts, 'contributed' | 'client' | 'house'>

/** What of a month a client contributes to; `unknown`: the first day on which nobody wrote what her canton asks. */
type Contributed = { lines: ContributionLine[]; unknown: Day | null }

/** Acute and transitional care is paid without the client (art. 25a para. 2 LAMal). */
export const isContributedTo = ({ care_kind }: Pick<InvoiceLine, 'care_kind'>): boolean =>
  care_kind !== 'transitional'

/**
 * What a client contributes to the care on an invoice, day by day: of basic insurance alone, as her canton asks on that
 * day. What stands on another contribution of the same day counts against the cap.
 */
export function contributedDays(care: InvoiceContent, { contributed, client, house }: Facts): Contributed {
  const { law, canton } = care
  const ofDays = Map.groupBy(law === 'kvg' ? care.lines.filter(isContributedTo) : [], ({ date }) => date)
  const lines: ContributionLine[] = []
  let unknown: Day | null = null
  for (const [date, ofDay] of ofDays) {
    const care_amount = ofDay.reduce((sum, { amount }) => sum + amount, 0)
    const rule = canton === null ? undefined : contributionOn(house.contributions, canton, date)
    if (!rule) unknown ??= date
    if (!rule || rule.percent === null || rule.daily_cap === null) continue
    if (!contributesAt(rule, client.birthday, date)) continue
    const { percent, daily_cap } = rule
    const already = contributed.reduce((sum, each) => sum + (each.date === date ? each.amount : 0), 0)
    const amount = contributionTo(care_amount, { percent, daily_cap }, already)
    if (amount > 0) lines.push({ date, care_amount, percent, cap: daily_cap, amount })
  }
  return { lines, unknown }
}

/** The client's own document beside the insurer's: the days, and what she owes of them. */
export function contributionOf(
  care: InvoiceContent,
  payer: InvoiceContent['payer'],
  contributions: ContributionLine[],
): InvoiceContent {
  const total = contributions.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...care,
    document: 'contribution',
    tiers: 'garant',
    payer,
    orders: [],
    lines: [],
    materials: [],
    contributions,
    canton_shares: [],
    total,
    payable: payableOf(total),
  }
}
