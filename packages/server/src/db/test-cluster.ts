import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { startEmbeddedCluster } from './embedded-cluster.ts'
import { isAlive } from './running-process.ts'
import { migrate } from './migrate.ts'
import { outsideAddress } from './outside-database.ts'
import { type Address, openOwnerPool } from './pool.ts'
import { openPools } from './connect.ts'
import { quoted } from './runtime-role.ts'

/** What the test files need to make a database of their own. */
export type TestServer = { admin: Address; template: string; secret: string }

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

const secret = 'only for tests, and long enough for them'
const folderPrefix = 'vicino-test-'

/** Speed instead of safety: this cluster lives for one run. */
const carefree = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300']

/** Vitest's global setup: one server, one migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL } = process.env
  const { admin, stop } = DATABASE_URL
    ? { admin: outsideAddress(DATABASE_URL), stop: async () => {} }
    : await startTestCluster()
  const template = `template_vicino_${process.pid}`
  await runAsAdmin(admin, `create database ${quoted(template)} template template0 encoding 'UTF8'`)
  const database = await openPools({ ...admin, database: template }, secret, async () => {})
  await migrate(database.owner)
  await database.close()
  project.provide('server', { admin, template, secret })
  return async () => {
    await runAsAdmin(admin, `drop database ${quoted(template)} with (force)`)
    await stop()
  }
}

async function startTestCluster(): Promise<{ admin: Address; stop(): Promise<void> }> {
  removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  writeFileSync(join(folder, 'pid'), String(process.pid))
  const cluster = await startEmbeddedCluster(data, carefree)
  const stop = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { admin: cluster.address('postgres'), stop }
}

/** A run that was killed hard leaves its server behind; the next one ends it. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter(entry => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name)
    const owner = firstNumber(join(folder, 'pid'))
    if (owner === null || isAlive(owner)) continue
    const postmaster = firstNumber(join(folder, 'data', 'cluster', 'pg', 'postmaster.pid'))
    if (postmaster !== null && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}

function firstNumber(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch {
    return null
  }
}

/** One statement in the server's own database, over a connection that does not stay. */
export async function runAsAdmin(admin: Address, statement: string): Promise<void> {
  const owner = openOwnerPool(admin)
  try {
    await owner.unsafe(statement)
  } finally {
    await owner.end({ timeout: 1 })
  }
}
