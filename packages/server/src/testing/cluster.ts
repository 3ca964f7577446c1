import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { removeAbandoned } from './left-behind.ts'
import { startEmbeddedCluster } from '../db/embedded-cluster.ts'
import { migrate } from '../db/migrate.ts'
import { outsideAddress } from '../db/outside-database.ts'
import { openOwnerPool } from '../db/pool.ts'
import type { DatabaseAddress } from '../db/pool-settings.ts'
import { openPools } from '../db/connect.ts'
import { quoted } from '../db/runtime-role.ts'

/** What the test files need to make a database of their own. */
type TestServer = { admin: DatabaseAddress; template: string; secret: string }

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

const secret = 'only for tests, and long enough for them'
const folderPrefix = 'vicino-test-'

/** Speed instead of safety: such a cluster lives for one run. */
export const carefree = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300']

/** Vitest's global setup: one server, one migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL, TESTS_AHEAD_MS } = process.env
  const { admin, shiftNow, stop } = DATABASE_URL ? outsideServer(DATABASE_URL) : await startTestCluster()
  const template = `template_vicino_${process.pid}`
  try {
    await runAsAdmin(admin, `create database ${quoted(template)} template template0 encoding 'UTF8'`)
    if (TESTS_AHEAD_MS !== undefined) await shiftNow(template, Number(TESTS_AHEAD_MS))
    await migrateTemplate(admin, template)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('server', { admin, template, secret })
  return async () => {
    await runAsAdmin(admin, `drop database ${quoted(template)} with (force)`)
    await stop()
  }
}

async function migrateTemplate(admin: DatabaseAddress, template: string): Promise<void> {
  const database = await openPools({ ...admin, database: template }, secret, async () => {})
  try {
    await migrate(database.owner)
  } finally {
    await database.close()
  }
}

type Server = {
  admin: DatabaseAddress
  /** Has a database, and each copy of it, tell another time: what asks for `now()` hears the run's. */
  shiftNow(database: string, aheadMs: number): Promise<void>
  stop(): Promise<void>
}

const outsideServer = (databaseUrl: string): Server => ({
  admin: outsideAddress(databaseUrl),
  shiftNow: async () => {
    throw new Error('the clock of an outside database is not shifted: leave TESTS_AT or DATABASE_URL out')
  },
  stop: async () => {},
})

async function startTestCluster(): Promise<Server> {
  // A run that was killed hard leaves its server behind; the next one ends it.
  removeAbandoned(folderPrefix)
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  const cluster = await startEmbeddedCluster(data, carefree)
  const own = cluster.address('postgres')
  // An installation may stand on a server of somebody else's, where its owner is held to row-level security too. The one
  // of the tests may end what is still open in a database that a test drops.
  const ordinary = { user: 'ordinary_owner', password: secret }
  await runAsAdmin(
    own,
    `create role ${ordinary.user} login createdb createrole in role pg_signal_backend password '${ordinary.password}'`,
  )
  const stop = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const shiftNow = (database: string, aheadMs: number): Promise<void> =>
    runAsAdmin(
      cluster.address(database),
      `alter function pg_catalog.now() rename to real_now;
      create function pg_catalog.now() returns timestamptz language sql stable parallel safe
        return pg_catalog.real_now() + interval '${aheadMs / 1000} seconds'`,
    )
  return { admin: { ...own, ...ordinary }, shiftNow, stop }
}

/** What is said to a server as its owner, over a connection that does not stay. */
export async function runAsAdmin(admin: DatabaseAddress, statement: string): Promise<void> {
  const owner = openOwnerPool(admin)
  try {
    await owner.unsafe(statement)
  } finally {
    await owner.end({ timeout: 1 })
  }
}
