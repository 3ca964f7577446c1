import { linesOfMonthDay } from '@vicino/domain/calendar/month-week.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { UnorderedDay } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { orderedCodes, visitServices } from '../../prescriptions/ordered-services.store.ts'
import { type Asked, isAskedFor } from './task-list.store.ts'

/** A visit with the codes of its services of the health insurance, planned or recorded. */
type VisitCodes = { _id: Id; dossierId: Id; date: Day; codes: string[] }

/** From when until when a code is prescribed for a client. */
type OrderedCode = { dossier_id: Id; code: string; start: Day; end: Day }

/** The days of a range with visits of which a service is not prescribed, each with whose they are. */
export async function listUnorderedDays(
  tx: Tx,
  asked: Asked,
): Promise<(UnorderedDay & { dossiers: Id[] })[]> {
  const visits = await listVisitCodes(tx, asked)
  const dossiers = [...new Set(visits.map(({ dossierId }) => dossierId))]
  const ordered = await tx<OrderedCode[]>`
    ${orderedCodes(tx, asked.range, tx`p.dossier_id = any(${dossiers}::uuid[])`)}`
  const periods = Map.groupBy(ordered, ({ dossier_id, code }) => `${dossier_id}.${code}`)
  const isOrdered = ({ dossierId, date }: VisitCodes, code: string): boolean =>
    periods.get(`${dossierId}.${code}`)?.some(({ start, end }) => start <= date && date <= end) ?? false
  const unordered = visits.filter(visit => visit.codes.some(code => !isOrdered(visit, code)))
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
const listVisitCodes = (tx: Tx, asked: Asked) => tx<VisitCodes[]>`
  select t._id, t.dossier_id as "dossierId", t.date, given.codes
  from task t cross join lateral (
    select array_agg(distinct s.code) as codes from (${visitServices(tx)}) s
  ) given
  where ${isAskedFor(tx, asked)} and t.type = 'client' and t.status <> 'not_done' and not t.suspended_by_dossier
    and given.codes is not null and ${knownWithin(tx, asked.author, 'prescription', 't.dossier_id', asked.today)}
  order by t.date, t.start_time, t.end_date, t.end_time, t._id`
