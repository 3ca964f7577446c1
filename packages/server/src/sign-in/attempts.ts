import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { type Counted, countAttempt, type Limit, takeBackAttempts } from './attempts.store.ts'

/**
 * How often something may fail. An organisation's people sign in behind one address, so that one is generous;
 * an account is narrow, wherever the attempts come from. Sign-ups are counted even when they succeed. A code of
 * the app holds once, for longer than the app shows it and its neighbours (RFC 6238, 5.2).
 */
const limits = {
  address: { most: 30, seconds: 60 },
  account: { most: 10, seconds: 300 },
  sign_up: { most: 20, seconds: 3600 },
  challenge: { most: 60, seconds: 60 },
  published: { most: 120, seconds: 60 },
  emergency: { most: 10, seconds: 3600 },
  app_code: { most: 1, seconds: 120 },
} as const satisfies Record<string, Limit>

/** Names what is counted. The key is a keyed hash: whoever reads the table learns no address. */
export function counted(secret: string, limit: keyof typeof limits, of: string): Counted {
  const name = limit === 'account' ? of.toLowerCase() : network(of)
  return { key: createHmac('sha256', secret).update(`${limit}\n${name}`).digest('hex'), limit: limits[limit] }
}

/**
 * Counts an attempt under each limit. The count stands even when the attempt is refused.
 * @throws {Refusal} too_many_requests, with the seconds to wait
 */
export async function admitAttempt(pool: Sql, attempt: readonly Counted[]): Promise<void> {
  const waits = await transaction(pool, async tx => {
    const seconds: number[] = []
    for (const one of attempt) seconds.push(await countAttempt(tx, one))
    return seconds
  })
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
}

/** Spends something that holds once; false where it has been used before. */
export const spendOnce = (pool: Sql, once: Counted): Promise<boolean> =>
  transaction(pool, async tx => (await countAttempt(tx, once)) === 0)

/** Takes an attempt that succeeded out of the count. */
export async function forgiveAttempt(pool: Sql, attempt: readonly Counted[]): Promise<void> {
  await transaction(pool, async tx =>
    takeBackAttempts(
      tx,
      attempt.map(({ key }) => key),
    ),
  )
}

/** One household or one attacker holds a whole /64 of IPv6 addresses: they count as one. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
