import postgres, { type Options, type Sql } from 'postgres'

import { valueParsers } from './value-parsers.ts'

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

const connectTimeoutSeconds = 10
const statementTimeoutMs = 30_000
const idleTransactionTimeoutMs = 60_000

/** The pool of the owner: migrations, backup. No statement limit, a migration may take its time. */
export function openOwnerPool(address: Address): Sql {
  return postgres({ ...ground(address), max: 3, types: valueParsers })
}

/** The pool of the requests. */
export function openAppPool(address: Address): Sql {
  return postgres({
    ...ground(address),
    max: 10,
    types: valueParsers,
    connection: {
      ...ground(address).connection,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    },
  })
}

/** The pool of the sign-in library, which wants Date objects and finds its tables by search path. */
export function openAuthPool(address: Address): Sql {
  return postgres({
    ...ground(address),
    max: 3,
    connection: {
      ...ground(address).connection,
      search_path: 'auth',
      statement_timeout: statementTimeoutMs,
    },
  })
}

/** One connection that stays the same for life, for what belongs to a session: locks. It comes back at once. */
export function openSession(address: Address, onclose: () => void): Sql {
  return postgres({
    ...ground(address),
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    backoff: () => 0,
    onclose,
  })
}

function ground(address: Address): Options<Record<string, never>> & { connection: object } {
  return {
    ...address,
    connect_timeout: connectTimeoutSeconds,
    // After an outage people wait for this, not for the library's own 20 seconds.
    backoff: retries => Math.min(2 ** retries / 50, 1),
    onnotice: () => {},
    connection: { application_name: 'vicino', TimeZone: 'UTC' },
  }
}
