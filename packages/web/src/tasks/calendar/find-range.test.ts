import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { daysToFind, errorsOfDays } from './find-range.ts'

const t = ((words: string) => words) as unknown as TFunction
const both = 'Per filtrare servono tutte e due le date.'

it.each([
  [{}, { from: '2026-08-22', to: '2027-08-22' }, {}],
  [{ from: '2026-11-01', to: '2026-11-30' }, { from: '2026-11-01', to: '2026-11-30' }, {}],
  [{ from: '2026-11-01' }, null, { to: both }],
  [{ to: '2026-11-01' }, null, { from: both }],
  [{ from: '2026-11-30', to: '2026-11-01' }, null, { to: "La fine non può precedere l'inizio." }],
  [{ from: '2026-11-01', to: '2027-12-31' }, null, { to: "L'intervallo supera 400 giorni." }],
])('%j: %j', (ends, days, errors) => {
  expect(daysToFind(ends, '2026-11-20')).toEqual(days)
  expect(errorsOfDays(ends, t)).toEqual(errors)
})
