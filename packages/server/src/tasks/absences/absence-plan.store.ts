import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { knownDays } from '@vicino/domain/assignment/rank-carers.ts'
import { professionalRoles } from '@vicino/domain/businesses/professional-roles.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import { worksOnOrLater } from '../../access/works-on.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { isPlannedBy } from '../assignment/staffing.store.ts'
import type { DayRange } from '../calendar/task-list.store.ts'

/** Somebody whom the author plans. */
export async function findPlanned(tx: Tx, author: Author, person: Id): Promise<NamedPerson | undefined> {
  const [found] = await tx<NamedPerson[]>`
    select p._id, p.first_name || ' ' || p.last_name as name, p.avatar
    from collaboration c join person p on p._id = c.user_id
    where c.business_id = current_business() and c.user_id = ${person} and ${isPlannedBy(tx, author)}`
  return found
}

type Row = Operator & { start_date: Day; end_date: Day | null }

/** Those whom the author plans who care for clients on any day of a range, by name. */
export const listColleagues = (tx: Tx, author: Author, { from, to }: DayRange) => tx<Row[]>`
  select p._id, p.first_name || ' ' || p.last_name as name, p.avatar, c.roles, c.job_title, c.working_hours,
    c.start_date, c.end_date
  from collaboration c join person p on p._id = c.user_id
  where c.business_id = current_business() and c.start_date <= ${to}
    and ${worksOnOrLater(tx, from)} and c.roles && ${[...professionalRoles]} and ${isPlannedBy(tx, author)}
  order by p.last_name collate "it-CH-x-icu", p.first_name collate "it-CH-x-icu", p._id`

type Made = { operator: Id; dossierId: Id; count: number }

/** How many visits of each of these clients each of these people has made lately, of clients whose visits the author may know. */
export const countVisits = (
  tx: Tx,
  { author, today }: { author: Author; today: Day },
  dossiers: readonly Id[],
  people: readonly Id[],
) => tx<Made[]>`
  select o.user_id as operator, t.dossier_id as "dossierId", count(*)::int as count
  from task t join task_operator o on o.task_id = t._id
  where t.dossier_id = any(${dossiers}::uuid[]) and t.date >= ${addDays(today, -knownDays)} and t.date < ${today}
    and t.status <> 'not_done' and not t.suspended_by_dossier and o.user_id = any(${people}::uuid[])
    and ${knownWithin(tx, author, 'task', 't.dossier_id', today)}
  group by o.user_id, t.dossier_id order by o.user_id, t.dossier_id`

/** In which town each of these clients lives, as far as it is written and the author may know it. */
export const listTowns = (tx: Tx, author: Author, dossiers: readonly Id[], today: Day) => tx<
  { dossierId: Id; town: string }[]
>`
  select d._id as "dossierId", d.address ->> 'city' as town from dossier d
  where d._id = any(${dossiers}::uuid[]) and nullif(d.address ->> 'city', '') is not null
    and ${knownWithin(tx, author, 'personal_data', 'd._id', today)}`
