import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** Which lines of the log: `columns` name `created_at` and `_id`, by which they come in this order. */
type Wanted = {
  columns: Fragment
  where: Fragment
  order: 'most_recent' | 'least_recent'
  offset?: number
  limit: number
}

/**
 * The first lines of these kinds, in SQL. Each kind is read in the order of the index and they are merged line by
 * line: no more is read than is asked for, however long the log is and however many kinds it has.
 */
export function firstLines(
  tx: Tx,
  kinds: readonly ActivityDataModel[],
  { columns, where, order, offset = 0, limit }: Wanted,
): Fragment {
  if (kinds.length === 0) return tx`select ${columns} from activity where false`
  const direction = order === 'least_recent' ? tx`asc` : tx`desc`
  const inOrder = tx`order by created_at ${direction}, _id ${direction}`
  const ofEach = kinds.map(
    kind =>
      tx`(select ${columns} from activity where ${where} and data_model = ${kind} ${inOrder} limit ${offset + limit})`,
  )
  const ofAll = ofEach.reduce((before, one) => tx`${before} union all ${one}`)
  return tx`select * from (${ofAll}) line ${inOrder} limit ${limit} offset ${offset}`
}
