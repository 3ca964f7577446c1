import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

import { startEmbeddedCluster } from './embedded-cluster.ts'
import { isAlive } from './running-process.ts'
import { migrate } from './migrate.ts'
import { outsideAddress } from './outside-database.ts'
import { openOwnerPool } from './pool.ts'
import type { Address } from './pool-settings.ts'
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
/** A folder without an owner's mark is just being made, or what a broken removal left. */
const settledMs = 600_000
const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }

/** Speed instead of safety: this cluster lives for one run. */
const carefree = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300']

/** Vitest's global setup: one server, one migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL } = process.env
  const { admin, stop } = DATABASE_URL
    ? { admin: outsideAddress(DATABASE_URL), stop: async () => {} }
    : await startTestCluster()
  const template = `template_vicino_${process.pid}`
  try {
    await makeTemplate(admin, template)
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

async function makeTemplate(admin: Address, template: string): Promise<void> {
  await runAsAdmin(admin, `create database ${quoted(template)} template template0 encoding 'UTF8'`)
  const database = await openPools({ ...admin, database: template }, secret, async () => {})
  try {
    await migrate(database.owner)
  } finally {
    await database.close()
  }
}

async function startTestCluster(): Promise<{ admin: Address; stop(): Promise<void> }> {
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  writeFileSync(join(folder, 'pid'), String(process.pid))
  const cluster = await startEmbeddedCluster(data, carefree)
  const stop = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, removal)
  }
  return { admin: cluster.address('postgres'), stop }
}

/** A run that was killed hard leaves its server behind; the next one ends it. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter(entry => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name)
    const owner = firstNumber(join(folder, 'pid'))
    if (owner !== null && isAlive(owner)) continue
    if (owner === null && Date.now() - statSync(folder).mtimeMs < settledMs) continue
    const postmaster = firstNumber(join(folder, 'data', 'cluster', 'pg', 'postmaster.pid'))
    if (postmaster !== null && runsOn(postmaster, folder)) process.kill(postmaster, 'SIGQUIT')
    while (postmaster !== null && runsOn(postmaster, folder)) await sleep(20)
    rmSync(folder, removal)
  }
}

/** The number in an old file may belong to somebody else's process by now; only Linux tells cheaply. */
function runsOn(pid: number, folder: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`
  return isAlive(pid) && existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder)
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
