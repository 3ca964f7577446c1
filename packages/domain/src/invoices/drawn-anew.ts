import type { Id } from '../wire/id.ts'
import { cantonShareOf } from './canton-document.ts'
import { contributedDays, contributionOf } from './contributed-days.ts'
import type { ContributionLine, InvoiceContent } from './invoice.ts'
import type { InvoiceProblem } from './invoice-problem.ts'
import { billerOf, isWholeAddress, ownerOf } from './parties.ts'
import type { BillingFacts } from './to-bill.ts'

/** What is drawn up beside an invoice of the care that stands already; `days`: what it takes of the caps. */
type DrawnAnew = {
  besideOf: Map<InvoiceContent, Id>
  days: ContributionLine[]
  problems: InvoiceProblem[]
}

/**
 * What is owed beside invoices that stand already: what a client contributes as her canton asks now, with the days that it
 * takes of the cap, and the canton's share as it was split.
 */
export function drawnAnew(facts: BillingFacts): DrawnAnew {
  const { client, coverages, house } = facts
  const besideOf = new Map<InvoiceContent, Id>()
  const days: ContributionLine[] = []
  const problems: InvoiceProblem[] = []
  for (const { invoiceId, content: care, document } of facts.unaccompanied) {
    const billedNow = { ...care, biller: billerOf(house, care), payment_days: house.payment_days }
    if (document === 'canton_share') {
      const share = cantonShareOf(billedNow, facts)
      if (share === 'unknown') problems.push({ code: 'share_unknown', date: care.start, _id: null })
      else if (share !== null) besideOf.set(share, invoiceId)
      continue
    }
    const contributed = [...facts.contributed, ...days]
    const { lines, unknown } = contributedDays(care, { ...facts, contributed })
    if (unknown !== null) problems.push({ code: 'contribution_unknown', date: unknown, _id: null })
    if (lines.length === 0) continue
    const coverage = coverages.find(({ _id }) => _id === care.coverageId)
    const owed = ownerOf(client, coverage)
    besideOf.set(contributionOf(billedNow, owed, lines), invoiceId)
    if (!isWholeAddress(owed.address)) problems.push({ code: 'no_payer_address', date: null, _id: null })
    days.push(...lines)
  }
  return { besideOf, days, problems }
}
