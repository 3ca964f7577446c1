import type { Day } from '@vicino/domain/days/day.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** Whether `collaboration c` is not over on a day: its person works for its business then, or is to. */
export const worksOnOrLater = (tx: Tx, day: Day): Fragment => tx`
  c.ended_at is null and coalesce(c.end_date, 'infinity') >= ${day}`

/**
 * The last day on which who works by `collaboration c` carries out what is planned for her: on the day on which her
 * access was closed she does so no more.
 */
export const lastDayOfWork = (tx: Tx): Fragment => tx`(c.end_date - (c.ended_at is not null)::int)`

/**
 * Whether a day lies before the employment of `collaboration c`, and in none that had ended by then: a first day may be put
 * off, and a return begins anew; what stood before is kept as a version with its last day.
 */
export const isBefore = (tx: Tx, day: Fragment): Fragment => tx`
  ${day} < c.start_date and not exists (
    select from (
      select (v.content ->> 'start_date')::date as first,
        (v.content ->> 'end_date')::date - ((v.content ->> 'ended_at') is not null)::int as last,
        lead((v.content ->> 'start_date')::date, 1, c.start_date) over (order by v.version) as next
      from collaboration_version v where v.business_id = c.business_id and v.collaboration_id = c._id
    ) v where ${day} between v.first and v.last and v.last < v.next
  )`

/** Whether `collaboration c` holds on a day: its person works for its business then. */
export const worksOn = (tx: Tx, day: Day): Fragment => tx`
  c.start_date <= ${day} and ${worksOnOrLater(tx, day)}`
