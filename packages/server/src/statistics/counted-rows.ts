import { caseLaws, housekeepingLetter } from '@vicino/domain/statistics/hour-kind.ts'
import { type CountedYear, endOfDay } from '@vicino/domain/statistics/statistics-year.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** Which dossiers are counted: a condition on the column that names a row's dossier. */
type Among = (column: string) => Fragment

export type Counting = { tx: Tx; year: CountedYear; among: Among }

/** The letter `g.letter` of a service. */
export const withLetter = (tx: Tx, service: string): Fragment => tx`
  join service s on s._id = ${tx(service)}
  join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code`

/** What was performed in the year `p` on visits that were ended, and stands: what an invoice bills. */
export const performedIn = ({ tx, year, among }: Counting): Fragment => tx`
  p.date between ${year.start} and ${year.end} and p.current and p.struck is null and ${among('p.dossier_id')}
  and exists (select from task v where v._id = p.task_id and v.status = 'completed')`

/** The visits `t` to clients that begin in the year, but for those struck because the care was suspended. */
export const visitsIn = ({ tx, year, among }: Counting): Fragment => tx`
  t.date between ${year.start} and ${year.end} and t.type = 'client' and not t.suspended_by_dossier
  and ${among('t.dossier_id')}`

/**
 * The kind of hours (`hour-kind.ts`) of what was performed in `of`: by its letter, by whether another law than the basic
 * insurance pays it for a case (`for_case`), and whether it was ordered as acute and transitional care (`transitional`).
 */
export function kindOf(tx: Tx, of: string): Fragment {
  const [letter, forCase, transitional] = [`${of}.letter`, `${of}.for_case`, `${of}.transitional`]
  return tx`
    case when ${tx(letter)} = any(${[...lamalLetters]}::text[])
      then case
        when ${tx(forCase)} then 'social_insurance' when ${tx(transitional)} then 'transitional' else ${tx(letter)}
      end
      when ${tx(letter)} = ${housekeepingLetter} then ${housekeepingLetter} else 'other' end`
}

/** The days for which a doctor ordered each service of a client as acute and transitional care, as an invoice takes it. */
export const daysOfTransitionalCare = (tx: Tx): Fragment => tx`
  select r.dossier_id, o.code, range_agg(daterange(r.start, r."end", '[]')) as days
  from prescription r cross join jsonb_array_elements(r.services) line
  join service o on o._id = (line ->> 'serviceId')::uuid
  where r.transitional and r.current and r.struck is null and r.doctor is not null and r.ordered_on is not null
    and (line ->> 'ordered_by_doctor')::boolean
  group by r.dossier_id, o.code`

/** The days on which a case of accident, invalidity or military insurance pays the care of each client. */
export const caseDays = (tx: Tx): Fragment => tx`
  select dossier_id, range_agg(daterange("from", until, '[]')) as days from coverage
  where current and struck_reason is null and law = any(${[...caseLaws]}::text[]) group by dossier_id`

/** Whether a focus `f` was first written within the year. */
export const openedIn = ({ tx, year }: Counting): Fragment => tx`
  f.created_at >= ${instantOf(year.start, '00:00')} and f.created_at < ${endOfDay(year.end)}`
