import type { Day } from '@vicino/domain/days/day.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { worksOn } from './works-on.ts'

/**
 * Whether `delegation g` holds on a day: within its days, not taken back, and whoever gave it still works in the
 * business and answers for it.
 */
export const delegatedOn = (tx: Tx, day: Day): Fragment => tx`
  g.withdrawn_at is null and g.valid_from <= ${day} and coalesce(g.valid_until, 'infinity') >= ${day}
    and ${worksUnder(tx, tx`g.given_by`, day)}`

/** Whether somebody works in the business of `delegation g` on a day. */
export const worksUnder = (tx: Tx, person: Fragment, day: Day): Fragment => tx`exists (
  select from collaboration c
  where c.business_id = g.business_id and c.user_id = ${person} and ${worksOn(tx, day)})`
