import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from './connect.ts'
import { testDatabase } from '../testing/database.ts'
import { asNumber } from './value-parsers.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each<[expression: string, value: unknown]>([
  [`date '2026-02-29' + 1`, undefined],
  [`date '1920-02-29'`, '1920-02-29'],
  [`time '08:00'`, '08:00'],
  [`time '23:59:59'`, '23:59:59'],
  [`timestamptz(3) '2026-11-20 08:00:00Z'`, '2026-11-20T08:00:00.000Z'],
  [`timestamptz(3) '2026-11-20 08:00:00.12Z'`, '2026-11-20T08:00:00.120Z'],
  [`timestamptz(3) '2026-11-20 08:00:00.007+02'`, '2026-11-20T06:00:00.007Z'],
  [`timestamptz '2026-11-20 08:00:00.123456Z'`, '2026-11-20T08:00:00.123456Z'],
  [`timestamptz 'infinity'`, 'infinity'],
  [`bigint '5'`, 5],
  [`numeric '1234.50'`, 1234.5],
  [`numeric '-0.25'`, -0.25],
  [`bigint '9007199254740993'`, '9007199254740993'],
  [`array[date '2026-01-01', date '2026-01-02']`, ['2026-01-01', '2026-01-02']],
  [`array[timestamptz(3) '2026-01-01Z']`, ['2026-01-01T00:00:00.000Z']],
  [`array[time '08:00', null]`, ['08:00', null]],
  [`array[1.50, -2]::numeric[]`, [1.5, -2]],
  [`array[1, 2]::bigint[]`, [1, 2]],
  [`array[1, 2]`, [1, 2]],
  [`array[true, false, null]`, [true, false, null]],
  [`array['01a1fbd9-4f18-7489-9217-30df591379aa']::uuid[]`, ['01a1fbd9-4f18-7489-9217-30df591379aa']],
  [
    `array['a b', 'c,d', '{e}', '"f"', 'g\\h', '', 'NULL', null]`,
    ['a b', 'c,d', '{e}', '"f"', 'g\\h', '', 'NULL', null],
  ],
  [
    `array[array['a', 'b'], array['c', 'd']]`,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [`array['{"a": [1]}']::jsonb[]`, [{ a: [1] }]],
  [`'[0:1]={3,4}'::int[]`, [3, 4]],
  [`'{}'::text[]`, []],
  [`null::date`, null],
])('%s arrives as %o', async (expression, value) => {
  const query = database.app.unsafe(`select ${expression} as value`)
  if (value === undefined) return expect(query).rejects.toThrow()
  expect((await query)[0]?.['value']).toEqual(value)
  return undefined
})

test('what was sent comes back the same', async () => {
  const sent = {
    day: '2026-02-28',
    clock: '02:30',
    instant: '2026-03-29T01:30:00.120Z',
    amount: 0.25,
    count: 7,
  }
  const [row] = await database.app`
    select ${sent.day}::date as day, ${sent.clock}::time as clock, ${sent.instant}::timestamptz(3) as instant,
      ${sent.amount}::numeric as amount, ${sent.count}::bigint as count`
  expect(row).toEqual(sent)
})

const awkward = ['plain', 'a b', 'c,d', '{e}', '"f"', 'g\\h', '', 'NULL', 'è', 'l\n2']

test('lists that were sent come back the same', async () => {
  const days = ['2026-01-01', '2026-02-28']
  const instants = ['2026-03-29T01:30:00.120Z']
  const [row] = await database.app`
    select ${awkward}::text[] as texts, ${days}::date[] as days, ${instants}::timestamptz(3)[] as instants,
      ${[1, 2, 3]}::int[] as numbers, ${[]}::uuid[] as none, ${'b'} = any(${['a', 'b']}) as found`
  expect(row).toEqual({ texts: awkward, days, instants, numbers: [1, 2, 3], none: [], found: true })
})

test.each([
  ['0', 0],
  ['-12.5', -12.5],
  ['999999999999999', 999999999999999],
  ['0.000000000000001', 1e-15],
  ['9999999999999999', '9999999999999999'],
  ['1.2345678901234567', '1.2345678901234567'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
])('the number %s becomes %o', (text, value) => {
  expect(asNumber(text)).toBe(value)
})
