import type { Day } from '@vicino/domain/days/day.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** Whether `collaboration c` is not over on a day: its person works for its business then, or is to. */
export const worksOnOrLater = (tx: Tx, day: Day): Fragment => tx`
  c.ended_at is null and coalesce(c.end_date, 'infinity') >= ${day}`

/** Whether `collaboration c` holds on a day: its person works for its business then. */
export const worksOn = (tx: Tx, day: Day): Fragment => tx`
  c.start_date <= ${day} and ${worksOnOrLater(tx, day)}`
