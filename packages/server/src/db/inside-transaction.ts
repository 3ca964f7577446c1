import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from 'postgres'

/**
 * True for everything that runs on behalf of an open tenant transaction. The transaction's door runs its work
 * inside it: `insideTransaction.run(true, () => work(tx))`.
 */
export const insideTransaction = new AsyncLocalStorage<boolean>()

const doors = new Set<PropertyKey>(['unsafe', 'file', 'begin', 'reserve', 'listen', 'notify'])

/**
 * The pool, closed to whoever stands inside a transaction: a query on it would run on another connection,
 * without the tenant, outside the commit.
 */
export function refusedInsideTransaction(sql: Sql): Sql {
  return new Proxy(sql, {
    apply(target, self, args): unknown {
      refuse()
      return Reflect.apply(target, self, args)
    },
    get(target, name): unknown {
      if (doors.has(name)) refuse()
      return Reflect.get(target, name)
    },
  })
}

function refuse(): void {
  if (insideTransaction.getStore()) throw new Error('A query outside the open transaction: use its tx.')
}
