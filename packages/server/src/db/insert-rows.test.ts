import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './connect.ts'
import { insertRows } from './insert-rows.ts'
import { transaction } from './tenant.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const insert = (rows: readonly object[]): Promise<number> =>
  transaction(database.owner, async tx => {
    await tx`create temporary table fruit (name text, grams integer) on commit drop`
    return insertRows(tx, 'fruit', rows)
  })

test('many rows go into a table', async () => {
  const rows = Array.from({ length: 2_001 }, (_, grams) => ({ name: 'mela', grams }))
  expect(await insert(rows)).toBe(2_001)
})

test.each([
  ['names more', { name: 'pera', grams: 150, colour: 'verde' }],
  ['names less', { name: 'pera' }],
])('a row that %s than the first is refused, for it would lose something', async (_, row) => {
  await expect(insert([{ name: 'mela', grams: 180 }, row])).rejects.toThrow('rows name other columns')
})
