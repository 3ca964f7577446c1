import type { Sql } from 'postgres'

/**
 * A pool whose statements are counted, those of its reserved connections too. `trips`: how often one was sent while
 * none was under way, so that its sender had to wait for the line once more.
 */
type CountedPool = { pool: Sql; sent(): number; trips(): number }

type Query = Promise<unknown> & { handle: () => unknown }

/** Counts what a pool sends to the database; a fragment inside a statement is none of its own. */
export function countStatements(pool: Sql): CountedPool {
  let [sent, trips, underWay] = [0, 0, 0]
  const count = (query: Query): void => {
    sent += 1
    if (underWay === 0) trips += 1
    underWay += 1
    const arrive = (): void => {
      underWay -= 1
    }
    // The driver's own `then` would send the query.
    void Promise.prototype.then.call(query, arrive, arrive)
  }
  const counted = <Tag extends Sql>(tag: Tag): Tag =>
    new Proxy(tag, {
      apply: (target, self, args) => {
        const query: unknown = Reflect.apply(target, self, args)
        if (isQuery(query)) countOnce(query, count)
        return query
      },
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'reserve') return value
        return async () => counted(await (value as () => Promise<Tag>)())
      },
    })
  return { pool: counted(pool), sent: () => sent, trips: () => trips }
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'handle' in value && typeof value.handle === 'function'

/** The driver sends a query when it is first waited for or executed, and asks `handle` each time. */
function countOnce(query: Query, count: (query: Query) => void): void {
  const handle = query.handle.bind(query)
  let counted = false
  query.handle = () => {
    if (!counted) count(query)
    counted = true
    return handle()
  }
}
