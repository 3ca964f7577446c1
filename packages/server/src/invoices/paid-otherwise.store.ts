import type { Day } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

const letters = [...lamalLetters]

/**
 * The lines of invoices `i` of a month whose coverage was written anew since they were issued, and does not hold on their
 * day any more or names another law or insurer, and those that somebody else pays, or nobody knows who, by what was written
 * since: a case before the basic insurance, a second case, the complementary insurance before the client herself.
 */
export const paidOtherwiseIn = (tx: Tx, start: Day, which: Fragment): Fragment => tx`
  select i.dossier_id, i._id, line.date
  from (
    -- Few coverages were written since: nothing of an invoice is unfolded before that is known ("offset 0").
    select i.* from invoice i
    where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued' and i.document = 'care' and exists (
      select from coverage w
      where w.dossier_id = i.dossier_id and w.current and w.written_at >= i.issued_at)
    offset 0
  ) as i
  left join coverage c on c.dossier_id = i.dossier_id and c._id = (i.content ->> 'coverageId')::uuid and c.current
  cross join jsonb_to_recordset((i.content -> 'lines') || (i.content -> 'materials')) as line(date date, letter text)
  where (
    c.written_at >= i.issued_at and (
      c.struck_reason is not null or line.date < c."from" or line.date > c.until or c.law <> i.law
      or (c.insurer, c.contact_id) is distinct from (
        select (w.insurer, w.contact_id) from coverage w
        where w._id = c._id and w.written_at <= i.issued_at order by w.version desc limit 1))
    or exists (
      select from coverage k
      where k.dossier_id = i.dossier_id and k.current and k.written_at >= i.issued_at and k.struck_reason is null
        and k._id is distinct from c._id and line.date between k."from" and coalesce(k.until, 'infinity')
        and case when coalesce(line.letter, 'B') = any(${letters})
          then k.law in ('uvg', 'ivg', 'mvg') and i.law <> 'vvg' or k.law = 'kvg' and i.law = 'private'
          else k.law = 'vvg' and i.law = 'private' end))`
