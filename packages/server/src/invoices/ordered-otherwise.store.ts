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
  select i.dossier_id, i._id, line.date
  from invoice i
  cross join jsonb_to_recordset(i.content -> 'orders') as told(_id uuid, name text)
  join prescription r on r._id = told._id and r.current and r.written_at >= i.issued_at
  cross join jsonb_to_recordset(i.content -> 'lines') as line(date date, care_kind text, orders jsonb, services jsonb)
  where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued' and i.document = 'care'
    and line.orders ? (told._id::text) and (
      r.doctor is distinct from told.name
      or i.law = 'kvg' and r.transitional <> (line.care_kind = 'transitional')
      or exists (
        select from jsonb_to_recordset(line.services) as done(code text)
        where not exists (
          select from prescription o
          where o._id in (select named::uuid from jsonb_array_elements_text(line.orders) as named) and o.current
            and o.services @> any (array(
              select jsonb_build_array(jsonb_build_object('serviceId', s._id, 'ordered_by_doctor', true))
              from service s where s.code = done.code)))))`
