import { beforeAll, expect, it } from 'vitest'
import i18next from 'i18next'
import type { ActivitySearch } from '../pages/search.ts'
import { startTexts } from '../i18n/texts.ts'
import { filtersOf, heldFilters } from './log-search.ts'

const today = '2026-11-20'

beforeAll(() => startTexts('it'))

it.each<[ActivitySearch, object | undefined]>([
  [{}, undefined],
  [{ type: [], date: 'all', order: 'most_recent' }, undefined],
  [{ type: ['Drug'] }, { type: ['Drug'] }],
  [{ date: 'last_week' }, { date: { from: '2026-11-13', to: today } }],
  [{ from: '2026-11-01', to: '2026-11-05' }, { date: { from: '2026-11-01', to: '2026-11-05' } }],
  [{ from: '2026-11-01' }, undefined],
  [{ from: '2026-11-05', to: '2026-11-01' }, undefined],
  [{ order: 'least_recent' }, { order: 'least_recent' }],
])('%j asks for %j', (search, filters) => expect(filtersOf(search, today)).toEqual(filters))

it('says what holds, each filter with what is left without it', () => {
  const range = { from: '2026-11-01', to: '2026-11-05' }
  const search: ActivitySearch = { type: ['Drug', 'FocusGroup'], ...range, order: 'least_recent' }
  const without = (more: object): object => ({ ...search, ...more })
  expect(heldFilters(search, today, i18next.t)).toEqual([
    { key: 'FocusGroup', words: 'Focus', without: without({ type: ['Drug'] }) },
    { key: 'Drug', words: 'Farmaci', without: without({ type: ['FocusGroup'] }) },
    { key: 'date', words: '01.11.2026 – 05.11.2026', without: without({ from: undefined, to: undefined }) },
    { key: 'order', words: 'Prima le meno recenti', without: without({ order: undefined }) },
  ])
})

it.each<[ActivitySearch, string[]]>([
  [{}, []],
  [{ type: [], date: 'all', order: 'most_recent' }, []],
  [{ date: 'last_week', from: '2026-11-01', to: '2026-11-05' }, ['Ultima settimana']],
  [{ from: '2026-11-05', to: '2026-11-01' }, []],
])('of %j holds %j', (search, words) =>
  expect(heldFilters(search, today, i18next.t).map(held => held.words)).toEqual(words),
)
