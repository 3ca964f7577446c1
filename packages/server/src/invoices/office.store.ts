import { francs } from '@vicino/domain/billing/rappen.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import type { OfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import type { Sum } from '@vicino/domain/invoices/open-items.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { sumWaiting } from '../payments/payments.store.ts'
import { isEnded } from '../performances/ended-visits.store.ts'
import { isPastDue, type OpenReader, owedOf, unsettled } from './open-items.store.ts'

/** What waits in the office. */
export async function readOffice(tx: Tx, reader: OpenReader): Promise<OfficeBilling> {
  const month = monthBefore(reader.today)
  const { start, end } = daysOf(month)
  const [[toIssue], [standing], payments] = await Promise.all([
    tx<OfficeBilling['to_issue'][]>`
      select count(distinct p.dossier_id)::int as clients, coalesce(sum(p.duration), 0)::int as minutes
      from performance p
      where p.date between ${start} and ${end} and p.current and p.struck is null and ${isEnded(tx, 'p')}
        and not exists (
        select from invoiced_performance v where v.performance_id = p._id and not v.given_back
      ) and ${knownWithin(tx, reader.author, 'invoice', 'p.dossier_id', reader.today)}`,
    tx<{ open: Sum; overdue: Sum; credit: Sum }[]>`
      select ${sumOf(tx, tx`owed > 0`)} as open, ${sumOf(tx, tx`owed > 0 and late`)} as overdue,
        ${sumOf(tx, tx`owed < 0`)} as credit
      from (
        select ${owedOf(tx)} as owed, ${isPastDue(tx, reader.today)} as late ${unsettled(tx, reader)}
      ) each`,
    sumWaiting(tx),
  ])
  return {
    month,
    to_issue: toIssue!,
    ...standing!,
    payments: { ...payments, amount: francs(payments.amount) },
  }
}

const sumOf = (tx: Tx, which: ReturnType<Tx>) => tx`
  jsonb_build_object('count', count(*) filter (where ${which}),
    'amount', coalesce(sum(abs(owed)) filter (where ${which}), 0) / 100.0)`
