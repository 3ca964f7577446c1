import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ReservedSql } from 'postgres'

import type { Config } from '../config.ts'
import { documentsFolder, isSystemError } from '../data-folder.ts'
import type { Database } from '../db/connect.ts'
import { migrationLock } from '../db/migrate.ts'
import { seeWhole } from '../db/whole-view.ts'
import { StartRefusal } from '../start-refusal.ts'
import { type ArchiveEntry, type Head, type Manifest, packArchive } from './archive.ts'
import { copyOut } from './copy-out.ts'
import { isSealed, seal, usualCost } from './sealing.ts'
import { fullTableName, leftOutOfBackup, listTables, type StoredTable, tableName } from './tables.ts'

/** What a backup takes beside the database. */
type Belongings = Pick<Config, 'dataFolder' | 'secret'>

/** What may end a backup before its time, and the cost of its key: a test takes less than the usual one. */
type Options = { signal?: AbortSignal; cost?: typeof usualCost }

/**
 * Writes a backup of everything to a file: the tables of one moment while the program goes on working, the
 * documents, the secret; compressed, encrypted under the passphrase, mode 0600. The file has its name only
 * once it is whole. An older backup of that name is replaced, any other file is not.
 * @throws {StartRefusal}
 */
export async function writeBackup(
  database: Database,
  belongings: Belongings,
  file: string,
  passphrase: string,
  { signal, cost = usualCost }: Options = {},
): Promise<Manifest> {
  await refuseForeignFile(file)
  const draft = `${file}.${process.pid}.part`
  const session = await database.owner.reserve()
  try {
    const { head, tables } = await takeSnapshot(session)
    let manifest: Manifest = { entries: [] }
    const archive = async function* () {
      manifest = yield* packArchive(head, entriesOf(session, tables, belongings))
    }
    const sealed = (bytes: AsyncIterable<Buffer>) => seal(bytes, passphrase, cost)
    await writeDraft(draft, archive, sealed, signal)
    await rename(draft, file)
    await keepName(dirname(file))
    return manifest
  } catch (error) {
    throw refusalOf(error, file)
  } finally {
    await session`rollback`.catch(() => {})
    session.release()
  }
}

/** Writes the file under the name that it has until it is whole; nothing of it stays where that fails. */
async function writeDraft(
  draft: string,
  archive: () => AsyncIterable<Buffer>,
  sealed: (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted()
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(archive, createGzip(), sealed, file, { signal })
  } catch (error) {
    file.destroy()
    if (!file.closed) await new Promise<void>(resolve => file.once('close', () => resolve()))
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Opens the one moment that the backup shows. The tables are locked against being changed in their shape
 * before that moment is fixed: a table rewritten by a migration would look empty from here.
 */
async function takeSnapshot(session: ReservedSql): Promise<{ head: Head; tables: StoredTable[] }> {
  await session`select pg_advisory_lock_shared(${migrationLock})`
  try {
    const tables = (await listTables(session)).filter(
      table => !leftOutOfBackup.includes(fullTableName(table)),
    )
    if (tables.length === 0)
      throw new StartRefusal('La banca dati è vuota: non c’è ancora niente da mettere in una copia.')
    await session`begin isolation level repeatable read, read only`
    await session`set local statement_timeout = 0`
    await session`set local idle_in_transaction_session_timeout = 0`
    await session.unsafe(`lock table ${tables.map(tableName).join(', ')} in access share mode`)
    await seeWhole(session)
    const migrations = await session<Head['migrations']>`
      select number, name, checksum from public.migration order by number`
    const [moment] = await session<{ made_at: string }[]>`select now()::timestamptz(3) as made_at`
    return { head: { made_at: moment!.made_at, migrations: [...migrations] }, tables }
  } finally {
    await session`select pg_advisory_unlock_shared(${migrationLock})`.catch(() => {})
  }
}

async function* entriesOf(
  session: ReservedSql,
  tables: StoredTable[],
  { dataFolder, secret }: Belongings,
): AsyncGenerator<ArchiveEntry> {
  yield { kind: 'secret', name: 'secret', content: only(secret) }
  for (const table of tables) {
    const [row] = await session.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${tableName(table)}`,
    )
    yield { kind: 'table', ...table, rows: row!.rows, content: copyOut(session, table) }
  }
  // What an earlier version kept as files, until a start has brought it into the database.
  const folder = documentsFolder(dataFolder)
  for (const path of await listFiles(folder))
    yield {
      kind: 'document',
      name: relative(folder, path).replaceAll(sep, '/'),
      content: createReadStream(path),
    }
}

async function* only(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

async function listFiles(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

async function refuseForeignFile(file: string): Promise<void> {
  const start = await readStart(file)
  if (start === null || isSealed(start)) return
  throw new StartRefusal(
    `${file} esiste già e non è una copia di Vicino: indicate un altro nome, per non perderlo.`,
  )
}

async function readStart(file: string): Promise<Buffer | null> {
  try {
    const handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    await handle.close()
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null
    throw refusalOf(error, file)
  }
}

/** A renamed file outlives a power cut only once its folder is on the disk. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

function refusalOf(error: unknown, file: string): unknown {
  if (isSystemError(error, 'ENOSPC', 'EDQUOT'))
    return new StartRefusal(`Il disco di ${file} è pieno: liberate spazio o indicate un altro posto.`)
  if (isSystemError(error, 'ENOENT', 'ENOTDIR'))
    return new StartRefusal(`La cartella di ${file} non esiste: createla o indicate un altro posto.`)
  if (isSystemError(error, 'EACCES', 'EPERM', 'EROFS', 'EISDIR'))
    return new StartRefusal(`Non posso scrivere ${file} (${error.code}): indicate un altro posto.`)
  return error
}
