import type { Id } from '@vicino/domain/wire/id.ts'
import { setTimeout } from 'node:timers/promises'
import { insideTransaction } from '../db/inside-transaction.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import type { TestProgram } from './program.ts'

/**
 * What `act` answers where somebody else is about to commit: `change` is written first, `act` begins and runs into
 * it, and only then is it committed. It shows what a request does between what it reads and what it writes.
 */
export async function whileHeld<T>(
  { database }: Pick<TestProgram, 'database'>,
  { business }: { business: Id },
  change: (tx: Tx) => PromiseLike<unknown>,
  act: () => PromiseLike<T>,
): Promise<T> {
  const acting = await asTenant(database.app, { business }, async tx => {
    await change(tx)
    const answer = insideTransaction.exit(async () => act())
    await untilBlocked(tx)
    return { answer }
  })
  return acting.answer
}

async function untilBlocked(tx: Tx): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const [row] = await tx<{ blocked: boolean }[]>`
      select exists (select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))) as blocked`
    if (row!.blocked) return
    await setTimeout(10)
  }
  throw new Error('nothing ran into what is held')
}
