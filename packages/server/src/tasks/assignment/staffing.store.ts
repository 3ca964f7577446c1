import type { Operator, Staffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { professionalRoles } from '@vicino/domain/businesses/professional-roles.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { qualifications } from '@vicino/domain/services/qualification.ts'
import { plansFor } from '@vicino/domain/tasks/planner.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import { worksOn } from '../../access/works-on.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../db/tenant.ts'
import { isReadableBy } from '../calendar/task-list.store.ts'

/**
 * Those whom the author plans and who work on a day, by name: who cares for clients, and who goes to a client on
 * that day whatever her role is: she was booked before that was asked.
 */
export const listOperators = (tx: Tx, author: Author, day: Day) => tx<Operator[]>`
  select p._id, p.first_name || ' ' || p.last_name as name, p.avatar, c.roles, c.job_title, c.working_hours
  from collaboration c join person p on p._id = c.user_id
  where c.business_id = current_business() and ${worksOn(tx, day)}
    and (c.roles && ${[...professionalRoles]} or exists (
      select from task_operator o
      where o.user_id = c.user_id and o.dossier_id is not null and o.date <= ${day} and coalesce(o.until, o.date) >= ${day}
    ))
    and ${isPlannedBy(tx, author)}
  order by p.last_name collate "it-CH-x-icu", p.first_name collate "it-CH-x-icu", p._id`

/** Whether the author plans for `collaboration c`. */
export function isPlannedBy(tx: Tx, author: Author): Fragment {
  const plans = plansFor(author)
  if (plans === 'all') return tx`true`
  return tx`(c.user_id = ${author._id} ${
    plans === 'team'
      ? tx`or exists (
          select from team_member theirs join team_member mine on mine.team_id = theirs.team_id
          where theirs.user_id = c.user_id and mine.user_id = ${author._id}
        )`
      : tx``
  })`
}

/** The least demanding first. */
const inOrder = qualifications.map(({ value }) => value)

/** Of each visit of a day with planned services that the author may read, what the most demanding one asks for. */
export const listNeeds = (tx: Tx, author: Author, day: Day, today: Day) =>
  needsOf(tx, tx`t.date = ${day} and ${isReadableBy(tx, author, today)}`)

/** The same of some visits. */
export const listNeedsOf = (tx: Tx, tasks: readonly Id[]) => needsOf(tx, tx`t._id = any(${tasks}::uuid[])`)

const needsOf = (tx: Tx, which: Fragment) => tx<Staffing['needs']>`
  select n.task_id as "taskId", (${inOrder}::text[])[n.highest] as min_qualification
  from (
    select p.task_id, max(array_position(${inOrder}::text[], s.min_qualification)) as highest
    from task t join task_service p on p.task_id = t._id join service s on s._id = service_on(p.service_id, t.date)
    where ${which} group by p.task_id
  ) n order by n.task_id`
