import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { StartRefusal } from '../start-refusal.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Database } from './connect.ts'
import { migrate, migrationsFolder, readMigrations } from './migrate.ts'
import { testDatabase } from '../testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function applied(): Promise<string[]> {
  const rows = await database.owner<{ name: string }[]>`select name from public.migration order by number`
  return rows.map(row => row.name)
}

test('a template is at this version and migrating again changes nothing', async () => {
  await migrate(database.owner)
  expect(await applied()).toEqual(readMigrations(migrationsFolder).map(migration => migration.name))
})

test('a database of a newer version is refused by name', async () => {
  await database.owner`insert into public.migration (number, name, checksum) values (9999, '9999-later.sql', '')`
  await expect(migrate(database.owner)).rejects.toThrow(/più nuova.*9999-later\.sql/)
  await expect(migrate(database.owner)).rejects.toThrow(StartRefusal)
  await database.owner`delete from public.migration where number = 9999`
})

test('a migration that was changed after it ran is refused', async () => {
  const [first] = readMigrations(migrationsFolder)
  await database.owner`update public.migration set checksum = 'other' where number = 1`
  await expect(migrate(database.owner)).rejects.toThrow(StartRefusal)
  await database.owner`update public.migration set checksum = ${first?.checksum ?? ''} where number = 1`
})

test('a migration runs whole or not at all, and the ones before it stay', async () => {
  const fresh = await testDatabase()
  await fresh.owner`truncate public.migration`
  const folder = folderOf({
    '0001-good.sql': 'create table probe_one (a integer);',
    '0002-bad.sql': 'create table probe_two (a integer); select 1 / 0;',
  })
  await expect(migrate(fresh.owner, folder)).rejects.toThrow('0002-bad.sql')
  const [found] = await fresh.owner`select to_regclass('probe_one') as one, to_regclass('probe_two') as two`
  expect(found).toEqual({ one: 'probe_one', two: null })
  await fresh.close()
})

test('processes that migrate at once apply each migration once', async () => {
  const fresh = await testDatabase()
  await fresh.owner`truncate public.migration`
  const folder = folderOf({ '0001-slow.sql': 'create table probe_slow (a integer); select pg_sleep(0.05);' })
  await Promise.all([
    migrate(fresh.owner, folder),
    migrate(fresh.owner, folder),
    migrate(fresh.owner, folder),
  ])
  const rows = await fresh.owner`select name from public.migration`
  expect(rows).toHaveLength(1)
  await fresh.close()
})

test.each([
  ['a gap', { '0001-a.sql': '', '0003-b.sql': '' }],
  ['a double', { '0001-a.sql': '', '0001-b.sql': '' }],
  ['a name out of form', { '1-a.sql': '' }],
])('a folder with %s is refused', (_, files) => {
  expect(() => readMigrations(folderOf(files))).toThrow()
})

test('a checkout with other line ends is the same migration', () => {
  const [unix] = readMigrations(folderOf({ '0001-a.sql': 'select 1;\nselect 2;\n' }))
  const [windows] = readMigrations(folderOf({ '0001-a.sql': 'select 1;\r\nselect 2;\r\n' }))
  expect(windows?.checksum).toBe(unix?.checksum)
})
