import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { type Database, openPools } from './connect.ts'
import { runtimeRole } from './runtime-role.ts'
import { testDatabase } from '../testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('requests run as the runtime role, the owner is somebody else', async () => {
  const [app] = await database.app`select current_user as name`
  const [auth] = await database.auth`select current_user as name, current_setting('search_path') as path`
  const [owner] = await database.owner`select current_user as name`
  expect(app).toEqual({ name: runtimeRole })
  expect(auth).toEqual({ name: runtimeRole, path: 'auth' })
  expect(owner?.['name']).not.toBe(runtimeRole)
})

test.each([
  ['make a table', 'create table public.stolen (a integer)'],
  ['change a table', 'alter table public.migration add column a integer'],
  [
    'switch row-level security off',
    'set row_security = off; alter table public.business no force row level security',
  ],
  ['become the owner', `set role pg_read_all_data`],
  ['read the migrations', 'select * from public.migration'],
])('the runtime role cannot %s', async (_, statement) => {
  await expect(database.app.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
})

test.each([
  [
    'owns a table',
    `grant create on schema public to ${runtimeRole}; create table probe ();
     alter table probe owner to ${runtimeRole}; revoke create on schema public from ${runtimeRole}`,
    'drop table probe',
  ],
  [
    'may create tables',
    `grant create on schema public to ${runtimeRole}`,
    `revoke create on schema public from ${runtimeRole}`,
  ],
])('a start is refused when the role %s', async (_, give, take) => {
  const { admin, secret } = inject('server')
  const [name] = await database.owner<{ name: string }[]>`select current_database() as name`
  const open = () => openPools({ ...admin, database: name?.name ?? '' }, secret, async () => {})
  await database.owner.unsafe(`grant ${runtimeRole} to current_user`).catch(() => {})
  await database.owner.unsafe(give)
  await expect(open()).rejects.toThrow(new RegExp(`^Il ruolo ${runtimeRole} `))
  await database.owner.unsafe(take)
  await (await open()).close()
})
