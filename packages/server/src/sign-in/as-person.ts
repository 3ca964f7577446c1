import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import { type Later, transaction, type Tx } from '../db/tenant.ts'

/** Runs `work` as a person who has no business yet: she sees herself and where she works, nothing else. */
export function asPerson<T>(pool: Sql, person: Id, work: (tx: Tx, later: Later) => Promise<T>): Promise<T> {
  return transaction(pool, (tx, later) => {
    later(tx`select set_config('app.user_id', ${person}, true)`)
    return work(tx, later)
  })
}
