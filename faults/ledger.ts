import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOwnerPool } from '@vicino/server/db/pool.ts'

import type { Write } from './writing.ts'

/** What the database holds of some writes. */
type Account = {
  written: number
  /** Acknowledged and not there. */
  lost: number
  /** There more than once, in any of the tables that a write touches. */
  doubled: number
  /** There without its receipt, its activity row or its audit row, or these without the record. */
  halved: number
}

/** The database itself, looked into as its owner and not through the program. */
type Ledger = {
  read(writes: readonly Write[]): Promise<Account>
  /** Makes the database begin new files of its log until it finds no room for one and stops. */
  askForRoom(): Promise<void>
  close(): Promise<void>
}

const mostLogFiles = 100

/** Opens the private cluster of an installation while a server runs it. */
export function openLedger(data: string): Ledger {
  const owner = openOwnerPool({
    host: join(data, 'cluster/socket'),
    port: 5432,
    user: 'owner',
    password: readFileSync(join(data, 'owner-password'), 'utf8').trim(),
    database: 'vicino',
  })
  return {
    read: async writes => {
      const ids = (acknowledged: boolean) =>
        writes.filter(({ outcome }) => (outcome === 'acknowledged') === acknowledged).map(({ _id }) => _id)
      const [account] = await owner<Account[]>`
        with sent as (
          select _id, false as acknowledged from unnest(${ids(false)}::uuid[]) as a (_id)
          union all
          select _id, true from unnest(${ids(true)}::uuid[]) as b (_id)
        ), found as (
          select sent._id, acknowledged, coalesce(d.n, 0) as drugs, coalesce(r.n, 0) as receipts,
            coalesce(n.n, 0) as news, coalesce(a.n, 0) as audits
          from sent
          left join (select _id, count(*) as n from drug group by 1) d using (_id)
          left join (select _id, count(*) as n from receipt group by 1) r using (_id)
          left join (select entity_id as _id, count(*) as n from activity group by 1) n using (_id)
          left join (
            select entity_id as _id, count(*) as n from audit
            where entity_type = 'drug' and action = 'create' group by 1
          ) a using (_id)
        )
        select count(*) filter (where drugs > 0)::int as written,
          count(*) filter (where acknowledged and drugs = 0)::int as lost,
          count(*) filter (where greatest(drugs, receipts, news, audits) > 1)::int as doubled,
          count(*) filter (where drugs <> receipts or drugs <> news or drugs <> audits)::int as halved
        from found`
      return account!
    },
    askForRoom: async () => {
      for (let files = 0; files < mostLogFiles; files += 1) {
        const stands =
          await owner`select pg_logical_emit_message(false, 'room', 'asked'), pg_switch_wal()`.then(
            () => true,
            () => false,
          )
        if (!stands) return
      }
      throw new Error('the database found room again and again')
    },
    close: () => owner.end({ timeout: 1 }),
  }
}
