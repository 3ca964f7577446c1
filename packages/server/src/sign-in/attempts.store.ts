import type { Tx } from '../db/tenant.ts'

/** So often, within so many seconds. */
export type Limit = { most: number; seconds: number }

/** One thing that is counted: a key that names it, under its limit. */
export type Counted = { key: string; limit: Limit }

/** Counts an attempt; how many seconds to wait where it is one too many, otherwise 0. */
export async function countAttempt(tx: Tx, { key, limit }: Counted): Promise<number> {
  const [row] = await tx<{ count: number; seconds: number }[]>`
    insert into auth.attempt as a (key, count, until)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      count = case when a.until <= now() then 1 else a.count + 1 end,
      until = case when a.until <= now() then excluded.until else a.until end
    returning count, ceil(extract(epoch from until - now()))::int as seconds`
  return row!.count > limit.most ? Math.max(1, row!.seconds) : 0
}

/** Takes back an attempt that succeeded: only failures stay counted. */
export const takeBackAttempts = (tx: Tx, keys: string[]) => tx`
  with gone as (delete from auth.attempt where key in ${tx(keys)} and count <= 1)
  update auth.attempt set count = count - 1 where key in ${tx(keys)} and count > 1`
