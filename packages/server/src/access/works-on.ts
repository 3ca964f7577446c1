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
export const lastDayOf = (tx: Tx): Fragment => tx`(c.end_date - (c.ended_at is not null)::int)`

/** Whether `collaboration c` holds on a day: its person works for its business then. */
export const worksOn = (tx: Tx, day: Day): Fragment => tx`
  c.start_date <= ${day} and ${worksOnOrLater(tx, day)}`
