import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReservedSql, Sql } from 'postgres'

import { StartRefusal } from '../start-refusal.ts'
import { loadCatalogues } from './catalogues.ts'
import { grantWholeView } from './whole-view.ts'

type Migration = { number: number; name: string; text: string; checksum: string }

/** Held while the shape of the tables changes: any fixed number, the ASCII of "migr". */
export const migrationLock = 0x6d696772

/** The migrations that this version of Vicino carries. */
export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

/**
 * Brings a database forward to this version: each migration once, in its own transaction, in order, one
 * process at a time; then the rows of the catalogues that our own migrations make room for.
 * @throws {StartRefusal} when the database already belongs to a newer version
 */
export async function migrate(owner: Sql, folder: string = migrationsFolder): Promise<void> {
  const migrations = readMigrations(folder)
  const session = await owner.reserve()
  try {
    await session`select pg_advisory_lock(${migrationLock})`
    const done = await readApplied(session)
    refuseForeign(done, migrations)
    const last = Math.max(0, ...done.keys())
    for (const migration of migrations) if (migration.number > last) await apply(session, migration)
    await grantWholeView(session)
    if (folder === migrationsFolder) await loadCatalogues(session)
  } finally {
    await session`select pg_advisory_unlock(${migrationLock})`.catch(() => {})
    session.release()
  }
}

/** The migrations of a folder in order: `0007-drugs.sql` and nothing else. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .toSorted()
    .map(file => readMigration(folder, file))
  migrations.forEach((migration, at) => {
    if (migration.number !== at + 1)
      throw new Error(
        `${migration.name}: expected number ${at + 1}; migrations are numbered without gap or double`,
      )
  })
  return migrations
}

function readMigration(folder: string, file: string): Migration {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
  if (!number || !name) throw new Error(`${file}: a migration is named like 0007-drugs.sql`)
  // A checkout on Windows may change the line ends; the migration stays the same.
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return {
    number: Number(number),
    name: file,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
  }
}

/** Makes the table in which the database remembers its level. */
export const prepareMigrations = (session: ReservedSql) => session`
  create table if not exists public.migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )`

async function readApplied(session: ReservedSql): Promise<Map<number, { name: string; checksum: string }>> {
  await prepareMigrations(session)
  const rows = await session<{ number: number; name: string; checksum: string }[]>`
    select number, name, checksum from public.migration order by number`
  return new Map(rows.map(row => [row.number, row]))
}

function refuseForeign(done: Map<number, { name: string; checksum: string }>, known: Migration[]): void {
  for (const [number, applied] of done) {
    const own = known.find(migration => migration.number === number)
    if (!own)
      throw new StartRefusal(
        `La banca dati è di una versione più nuova di Vicino (${applied.name}): avviate quella versione o una più recente.`,
      )
    if (own.checksum !== applied.checksum)
      throw new StartRefusal(
        `La banca dati è stata fatta con un'altra ${applied.name}: avviate la versione di Vicino che l'ha creata.`,
      )
  }
}

async function apply(session: ReservedSql, migration: Migration): Promise<void> {
  try {
    await session`begin`
    await runMigration(session, migration)
    await session`commit`
  } catch (error) {
    await session`rollback`.catch(() => {})
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

/** Runs one migration inside the transaction that stands open, and remembers it. */
export async function runMigration(session: ReservedSql, migration: Migration): Promise<void> {
  const { number, name, checksum, text } = migration
  await session.unsafe(text).simple()
  await session`insert into public.migration ${session({ number, name, checksum })}`
}
