import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

import { isSystemError, keepSecret, prepareDataFolder } from '../data-folder.ts'
import { StartRefusal } from '../start-refusal.ts'
import { embeddedBinaries } from './embedded-binaries.ts'
import { type EmbeddedFolders, embeddedFolders } from './embedded-folders.ts'
import {
  clusterPort,
  initialiseCluster,
  postmasterPid,
  type StartedProcess,
  spawnCluster,
  stopCluster,
} from './embedded-process.ts'
import { openConnection } from './pool.ts'
import type { DatabaseAddress } from './pool-settings.ts'

/** A private PostgreSQL that lives in a data folder and runs for as long as it is watched. */
type EmbeddedCluster = {
  /** The owner's way into a database of this cluster. */
  address(database: string): DatabaseAddress
  /** Starts the server again whenever it dies. */
  watch(): void
  /** Ends the watch, and a server that it was just starting; one that runs is left running. */
  unwatch(): Promise<void>
  isRunning(): boolean
  /** Ends the watch and the server, orderly. */
  stop(): Promise<void>
}

const majorVersion = '15'
const watchMs = 250
const startPatienceMs = 15_000

/**
 * Starts the cluster of a data folder, makes it first where there is none, or adopts the one that a killed
 * Vicino left running: what counts is whether it answers, not what a pid file says.
 * @param extra further settings of the server, for tests
 * @throws {StartRefusal}
 */
export async function startEmbeddedCluster(
  dataFolder: string,
  extra: string[] = [],
): Promise<EmbeddedCluster> {
  prepareDataFolder(dataFolder)
  const ownerPassword = keepSecret(dataFolder, 'owner-password')
  const folders = embeddedFolders(dataFolder)
  const binaries = embeddedBinaries()
  if (!existsSync(folders.pg)) await initialiseCluster(binaries, folders, ownerPassword)
  refuseOtherVersion(folders)
  const address = (database: string): DatabaseAddress => ({
    host: process.platform === 'win32' ? '127.0.0.1' : folders.socket,
    port: clusterPort(folders) ?? 1,
    user: 'owner',
    password: ownerPassword,
    database,
  })
  let isWanted = true
  const start = () =>
    startUntilItAnswers(binaries, folders, {
      address: () => address('postgres'),
      extra,
      isWanted: () => isWanted,
    })
  await start()

  let starting = Promise.resolve()
  const watch = async (): Promise<void> => {
    while (isWanted) {
      await sleep(watchMs, null, { ref: false })
      if (!isWanted || postmasterPid(folders) !== null) continue
      starting = start().catch(reportAndRetry)
      await starting
    }
  }
  const unwatch = async (): Promise<void> => {
    isWanted = false
    await starting
  }
  return {
    address,
    watch: () => void watch(),
    unwatch,
    isRunning: () => postmasterPid(folders) !== null,
    stop: async () => {
      await unwatch()
      await stopCluster(binaries, folders)
      if (!folders.socket.startsWith(folders.base)) rmSync(folders.socket, { recursive: true, force: true })
    },
  }
}

function reportAndRetry(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}

function refuseOtherVersion(folders: EmbeddedFolders): void {
  const version = readVersion(folders)
  if (version === majorVersion) return
  throw new StartRefusal(
    `La banca dati in ${folders.pg} è di PostgreSQL ${version}, questo Vicino usa PostgreSQL ${majorVersion}: ripristinate una copia di sicurezza con «npm run restore».`,
  )
}

function readVersion(folders: EmbeddedFolders): string {
  try {
    return readFileSync(join(folders.pg, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error
    throw new StartRefusal(
      `La banca dati in ${folders.pg} è incompleta (manca PG_VERSION): ripristinate una copia di sicurezza.`,
    )
  }
}

type Coming = { address: () => DatabaseAddress; extra: string[]; isWanted: () => boolean }

async function startUntilItAnswers(
  binaries: string,
  folders: EmbeddedFolders,
  { address, extra, isWanted }: Coming,
): Promise<void> {
  let started: StartedProcess | null = null
  let pauseMs = 20
  let deadline = Date.now() + startPatienceMs
  for (;;) {
    const state = await knock(address())
    if (state === 'ready') return
    if (!isWanted()) return started?.end()
    // Recovery after a power cut may take minutes; as long as the server says so, it is waited for.
    if (state === 'busy') deadline = Date.now() + startPatienceMs
    if (Date.now() > deadline) throw new StartRefusal(startFailure(folders))
    if (state === 'away' && (started === null || started.hasEnded())) {
      started = await spawnCluster(binaries, folders, extra)
      // After a hard kill the old server's processes still hold its memory for a moment.
      pauseMs = Math.min(pauseMs * 2, 250)
    }
    await sleep(pauseMs)
  }
}

function startFailure(folders: EmbeddedFolders): string {
  const pid = postmasterPid(folders)
  return pid === null
    ? `La banca dati in ${folders.pg} non parte: la ragione sta in fondo a ${folders.log}.`
    : `La banca dati in ${folders.pg} gira già (processo ${pid}) ma non risponde: fermate quel processo e riavviate.`
}

async function knock(address: DatabaseAddress): Promise<'ready' | 'busy' | 'away'> {
  const session = openConnection(address, () => {})
  try {
    await session`select 1`
    return 'ready'
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) return 'away'
    if (error.code === '57P03') return 'busy'
    if (error.code === '28P01')
      throw new StartRefusal(
        'La banca dati non riconosce la chiave nel file owner-password della cartella dei dati: rimettete quello di una copia di sicurezza.',
      )
    throw error
  } finally {
    await session.end({ timeout: 0 })
  }
}
