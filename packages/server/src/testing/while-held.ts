import type { Id } from '@vicino/domain/wire/id.ts'
import { setTimeout } from 'node:timers/promises'
import { insideTransaction } from '../db/inside-transaction.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import type { TestProgram } from './program.ts'

/**
 * What requests answer where somebody else is about to commit: `change` is written first, each of `acts` begins once
 * the one before it waits, and only then is the change committed. It shows what a request does between what it reads
 * and what it writes.
 */
export async function whileHeld<T>(
  { database }: Pick<TestProgram, 'database'>,
  { business }: { business: Id },
  change: (tx: Tx) => PromiseLike<unknown>,
  ...acts: (() => PromiseLike<T>)[]
): Promise<T[]> {
  const answers = await asTenant(database.app, { business }, async tx => {
    await change(tx)
    const begun: Promise<T>[] = []
    for (const act of acts) {
      begun.push(insideTransaction.exit(async () => act()))
      await untilWaiting(tx, begun.length)
    }
    return { begun }
  })
  return Promise.all(answers.begun)
}

/** Waits until so many wait for this transaction, or for one that waits for it. */
async function untilWaiting(tx: Tx, many: number): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    const [row] = await tx<{ waiting: number }[]>`
      with recursive held as (
        select pg_backend_pid() as pid
        union
        select l.pid from held join pg_locks l on not l.granted and held.pid = any(pg_blocking_pids(l.pid))
      )
      select count(*)::int - 1 as waiting from held`
    if (row!.waiting >= many) return
    await setTimeout(10)
  }
  throw new Error('nothing waits for what is held')
}
