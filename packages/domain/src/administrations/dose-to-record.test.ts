import { expect, it } from 'vitest'
import { usualWindows } from '../drugs/dose-windows.ts'
import type { Drug } from '../drugs/drug.ts'
import { someDrug } from '../testing/some-drug.ts'
import { dosesToRecord } from './dose-to-record.ts'

const at = { windows: usualWindows, now: '2026-11-20T14:00:00.000Z' }
const day = '2026-11-15'
const first = someDrug({ morning: 2 })
const later = (more: Partial<Drug>): Drug => ({
  ...first,
  version: 2,
  written_at: '2026-11-18T09:00:00.000Z',
  ...more,
})

const cases: [string, Drug[], string[]][] = [
  ['a drug that was never changed', [first], ['morning 2 v1']],
  ['another amount since', [first, later({ morning: 1 })], ['morning 2 v1']],
  ['another time since', [first, later({ morning: 0, evening: 2 })], ['morning 2 v1']],
  ['by the scheme no more', [first, later({ reserve: true })], ['morning 2 v1', 'null 2 v2']],
  ['one that had ended by then', [{ ...first, end_date: '2026-11-10' }], ['morning 2 v1']],
  ['one that nobody had written by then', [later({ start_date: '2026-11-18' })], ['morning 2 v2']],
  ['one that is given on another day', [{ ...first, days: ['mon'] }], ['morning 2 v1']],
  ['one that was struck', [first, later({ struck: { reason: 'cliente sbagliato' } })], []],
]

it.each(cases)('of a day before, what was ordered then: %s', (_, versions, expected) => {
  const doses = dosesToRecord(versions, day, at)
  expect(doses.map(({ drug, moment, dose }) => `${moment} ${dose} v${drug.version}`)).toEqual(expected)
})

it('of today, what counts now', () => {
  const versions = [first, later({ morning: 1, evening: 1 })]
  const doses = dosesToRecord(versions, '2026-11-20', at)
  expect(doses.map(({ moment, dose }) => `${moment} ${dose}`)).toEqual(['morning 1', 'evening 1'])
})
