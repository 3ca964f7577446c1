import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'

import { readyFolder } from '../testing/ready-folder.ts'
import { openDatabase } from './connect.ts'
import { openLeases } from './leases.ts'
import { settingsOf } from './pool-settings.ts'

/** A database of its own that a test may kill, with one table for the runtime role. */
async function openMortal() {
  const dataFolder = readyFolder()
  const secret = 'only for tests, and long enough for them'
  const database = await openDatabase({ dataFolder, databaseUrl: null, secret })
  onTestFinished(() => database.close())
  await database.owner`create table written (id integer primary key)`
  await database.owner`grant select, insert on written to vicino_app`
  const kill = (): void => {
    const file = join(dataFolder, 'cluster', 'pg', 'postmaster.pid')
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
  }
  return { database, kill }
}

/** The codes of `away` in http/errors.ts: what a caller sees while the database is gone. */
const lost = /^(CONNECTION_(CLOSED|DESTROYED)|ECONNRESET|EPIPE|ECONNREFUSED|ENOENT|57P0\d)$/

/** Long enough that a busy machine's pause is no silence. */
const silenceMs = 3_000

async function untilItAnswers(pool: Sql): Promise<void> {
  for (;;) {
    const tx = await pool.reserve()
    const answered = await tx`select 1`.then(
      () => true,
      () => false,
    )
    tx.release()
    if (answered) return
    await sleep(50)
  }
}

test('when its connection dies, everything sent is rejected and nothing runs elsewhere', async () => {
  const { database, kill } = await openMortal()
  const tx = await database.app.reserve()
  await tx`begin`
  await tx`insert into written values (${1})`
  const sent = [
    tx`select pg_sleep(600)`,
    tx`insert into written values (${2})`,
    tx`insert into written values (${3})`,
  ]
  const outcomes = Promise.allSettled(sent)
  await sleep(50)
  kill()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(lost) } })
  await untilItAnswers(database.app)
  // The database is back, the transaction is not.
  await expect(tx`insert into written values (${4})`).rejects.toMatchObject({
    code: expect.stringMatching(lost),
  })
  await expect(tx`commit`).rejects.toMatchObject({ code: expect.stringMatching(lost) })
  tx.release()
  expect(await database.app`select id from written`).toEqual([])
})

test('under writing, killed again and again: what was acknowledged is there, and work goes on', async () => {
  const { database, kill } = await openMortal()
  const acknowledged = new Set<number>()
  let next = 0
  let isOver = false
  const write = async (): Promise<void> => {
    const id = (next += 1)
    const tx = await database.app.reserve()
    try {
      await tx`begin`
      await tx`insert into written values (${id})`
      if ((await tx`commit`).command === 'COMMIT') acknowledged.add(id)
    } catch (error) {
      expect(error).toMatchObject({ code: expect.stringMatching(lost) })
      await sleep(10)
    } finally {
      tx.release()
    }
  }
  const writers = Array.from({ length: 20 }, async () => {
    while (!isOver) await write()
  })
  for (let round = 0; round < 3; round += 1) {
    const before = acknowledged.size
    kill()
    while (acknowledged.size < before + 100) await sleep(20)
  }
  isOver = true
  await Promise.all(writers)
  const rows = await database.app<{ id: number }[]>`select id from written`
  const stored = new Set(rows.map(row => row.id))
  expect([...acknowledged].filter(id => !stored.has(id))).toEqual([])
})

test('who finds all connections lent waits for one; giving back twice gives one back', async () => {
  const { database } = await openMortal()
  const lent = await Promise.all(Array.from({ length: 10 }, () => database.app.reserve()))
  const order: string[] = []
  const waiting = ['first', 'second'].map(async name => {
    const tx = await database.app.reserve()
    order.push(name)
    return tx
  })
  lent[0]?.release()
  lent[0]?.release()
  await waiting[0]
  await sleep(20)
  expect(order).toEqual(['first'])
  lent[1]?.release()
  const second = await waiting[1]
  expect(await second?.unsafe('select 1 as one')).toEqual([{ one: 1 }])
  for (const tx of [...lent, await waiting[0], second]) tx?.release()
})

test('an answer that came while this process stood still is read before anybody is given up', async () => {
  const { database } = await openMortal()
  const { host, port, user, pass, database: name } = database.app.options
  const address = { host: host[0]!, port: port[0]!, user, password: String(pass), database: name }
  const leases = openLeases(settingsOf(address), 1, silenceMs)
  onTestFinished(() => leases.end())
  const tx = await leases.take()
  await tx`select 1`
  const answer = tx`select 2 as two`.execute()
  await sleep(1)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, silenceMs + 500)
  expect(await answer).toEqual([{ two: 2 }])
  expect(await tx`select 3 as three`).toEqual([{ three: 3 }])
  const silent = tx`select pg_sleep(600)`
  await expect(silent).rejects.toMatchObject({ code: expect.stringMatching(lost) })
  tx.release()
})
