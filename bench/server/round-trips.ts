import type { Sql } from 'postgres'

/** A pool whose round trips are counted: how often somebody waited for the database before asking on. */
type TimedPool = { pool: Sql; trips(): number }

type Query = Promise<unknown> & { handle: () => unknown }

/** How far a connection is: the round trips that were begun, and those whose answers are known. */
type Line = { begun: number; ended: number }

/**
 * Counts round trips: statements that travel without waiting for each other are one, a statement that is sent after
 * an answer is one more. Each reserved connection is a line of its own.
 */
export function countRoundTrips(pool: Sql): TimedPool {
  let trips = 0
  const follow = (query: Query, line: Line): void => {
    const handle = query.handle.bind(query)
    let own = 0
    query.handle = () => {
      if (own > 0) return handle()
      own = line.ended + 1
      if (own > line.begun) trips += 1
      line.begun = Math.max(line.begun, own)
      const end = (): void => {
        line.ended = Math.max(line.ended, own)
      }
      const sent = handle()
      // The query's own `then` would send it again.
      void Promise.prototype.then.call(query, end, end)
      return sent
    }
  }
  const counted = <Tag extends Sql>(tag: Tag, line: () => Line): Tag =>
    new Proxy(tag, {
      apply: (target, self, args) => {
        const query: unknown = Reflect.apply(target, self, args)
        if (isQuery(query)) follow(query, line())
        return query
      },
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'reserve') return value
        return async () => {
          const own = { begun: 0, ended: 0 }
          return counted(await (value as () => Promise<Tag>)(), () => own)
        }
      },
    })
  return { pool: counted(pool, () => ({ begun: 0, ended: 0 })), trips: () => trips }
}

const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'handle' in value && typeof value.handle === 'function'
