import type { PostgresType } from 'postgres'

/** Where a PostgreSQL answers and as whom: a host name, or the folder of its unix socket. */
export type DatabaseAddress = {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** As in libpq; absent on the private cluster. */
  ssl?: 'require' | 'verify-full' | 'prefer' | false
}

/** What every connection of a pool is opened with. */
export type PoolSettings = ReturnType<typeof settingsOf> & { types?: Record<string, PostgresType> }

const connectTimeoutSeconds = 10

/** What every connection to an address has in common. `connection` names server settings of the session. */
export function settingsOf(address: DatabaseAddress, connection: object = {}) {
  return {
    ...address,
    connect_timeout: connectTimeoutSeconds,
    // After an outage people wait for this, not for the driver's own 20 seconds.
    backoff: (retries: number) => Math.min(2 ** retries / 50, 1),
    onnotice: () => {},
    // Asking the server for them is not safe; array-codec.ts says why.
    fetch_types: false,
    connection: { application_name: 'vicino', TimeZone: 'UTC', ...connection },
  }
}
