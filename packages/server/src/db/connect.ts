import type { Sql } from 'postgres'

import type { Config } from '../config.ts'
import { StartRefusal } from '../start-refusal.ts'
import { lockDataFolder, lockPatienceMs } from './data-folder-lock.ts'
import { startEmbeddedCluster } from './embedded-cluster.ts'
import { refusedInsideTransaction } from './inside-transaction.ts'
import { outsideAddress, outsideRefusal, refuseSilentServer } from './outside-database.ts'
import { openAppPool, openAuthPool, openOwnerPool } from './pool.ts'
import type { DatabaseAddress } from './pool-settings.ts'
import { prepareRuntimeRole, quoted, runtimeAddress } from './runtime-role.ts'

/** The open database: three pools for three kinds of trust. */
export type Database = {
  /** Owns the tables: migrations, backup. Never serves a request. */
  owner: Sql
  /** The runtime role: owns nothing, sees one tenant at a time. Refuses itself inside a tenant transaction. */
  app: Sql
  /** The runtime role for the sign-in library: dates as Date, tables in schema auth. */
  auth: Sql
  close(): Promise<void>
}

/** How to meet a Vicino that already runs on the data folder, and what to do when one takes it over later. */
type Company = { join: boolean; onTakenOver: (refusal: StartRefusal) => void }

const alone: Company = {
  join: false,
  onTakenOver: refusal => {
    throw refusal
  },
}

/**
 * Opens the private cluster of the data folder, or the database of DATABASE_URL, with its runtime role ready.
 * A tool that may work beside a running server passes `join: true`; who holds the folder ends the cluster.
 * @throws {StartRefusal}
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'secret'>,
  company: Company = alone,
): Promise<Database> {
  if (config.databaseUrl !== null) return openOutside(outsideAddress(config.databaseUrl), config.secret)

  const cluster = await startEmbeddedCluster(config.dataFolder)
  const patienceMs = company.join ? 0 : lockPatienceMs
  const lock = await lockDataFolder(cluster.address('postgres'), patienceMs, company.onTakenOver)
  if (lock === null && !company.join)
    throw new StartRefusal(
      `La cartella dei dati ${config.dataFolder} è già in uso da un altro Vicino: chiudetelo, oppure indicatene un'altra con VICINO_DATA.`,
    )
  if (lock) cluster.watch()
  const leave = async (): Promise<void> => {
    await cluster.unwatch()
    // The lock goes last: nobody may adopt a cluster that is about to stop.
    if (cluster.isRunning() && (await lock?.isStillHeld())) await cluster.stop()
    await lock?.release()
  }
  try {
    await createDatabase(cluster.address('postgres'), 'vicino')
    return await openPools(cluster.address('vicino'), config.secret, leave)
  } catch (error) {
    await leave()
    throw error
  }
}

async function openOutside(address: DatabaseAddress, secret: string): Promise<Database> {
  try {
    await refuseSilentServer(address)
    return await openPools(address, secret, async () => {})
  } catch (error) {
    throw outsideRefusal(error)
  }
}

/** Three pools on one database, its runtime role made and checked. `leave` runs after they are closed. */
export async function openPools(
  address: DatabaseAddress,
  secret: string,
  leave: () => Promise<void>,
): Promise<Database> {
  const runtime = runtimeAddress(address, secret)
  const owner = openOwnerPool(address)
  const pools = [owner]
  const close = async (): Promise<void> => {
    await Promise.all(pools.map(pool => pool.end({ timeout: 1 })))
    await leave()
  }
  try {
    await refuseUnfitServer(owner)
    await prepareRuntimeRole(owner, runtime)
    const app = openAppPool(runtime)
    const auth = openAuthPool(runtime)
    pools.push(app, auth)
    return { owner, app: refusedInsideTransaction(app), auth, close }
  } catch (error) {
    await owner.end({ timeout: 0 })
    throw error
  }
}

async function createDatabase(admin: DatabaseAddress, name: string): Promise<void> {
  const owner = openOwnerPool(admin)
  try {
    const [found] = await owner`select 1 from pg_database where datname = ${name}`
    if (!found) await owner.unsafe(`create database ${quoted(name)}`)
  } finally {
    await owner.end({ timeout: 1 })
  }
}

async function refuseUnfitServer(owner: Sql): Promise<void> {
  const [server] = await owner<{ version: number; name: string; encoding: string; owned: boolean }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), true)
        and coalesce(
          (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.migration')), true
        ) as owned`
  if (server && server.version < 150_000)
    throw new StartRefusal(
      `DATABASE_URL indica PostgreSQL ${server.name}: serve la versione 15 o una più recente.`,
    )
  if (server && server.encoding !== 'UTF8')
    throw new StartRefusal(`La banca dati di DATABASE_URL è in ${server.encoding}: createne una in UTF8.`)
  if (server && !server.owned)
    throw new StartRefusal(
      "L'utente di DATABASE_URL non possiede la banca dati e le sue tabelle: usate quello che la possiede.",
    )
}
