import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { drugTable } from '../drugs/drugs.store.ts'

/** Some days of a client. */
export type DaysOfClient = { dossier: Id; from: Day; to: Day }

/** Ranges as rows; each begins a day earlier, for a night belongs to the day before. */
export const asRows = (tx: Tx, ranges: readonly DaysOfClient[]): Fragment => tx`
  unnest(
    ${ranges.map(({ dossier }) => dossier)}::uuid[],
    ${ranges.map(({ from }) => addDays(from, -1))}::date[],
    ${ranges.map(({ to }) => to)}::date[]
  ) as asked (dossier, first, last)`

/**
 * The drugs of some clients in each version that held in a range, which is all that a list of doses is made of
 * (`domain/src/drugs/ordered-doses.ts`): one that was ended or put off since held until then. None of those struck.
 */
export const listVersions = (tx: Tx, ranges: readonly DaysOfClient[]) => tx<Drug[]>`
  select ${drugTable.columns(tx)} from (
    select distinct v.* from ${asRows(tx, ranges)}
    cross join lateral (select asked.first::timestamp at time zone 'Europe/Zurich' as start) begins
    join drug c on c.dossier_id = asked.dossier and c.current and c.struck is null and (
      (c.start_date <= asked.last and coalesce(c.end_date, 'infinity') >= asked.first)
      or c.written_at >= begins.start
    )
    join drug v on v.business_id = c.business_id and v._id = c._id and v.version >= coalesce((
        select max(p.version) from drug p
        where p.business_id = c.business_id and p._id = c._id and p.written_at < begins.start
      ), 1)
  ) drug
  order by name, _id, version`

/** The same of some clients around a day: a visit may begin on the day before it or end on the next one. */
export const listVersionsAround = (tx: Tx, ids: readonly Id[], day: Day) =>
  listVersions(
    tx,
    ids.map(dossier => ({ dossier, from: day, to: addDays(day, 1) })),
  )
