import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { worksOnOrLater } from '../access/works-on.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin, withinReach } from '../http/dossier-access.ts'
import { keptOf } from './task-origin.store.ts'

type LateOne = { taskId: Id; late_since: Day; times: number }

/**
 * One page of what was to be done before today and waits for the author. Days on which a client's dossier rests ask for
 * nothing, nor do what has ended and clients who are away: it comes back with them. A step of a protocol, or a series,
 * is one line however often it was left out. Those that tell when to call for help come first, as far as the author may
 * know of them; then what waits longest.
 */
export function listLateToDos(tx: Tx, author: Author, today: Day, paged: Paged): Promise<ListPage<LateOne>> {
  const knowsPlan = knownWithin(tx, author, 'care_plan', 'm.dossier_id', today)
  const knowsProtocol = knownWithin(tx, author, 'opened_protocol', 's.dossier_id', today)
  const waiting = tx`
    select t._id, t.date,
      s.opened_id, coalesce(s.step_id, t.series_id, t._id) as of_one,
      case when s.opened_id is not null and ${knowsProtocol} then
        case when jsonb_array_length(o.alarms) > 0 then 0 else 1 end
      when m.measure_id is not null and ${knowsPlan} then 2 else 3 end as harm
    from task t
    left join lateral ${keptOf(tx, 'opened_protocol_task')} s on true
    left join opened_protocol o on o.business_id = s.business_id and o._id = s.opened_id and o.current
    left join lateral ${keptOf(tx, 'task_measure')} m on true
    left join care_plan p on p.business_id = m.business_id and p._id = m.care_plan_id and p.current
    left join dossier d on d.business_id = t.business_id and d._id = coalesce(s.dossier_id, m.dossier_id)
    where t.business_id = ${author.business} and t.type = 'task' and t.status in ('pending', 'confirmed')
      and t.end_date < ${today} and not t.suspended_by_dossier
      and (s.opened_id is null or (o.status = 'open' and o.struck is null))
      and (m.care_plan_id is null or (p.status <> 'ended' and p.struck is null))
      and (d._id is null or d.status = 'active' or (d.status = 'suspended'
        and ${today} not between d.suspended_from and coalesce(d.suspended_to, 'infinity')))
      and (${isHers(tx, author)} or (${isNobodys(tx, today)} and (
        ${answersForIt(tx, author, today)} or ${withinReach(tx, author, 'calendar.plan_all', 'd._id', today)}
      )))`
  const grouped = tx`
    select (array_agg(_id order by date, _id))[1] as "taskId", min(date) as late_since, count(*)::int as times,
      min(harm) as harm
    from (${waiting}) w group by opened_id, of_one`
  const listed = tx<LateOne[]>`
    select "taskId", late_since, times from (${grouped}) g order by harm, late_since, "taskId" ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select from (${grouped}) g`)
}

const isHers = (tx: Tx, { _id }: Author): Fragment => tx`exists (
  select from task_operator w where w.business_id = t.business_id and w.task_id = t._id and w.user_id = ${_id}
)`

/** Whether nobody who works here carries it out. */
const isNobodys = (tx: Tx, today: Day): Fragment => tx`not exists (
  select from task_operator w join collaboration c on c.business_id = w.business_id and c.user_id = w.user_id
  where w.business_id = t.business_id and w.task_id = t._id and ${worksOnOrLater(tx, today)}
)`

/**
 * Who answers for a to-do that nobody carries out: of a protocol its responsible, or, where she works here no more, who
 * may open protocols at that client; of a measure, and of anything else, who planned it.
 */
function answersForIt(tx: Tx, author: Author, today: Day): Fragment {
  const { _id } = author
  const worksHere = tx`exists (
    select from collaboration c
    where c.business_id = t.business_id and c.user_id = (o.responsible ->> '_id')::uuid
      and ${worksOnOrLater(tx, today)}
  )`
  return tx`case
    when s.opened_id is not null then ${knownWithin(tx, author, 'opened_protocol', 's.dossier_id', today)} and (
      o.responsible ->> '_id' = ${_id}
      or (not ${worksHere} and ${withinReach(tx, author, 'protocol.open_in_dossier', 's.dossier_id', today)})
    )
    when m.measure_id is not null then
      t.author_id = ${_id} and ${knownWithin(tx, author, 'care_plan', 'm.dossier_id', today)}
    else t.author_id = ${_id} end`
}
