import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './connect.ts'
import { transaction } from './tenant.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('what failed first is what a transaction fails with, although a later statement is heard of before', async () => {
  const divided = transaction(database.owner, (tx, later) => {
    later(tx`select 1 / 0`)
    return tx`select 1`
  })
  await expect(divided).rejects.toMatchObject({ code: '22012' })
})
