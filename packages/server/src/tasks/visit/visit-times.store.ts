import { homeZone } from '@vicino/domain/days/instant.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../../db/tenant.ts'

/** Under which names of theirs visits are asked for their times. */
type Named = 'a' | 'b' | 't'

/**
 * The moment that a day with a clock of the wall means, as `instantOf` places it: of an hour that comes twice the first.
 * The database by itself takes the second.
 */
export const instantOfWall = (tx: Tx, wall: Fragment): Fragment => tx`
  least(${wall} at time zone ${homeZone}, (${wall} - interval '1 hour') at time zone ${homeZone} + interval '1 hour')`

/** Whether it is known when the visit really was. */
export const isTimed = (tx: Tx, of: Named): Fragment =>
  tx`${tx(of)}.started_at is not null and ${tx(of)}.ended_at is not null`

/** When the visit began: as it really was, or as planned where nobody recorded that. */
export const begunOf = (tx: Tx, of: Named): Fragment => tx`
  case when ${isTimed(tx, of)} then ${tx(of)}.started_at
    else ${instantOfWall(tx, tx`(${tx(of)}.date + ${tx(of)}.start_time)`)} end`

/** When it was over. */
export const doneOf = (tx: Tx, of: Named): Fragment => tx`
  case when ${isTimed(tx, of)} then ${tx(of)}.ended_at
    else ${instantOfWall(tx, tx`(${tx(of)}.end_date + ${tx(of)}.end_time)`)} end`

/** When the visit `t` was made, as its operators repeat it: from when to when, null where it was not. */
export const madeOf = (tx: Tx): { from: Fragment; until: Fragment } => {
  const isMade = tx`t.status = 'completed' and t.dossier_id is not null and not t.full_day`
  return {
    from: tx`case when ${isMade} then ${begunOf(tx, 't')} end`,
    until: tx`case when ${isMade} then ${doneOf(tx, 't')} end`,
  }
}
