import type { Day } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/**
 * The lines of invoices `i` of a month by orders that were corrected since they were issued: of which another doctor gave
 * the order, which is acute and transitional care now or is none any more, or of which a service is ordered by none of
 * them.
 */
export const orderedOtherwiseIn = (tx: Tx, start: Day, which: Fragment): Fragment => tx`
  select changed.dossier_id, changed._id, line.date
  from (
    -- Few orders were corrected since: nothing of an invoice is unfolded before that is known ("offset 0").
    select i.dossier_id, i._id, i.law, i.content -> 'lines' as lines, r._id as "order", r.transitional,
      r.doctor is distinct from told.name as is_of_another, array(
        select s.code from jsonb_to_recordset(r.services) as ordered("serviceId" uuid, ordered_by_doctor boolean)
        join service s on s._id = ordered."serviceId" where ordered.ordered_by_doctor
      ) as codes
    from invoice i
    cross join jsonb_to_recordset(i.content -> 'orders') as told(_id uuid, name text)
    join prescription r
      on r.dossier_id = i.dossier_id and r._id = told._id and r.current and r.written_at >= i.issued_at
    where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued' and i.document = 'care'
    offset 0
  ) as changed
  cross join jsonb_to_recordset(changed.lines)
    as line(date date, care_kind text, orders jsonb, services jsonb)
  where line.orders ? (changed."order"::text) and (
    changed.is_of_another
    or changed.law = 'kvg' and changed.transitional <> (line.care_kind = 'transitional')
    or exists (
      select from jsonb_to_recordset(line.services) as done(code text)
      where done.code <> all (changed.codes) and not exists (
        select from prescription o
        cross join jsonb_to_recordset(o.services) as ordered("serviceId" uuid, ordered_by_doctor boolean)
        join service s on s._id = ordered."serviceId"
        where o.dossier_id = changed.dossier_id and o.current and line.orders ? (o._id::text)
          and ordered.ordered_by_doctor and s.code = done.code)))`
