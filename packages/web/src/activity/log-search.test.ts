import { beforeAll, expect, it } from 'vitest'
import i18next from 'i18next'
import type { ActivitySearch } from '../pages/search.ts'
import { startTexts } from '../i18n/texts.ts'
import { filtersOf, filterWords } from './log-search.ts'

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

it('says what holds', () => {
  const search: ActivitySearch = { type: ['Drug', 'FocusGroup'], from: '2026-11-01', to: '2026-11-05' }
  expect(filterWords(search, today, i18next.t)).toEqual({
    type: 'Focus e Farmaci',
    date: null,
    range: '01.11.2026 – 05.11.2026',
    order: null,
  })
})
