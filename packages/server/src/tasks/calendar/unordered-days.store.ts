import { linesOfMonthDay } from '@vicino/domain/calendar/month-week.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { UnorderedDay } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { orderedCodes } from '../../prescriptions/ordered-services.store.ts'
import { inItsGroup } from '../../services/services.store.ts'
import { type AskedTasks, isAskedFor } from './task-list.store.ts'

/** A visit with its services, planned or recorded. */
type VisitServices = { _id: Id; dossierId: Id; date: Day; services: Id[] }

/** A service as it stands on a day: under which code, where it is care of the health insurance. */
type CodeOnDay = { service_id: Id; date: Day; code: string }

/** From when until when a code is prescribed for a client. */
type OrderedCode = { dossier_id: Id; code: string; start: Day; end: Day }

/** The days of a range with visits of which a service is not prescribed, each with whose they are. */
export async function listUnorderedDays(
  tx: Tx,
  asked: AskedTasks,
): Promise<(UnorderedDay & { dossiers: Id[] })[]> {
  const visits = await listVisits(tx, asked)
  const dossiers = [...new Set(visits.map(({ dossierId }) => dossierId))]
  const [ordered, codes] = await Promise.all([
    tx<OrderedCode[]>`${orderedCodes(tx, asked.range, tx`p.dossier_id = any(${dossiers}::uuid[])`)}`,
    listCodes(tx, visits),
  ])
  const periods = Map.groupBy(ordered, ({ dossier_id, code }) => `${dossier_id}.${code}`)
  const codeOn = new Map(codes.map(({ service_id, date, code }) => [`${service_id}.${date}`, code]))
  const isOrdered = ({ dossierId, date }: VisitServices, service: Id): boolean => {
    const code = codeOn.get(`${service}.${date}`)
    if (code === undefined) return true
    return (
      periods.get(`${dossierId}.${code}`)?.some(({ start, end }) => start <= date && date <= end) ?? false
    )
  }
  const unordered = visits.filter(visit => visit.services.some(service => !isOrdered(visit, service)))
  return Array.from(
    Map.groupBy(unordered, ({ date }) => date),
    ([date, ofDay]) => ({
      date,
      count: ofDay.length,
      first: ofDay.slice(0, linesOfMonthDay).map(({ _id }) => _id),
      dossiers: [...new Set(ofDay.map(({ dossierId }) => dossierId))],
    }),
  )
}

/**
 * The visits of a range in the order of a month's lines. They are held against the orders outside of the database: joined
 * in it, a plan that takes a house for ten visits would look at each order for each of twelve thousand.
 */
const listVisits = (tx: Tx, asked: AskedTasks) => tx<VisitServices[]>`
  select t._id, t.dossier_id as "dossierId", t.date, given.services
  from task t cross join lateral (
    select array_agg(service_id) as services from (
      select service_id from task_service where task_id = t._id
      union
      select service_id from performance where task_id = t._id and current and struck is null
    ) each
  ) given
  where ${isAskedFor(tx, asked)} and t.type = 'client' and t.status <> 'not_done' and not t.suspended_by_dossier
    and given.services is not null
    and ${knownWithin(tx, asked.author, 'prescription', 't.dossier_id', asked.today)}
  order by t.date, t.start_time, t.end_date, t.end_time, t._id`

/** The codes of what visits give, each service of a day once. */
function listCodes(tx: Tx, visits: readonly VisitServices[]) {
  const given = visits.flatMap(({ date, services }) => services.map(service => `${service}.${date}`))
  const each = [...new Set(given)].map(one => one.split('.') as [Id, Day])
  return tx<CodeOnDay[]>`
    select each.service_id, each.date, s.code
    from unnest(${each.map(([id]) => id)}::uuid[], ${each.map(([, date]) => date)}::date[]) as each (service_id, date)
    join service s on s._id = service_on(each.service_id, each.date) ${inItsGroup(tx)}
    where g.letter = any(${[...lamalLetters]})`
}
