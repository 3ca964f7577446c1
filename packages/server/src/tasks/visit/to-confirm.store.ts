import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../db/tenant.ts'
import { type DossierId, knownWithin } from '../../http/dossier-access.ts'
import { isEmpty, isPartly } from '../../performances/ended-visits.store.ts'
import { carriedOutBy } from '../calendar/task-list.store.ts'

/** A service that was recorded on a visit; `stands`: it was not struck since. */
export type Recorded = { taskId: Id; code: string; duration: number; stands: boolean }

/** Lets one confirmation of a visit wait for the other. */
export const holdVisit = (tx: Tx, task: Id) => tx`select from task where _id = ${task} for update`

/** What was recorded on these visits. */
export const listRecorded = (tx: Tx, tasks: readonly Id[]) => tx<Recorded[]>`
  select p.task_id as "taskId", s.code, p.duration, p.struck is null as stands from performance p join service s on s._id = p.service_id
  where p.task_id = any(${[...tasks]}::uuid[]) and p.current`

/** Of the clients of whom the author may know it: the codes of the services that are prescribed on a day. */
export const listPrescribed = (
  tx: Tx,
  author: Author,
  dossiers: readonly Id[],
  { day, today }: { day: Day; today: Day },
) => tx<{ dossier: DossierId; codes: string[] }[]>`
  select d._id as dossier, array(
    select s.code from prescription p cross join jsonb_array_elements(p.services) line
    join service s on s._id = (line ->> 'serviceId')::uuid
    where p.dossier_id = d._id and p.current and p.struck is null and ${day} between p.start and p."end"
  ) as codes
  from dossier d
  where d._id = any(${[...dossiers]}::uuid[]) and ${knownWithin(tx, author, 'prescription', 'd._id', today)}`

/** How far back a visit is looked for that somebody forgot. */
const forgottenDays = 31

/** The last day before one on which a visit that the author carried out was left without a word, without services, or in part. */
export async function findDayBefore(tx: Tx, author: Author, day: Day): Promise<Day | null> {
  const range = { from: addDays(day, -forgottenDays), to: addDays(day, -1) }
  const [row] = await tx<{ date: Day | null }[]>`
    select max(t.date) as date from task t
    where t._id = any(array(${carriedOutBy(tx, [author._id], range)})) and t.date < ${day} and t.end_date < ${day}
      and t.dossier_id is not null and not t.suspended_by_dossier
      and (t.status in ('pending', 'confirmed') or ${isEmpty(tx)} or ${isPartly(tx)})`
  return row!.date
}
