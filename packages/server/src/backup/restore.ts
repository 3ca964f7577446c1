import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ReservedSql } from 'postgres'

import { isSystemError, prepareDataFolder, readSecret, replaceSecret } from '../data-folder.ts'
import type { Database } from '../db/connect.ts'
import { migrationsFolder, prepareMigrations, readMigrations, runMigration } from '../db/migrate.ts'
import { grantWholeView } from '../db/whole-view.ts'
import { StartRefusal } from '../start-refusal.ts'
import { type ArchiveEntry, type Count, type Head, type Manifest, unpackArchive } from './archive.ts'
import { copyIn } from './copy-in.ts'
import { documentsIn } from './documents.ts'
import { damaged, newerVersion, unseal } from './sealing.ts'
import { closeTables, openTables, type OpenTable, removeEmptySchema } from './schema.ts'
import { fullTableName, leftOutOfBackup } from './tables.ts'

/** What a restored backup held. */
type Restored = { made_at: string; manifest: Manifest; secret: string }

/**
 * Fills an empty database from a backup, whole or not at all: the tables are made at the level of the backup,
 * filled, counted against the manifest and brought forward, in one transaction. Documents and the secret come
 * into the data folder. Nobody is signed in afterwards; every password and second factor works as before.
 * @throws {StartRefusal} when the database is not empty or the file cannot be trusted
 */
export async function restoreBackup(
  database: Database,
  dataFolder: string,
  file: string,
  passphrase: string,
  signal?: AbortSignal,
): Promise<Restored> {
  prepareDataFolder(dataFolder)
  const secretBefore = readSecret(dataFolder)
  const documents = documentsIn(dataFolder)
  const session = await database.owner.reserve()
  try {
    await session`begin`
    const restored = await loadArchive(session, documents.write, readBackup(file, passphrase, signal))
    replaceSecret(dataFolder, restored.secret)
    await session`commit`
    await session`analyze`
    return restored
  } catch (error) {
    await session`rollback`.catch(() => {})
    if (secretBefore !== null) replaceSecret(dataFolder, secretBefore)
    await documents.removeWritten()
    throw refusalOf(error, file)
  } finally {
    session.release()
  }
}

function readBackup(
  file: string,
  passphrase: string,
  signal: AbortSignal | undefined,
): AsyncIterable<Buffer> {
  const unpacked = createGunzip()
  // Its failure reaches whoever reads the last of the three.
  pipeline(createReadStream(file), (bytes: AsyncIterable<Buffer>) => unseal(bytes, passphrase), unpacked, {
    signal,
  }).catch(() => {})
  return unpacked
}

async function loadArchive(
  session: ReservedSql,
  writeDocument: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
  bytes: AsyncIterable<Buffer>,
): Promise<Restored> {
  let loading: { head: Head; tables: Map<string, OpenTable> } | undefined
  let secret: string | undefined
  const counts: Count[] = []
  for await (const part of unpackArchive(bytes)) {
    if (part.part === 'head') {
      loading = { head: part.head, tables: await makeTables(session, part.head) }
      continue
    }
    if (!loading) throw damaged()
    if (part.part === 'entry') {
      const { entry } = part
      if (entry.kind === 'secret') secret = await readText(entry.content)
      else if (entry.kind === 'document') await writeDocument(entry.name, entry.content)
      else await fillTable(session, loading.tables, entry)
      counts.push(part.count())
      continue
    }
    refuseDifference(part.manifest, counts, loading.tables)
    if (secret === undefined) throw damaged()
    await checkRows(session, part.manifest)
    await closeTables(session, loading.tables.values())
    await bringForward(session, loading.head)
    return { made_at: loading.head.made_at, manifest: part.manifest, secret }
  }
  throw damaged()
}

/** Makes the tables at the level of the backup, open for loading. */
async function makeTables(session: ReservedSql, head: Head): Promise<Map<string, OpenTable>> {
  refuseForeignLevel(head)
  await removeEmptySchema(session)
  await prepareMigrations(session)
  const level = head.migrations.length
  for (const migration of readMigrations(migrationsFolder).slice(0, level))
    await runMigration(session, migration)
  const tables = await openTables(session)
  return new Map(tables.map(table => [fullTableName(table), table]))
}

async function bringForward(session: ReservedSql, head: Head): Promise<void> {
  const later = readMigrations(migrationsFolder).slice(head.migrations.length)
  for (const migration of later) await runMigration(session, migration)
  await grantWholeView(session)
}

function refuseForeignLevel({ migrations }: Head): void {
  const own = readMigrations(migrationsFolder)
  for (const { number, name, checksum } of migrations) {
    const known = own.find(migration => migration.number === number)
    if (!known) throw newerVersion(` (${name})`)
    if (known.checksum !== checksum)
      throw new StartRefusal(
        `La copia è stata fatta con un'altra ${name}: ripristinatela con la versione di Vicino che l'ha fatta.`,
      )
  }
}

async function fillTable(
  session: ReservedSql,
  tables: Map<string, OpenTable>,
  entry: ArchiveEntry & { kind: 'table' },
): Promise<void> {
  const table = tables.get(fullTableName(entry))
  if (!table || entry.columns.some(column => !table.columns.includes(column))) throw damaged()
  await copyIn(session, entry)
}

/** Every entry as the manifest describes it, none missing, and every table of ours among them. */
function refuseDifference({ entries }: Manifest, counts: Count[], tables: Map<string, OpenTable>): void {
  if (JSON.stringify(entries) !== JSON.stringify(counts)) throw damaged()
  const named = new Set(counts.filter(({ kind }) => kind === 'table').map(({ name }) => name))
  for (const name of tables.keys()) if (!named.has(name) && !leftOutOfBackup.includes(name)) throw damaged()
}

/** What stands in the tables now is what the manifest counted. */
async function checkRows(session: ReservedSql, { entries }: Manifest): Promise<void> {
  for (const { name, rows } of entries.filter(({ kind }) => kind === 'table')) {
    const [schema = '', table = ''] = name.split('.')
    const [found] = await session<{ rows: number }[]>`
      select count(*)::int as rows from ${session(schema)}.${session(table)}`
    if (found?.rows !== rows)
      throw new Error(`${name}: ${found?.rows} rows were restored, ${rows} were saved`)
  }
}

async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const blocks: Buffer[] = []
  for await (const block of content) blocks.push(block)
  return Buffer.concat(blocks).toString()
}

function refusalOf(error: unknown, file: string): unknown {
  if (isSystemError(error, 'ENOENT'))
    return new StartRefusal(`Il file ${file} non esiste: controllate il nome.`)
  if (isSystemError(error, 'EACCES', 'EPERM', 'EISDIR'))
    return new StartRefusal(`Non posso leggere ${file} (${error.code}): controllate il nome e i permessi.`)
  return error
}
