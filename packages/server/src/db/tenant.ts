import type { Id } from '@vicino/domain/wire/id.ts'
import type { PendingQuery, ReservedSql, Row, Sql } from 'postgres'
import { insideTransaction } from './inside-transaction.ts'

declare const tenant: unique symbol

/** A query tag inside a transaction. Only this file makes one, so no query leaves its transaction. */
export type Tx = ReservedSql & { readonly [tenant]: true }

/** Sends a statement without waiting; its failure is raised when the transaction ends. */
export type Later = (query: PendingQuery<Row[]>) => void

const ignore = () => undefined

/**
 * Runs `work` in one transaction on one connection. BEGIN, the first statements of `work`, and the statements
 * given to `later` together with COMMIT travel without waiting for each other: a read of one query costs about
 * what a bare query costs.
 */
export async function transaction<T>(
  pool: Sql,
  work: (tx: Tx, later: Later) => Promise<T>,
  begin: Begin = tx => tx`begin`,
): Promise<T> {
  const tx = (await pool.reserve()) as Tx
  try {
    return await insideTransaction.run(true, () => run(tx, work, begin))
  } finally {
    tx.release()
  }
}

type Begin = (tx: Tx) => PendingQuery<Row[]>

async function run<T>(tx: Tx, work: (tx: Tx, later: Later) => Promise<T>, begin: Begin): Promise<T> {
  const sent: Promise<unknown>[] = []
  const later: Later = query => {
    const answer = query.execute()
    answer.catch(ignore)
    sent.push(answer)
  }
  later(begin(tx))
  try {
    const answer = await work(tx, later)
    const commit = tx`commit`.execute()
    commit.catch(ignore)
    await Promise.all(sent)
    // A statement whose error was swallowed makes COMMIT answer ROLLBACK: acknowledged must mean stored.
    if ((await commit).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    return answer
  } catch (error) {
    await tx`rollback`.catch(ignore)
    throw await causeOf(error, sent)
  }
}

/** PostgreSQL's in_failed_sql_transaction: a statement that came after the one that failed. */
const afterFailure = '25P02'

/** What made a transaction fail, where the first thing heard of it is only that it has failed. */
async function causeOf(heard: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if ((heard as { code?: unknown }).code !== afterFailure) return heard
  const outcomes = await Promise.allSettled(sent)
  return outcomes.find(outcome => outcome.status === 'rejected')?.reason ?? heard
}

type Tenant = { business: Id; person?: Id }

/** Runs `work` as one person (or as the program itself) in one business: for jobs, seeds and tests. */
export function asTenant<T>(
  pool: Sql,
  as: Tenant,
  work: (tx: Tx, later: Later) => Promise<T>,
  begin?: Begin,
): Promise<T> {
  return transaction(
    pool,
    (tx, later) => {
      const { business, person = '' } = as
      later(
        tx`select set_config('app.business_id', ${business}, true), set_config('app.user_id', ${person}, true)`,
      )
      return work(tx, later)
    },
    begin,
  )
}

/** The same over one moment of the database: whatever is written meanwhile, no statement of `work` sees it. */
export const inSnapshot = <T>(pool: Sql, as: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asTenant(pool, as, work, tx => tx`begin isolation level repeatable read, read only`)

/** Runs `work` as a person who has no business yet: she sees herself and where she works, nothing else. */
export function asPerson<T>(pool: Sql, person: Id, work: (tx: Tx, later: Later) => Promise<T>): Promise<T> {
  return transaction(pool, (tx, later) => {
    later(tx`select set_config('app.user_id', ${person}, true)`)
    return work(tx, later)
  })
}
