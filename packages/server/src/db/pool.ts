import postgres, { type PostgresType, type Sql } from 'postgres'

import { openLeases } from './leases.ts'
import { plainLists, valueParsers } from './value-parsers.ts'

/** Where a PostgreSQL answers and as whom: a host name, or the folder of its unix socket. */
export type Address = {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** As in libpq; absent on the private cluster. */
  ssl?: 'require' | 'verify-full' | 'prefer' | false
}

/** What every connection to an address has in common. */
export type PoolSettings = ReturnType<typeof settingsOf> & { types?: Record<string, PostgresType> }

const connectTimeoutSeconds = 10
const statementTimeoutMs = 30_000
const idleTransactionTimeoutMs = 60_000

/** The pool of the owner: migrations, backup. No statement limit, a migration may take its time. */
export function openOwnerPool(address: Address): Sql {
  return postgres({ ...settingsOf(address), max: 3, types: valueParsers })
}

/** The pool of the requests; nearly all of them go through a transaction. */
export function openAppPool(address: Address): Sql {
  return openSteadyPool(
    { ...settingsOf(address, requestLimits), types: valueParsers },
    { plain: 2, lent: 10 },
  )
}

/** The pool of the sign-in library, which wants Date objects and finds its tables by search path. */
export function openAuthPool(address: Address): Sql {
  return openSteadyPool(
    { ...settingsOf(address, { ...requestLimits, search_path: 'auth' }), types: plainLists },
    { plain: 1, lent: 3 },
  )
}

/** One connection that stays the same for life, for what belongs to a session: locks. It comes back at once. */
export function openSession(address: Address, onclose: () => void): Sql {
  return postgres({
    ...settingsOf(address),
    max: 1,
    max_lifetime: null,
    backoff: () => 0,
    onclose,
  })
}

const requestLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
}

function settingsOf(address: Address, connection: object = {}) {
  return {
    ...address,
    connect_timeout: connectTimeoutSeconds,
    // After an outage people wait for this, not for the library's own 20 seconds.
    backoff: (retries: number) => Math.min(2 ** retries / 50, 1),
    onnotice: () => {},
    // Asking the server for them is not safe; array-types.ts says why.
    fetch_types: false,
    connection: { application_name: 'vicino', TimeZone: 'UTC', ...connection },
  }
}

/** A pool whose `reserve()` survives the death of its connection. */
function openSteadyPool(settings: PoolSettings, max: { plain: number; lent: number }): Sql {
  const sql = postgres({ ...settings, max: max.plain })
  const leases = openLeases(settings, max.lent)
  const endPlain = sql.end
  const end: Sql['end'] = async options => {
    await Promise.all([endPlain(options), leases.end()])
  }
  return Object.assign(sql, { reserve: leases.take, end })
}
