import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { StartRefusal } from '../start-refusal.ts'
import { newFolder, readyFolder } from '../testing/ready-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Database, openDatabase } from './connect.ts'

const secret = 'only for tests, and long enough for them'

function folderSettings(dataFolder = readyFolder()) {
  return { dataFolder, databaseUrl: null, secret }
}

async function open(settings: ReturnType<typeof folderSettings>): Promise<Database> {
  const onTakenOver = (refusal: StartRefusal) => {
    throw refusal
  }
  const database = await openDatabase(settings, { join: false, onTakenOver })
  onTestFinished(() => database.close())
  return database
}

function postmaster(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'cluster', 'pg', 'postmaster.pid'), 'utf8'), 10)
}

/** What is answered once the new server stands: connections to the killed one fail first, one after the other. */
async function answered<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await Promise.resolve(ask()).then(
      value => ({ value }),
      () => undefined,
    )
    if (answer) return answer.value
    await sleep(50)
  }
}

/** Kills the server; its backends outlive it for a moment, so only another process counts as its return. */
async function killServer(dataFolder: string): Promise<void> {
  const killed = postmaster(dataFolder)
  process.kill(killed, 'SIGKILL')
  await answered(async () => {
    if (postmaster(dataFolder) === killed) throw new Error('not yet')
  })
}

test('it is made, keeps what was committed, and is gone after close', async () => {
  const settings = folderSettings(newFolder())
  const first = await openDatabase(settings)
  await first.owner`create table kept (a integer)`
  await first.owner`insert into kept values (42)`
  await first.close()
  expect(existsSync(join(settings.dataFolder, 'cluster', 'pg', 'postmaster.pid'))).toBe(false)
  const second = await open(settings)
  expect(await second.owner`select a from kept`).toEqual([{ a: 42 }])
})

test('nobody else can look into its folders', async () => {
  const settings = folderSettings()
  await open(settings)
  for (const name of ['pg', 'socket'])
    expect(statSync(join(settings.dataFolder, 'cluster', name)).mode & 0o077).toBe(0)
})

test('a second Vicino on the folder is refused, a tool may join and leaves it running', async () => {
  const settings = folderSettings()
  const first = await open(settings)
  const refused = openDatabase(settings)
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(/già in uso da un altro Vicino/)
  const tool = await openDatabase(settings, { join: true, onTakenOver: () => {} })
  await tool.close()
  expect(await first.app`select 1 as one`).toEqual([{ one: 1 }])
})

test('a killed server comes back by itself and its folder stays locked', async () => {
  const settings = folderSettings()
  const database = await open(settings)
  await database.owner`create table kept (a integer primary key)`
  for (let round = 1; round <= 2; round += 1) {
    await answered(() => database.owner`insert into kept values (${round}) on conflict do nothing`)
    await killServer(settings.dataFolder)
    await answered(() => database.app`select 1`)
  }
  expect(await answered(() => database.owner`select count(*) from kept`)).toEqual([{ count: 2 }])
  // Its lock follows a moment after the first answer.
  await expect.poll(() => database.owner`select from pg_locks where locktype = 'advisory'`).toHaveLength(1)
  await expect(openDatabase(settings)).rejects.toThrow(/già in uso/)
})

test('a folder whose path is too long for a socket gets a short one', async () => {
  const settings = folderSettings(join(temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60)))
  const database = await open(settings)
  expect(await database.app`select 1 as one`).toEqual([{ one: 1 }])
})

test.each([['a newer PostgreSQL', '16\n', /PostgreSQL 16/]])(
  'the data of %s are refused',
  async (_, version, sentence) => {
    const settings = folderSettings()
    await (await openDatabase(settings)).close()
    writeFileSync(join(settings.dataFolder, 'cluster', 'pg', 'PG_VERSION'), version)
    await expect(openDatabase(settings)).rejects.toThrow(sentence)
  },
)

test('a lost key is a refusal, not a new key', async () => {
  const settings = folderSettings()
  await (await openDatabase(settings)).close()
  writeFileSync(join(settings.dataFolder, 'owner-password'), 'f'.repeat(64))
  await expect(openDatabase(settings)).rejects.toThrow(/owner-password/)
})

test('two starts at once on a new folder: one runs, the other is refused', async () => {
  const settings = folderSettings(newFolder())
  const outcomes = await Promise.allSettled([openDatabase(settings), openDatabase(settings)])
  const opened = outcomes.filter(outcome => outcome.status === 'fulfilled')
  expect(opened).toHaveLength(1)
  for (const outcome of opened) await outcome.value.close()
  const refused = outcomes.find(outcome => outcome.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(StartRefusal)
})
