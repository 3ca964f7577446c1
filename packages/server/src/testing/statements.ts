import type { Sql } from 'postgres'

/** A pool whose statements are counted, those of its reserved connections too. */
export type CountedPool = { pool: Sql; sent(): number }

type Query = { handle: () => unknown; executed?: boolean }

/** Counts what a pool sends to the database; a fragment inside a statement is none of its own. */
export function countStatements(pool: Sql): CountedPool {
  let sent = 0
  const counted = <Tag extends Sql>(tag: Tag): Tag =>
    new Proxy(tag, {
      apply: (target, self, args) => {
        const query: unknown = Reflect.apply(target, self, args)
        if (isQuery(query)) countOnce(query, () => (sent += 1))
        return query
      },
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'reserve') return value
        return async () => counted(await (value as () => Promise<Tag>)())
      },
    })
  return { pool: counted(pool), sent: () => sent }
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'handle' in value && typeof value.handle === 'function'

/** The driver sends a query when it is first waited for or executed, and asks `handle` each time. */
function countOnce(query: Query, count: () => void): void {
  const handle = query.handle.bind(query)
  let counted = false
  query.handle = () => {
    if (!counted) count()
    counted = true
    return handle()
  }
}
