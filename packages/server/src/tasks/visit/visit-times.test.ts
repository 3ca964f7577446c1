import { clockAt, minutesPerDay } from '@vicino/domain/days/clock.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { transaction } from '../../db/tenant.ts'
import { isoOf } from '../../db/iso-of.ts'
import type { Database } from '../../db/connect.ts'
import { testDatabase } from '../../testing/database.ts'
import { instantOfWall } from './visit-times.store.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const quarters = Array.from({ length: minutesPerDay / 15 }, (_, quarter) => clockAt(quarter * 15))

it.each(['2026-11-20', '2028-03-26', '2028-10-29'])(
  'each clock of %s means the same moment to the database as to the domain',
  async day => {
    const placedByDatabase = await transaction(
      database.owner,
      tx => tx<{ at: string }[]>`
        select ${isoOf(tx, 'm.at')} as at from (
          select clock, ${instantOfWall(tx, tx`(${day}::date + clock)`)} as at from unnest(${quarters}::time[]) as clock
        ) m order by m.clock`,
    )
    expect(placedByDatabase.map(({ at }) => at)).toEqual(quarters.map(clock => instantOf(day, clock)))
  },
)
