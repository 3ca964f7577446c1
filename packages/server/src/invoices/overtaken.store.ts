import type { Day } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { isEnded } from '../performances/ended-visits.store.ts'
import { addressedOtherwiseIn } from './addressed-otherwise.store.ts'
import { orderedOtherwiseIn } from './ordered-otherwise.store.ts'
import { paidOtherwiseIn } from './paid-otherwise.store.ts'
import { printedOtherwiseIn } from './printed-otherwise.store.ts'

/**
 * What stands on invoices `i` of a month and does not hold any more: corrected or struck since, of a visit that is no
 * longer ended, by an order that was struck, is none any more or does not reach its day, or paid or ordered otherwise, by a
 * number that was corrected, or at an office that moved.
 */
export const overtakenIn = (
  tx: Tx,
  { start, end }: { start: Day; end: Day },
  which: Fragment,
): Fragment => tx`
  select i.dossier_id as "dossierId", i.invoice_id as "invoiceId", i.date
  from invoiced_performance i
  join performance p on p.dossier_id = i.dossier_id and p.date = i.date and p._id = i.performance_id and p.current
  left join task v on v.business_id = p.business_id and v._id = p.task_id
  where ${which} and i.date between ${start} and ${end} and p.date between ${start} and ${end} and not i.given_back
    and (p.version <> i.version or p.struck is not null or v.status is distinct from 'completed')
  union all
  select i.dossier_id, i.invoice_id, i.date
  from invoiced_material i join material_use u on u._id = i.use_id and u.current
  where ${which} and i.date between ${start} and ${end} and not i.given_back
    and (u.version <> i.version or u.struck is not null or not ${isEnded(tx, 'u')})
  union all
  select i.dossier_id, i._id, line.date
  from (
    -- Few orders were written since: nothing of an invoice is unfolded before that is known ("offset 0").
    select i.dossier_id, i._id, i.content, r._id as "order", r.start, r."end",
      r.struck is not null or r.doctor is null or r.ordered_on is null as is_none
    from invoice i
    join prescription r on r.dossier_id = i.dossier_id and r.current and r.written_at >= i.issued_at - ${atOnce}::interval
    where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued'
    offset 0
  ) as i
  cross join jsonb_to_recordset(i.content -> 'lines') as line(date date, orders jsonb)
  where line.orders ? (i."order"::text) and (i.is_none or line.date not between i.start and i."end")
  union all
  ${paidOtherwiseIn(tx, start, which)}
  union all
  ${orderedOtherwiseIn(tx, start, which)}
  union all
  ${printedOtherwiseIn(tx, start, which)}
  union all
  ${addressedOtherwiseIn(tx, start, which)}`

/** Whoever corrected an order while invoices were issued may have begun before them and ended after. */
const atOnce = '5 minutes'
