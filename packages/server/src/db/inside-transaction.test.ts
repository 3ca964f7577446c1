import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from './connect.ts'
import { insideTransaction } from './inside-transaction.ts'
import { testDatabase } from '../testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ways: [string, () => unknown][] = [
  ['a query', () => database.app`select 1`],
  ['unsafe', () => database.app.unsafe('select 1')],
  ['begin', () => database.app.begin(tx => tx`select 1`)],
  ['reserve', () => database.app.reserve()],
]

test.each(ways)('%s on the pool throws inside a transaction', async (_, way) => {
  await insideTransaction.run(true, async () => {
    await Promise.resolve()
    expect(way).toThrow('outside the open transaction')
  })
})

test('outside, the pool works, and a reserved connection goes on inside', async () => {
  const tx = await database.app.reserve()
  const rows = await insideTransaction.run(true, () => tx`select 1 as one`)
  tx.release()
  expect(rows).toEqual([{ one: 1 }])
  expect(await database.app`select 2 as two`).toEqual([{ two: 2 }])
})
