import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { logFiltersInQuery, rangeOfPreset, usualRange } from './log-filters.ts'
import { newsWords } from './news-words.ts'

const today = '2026-03-31'

describe('filters in an address', () => {
  const read = (text: string) => {
    const result = logFiltersInQuery.safeParse(text, { reportInput: true })
    return result.success
      ? result.data
      : fieldErrors(result.error.issues).map(({ path, code }) => `${path} ${code}`)
  }
  const date = { from: '2026-11-01', to: '2026-11-20' }

  it.each<[string, unknown]>([
    ['{}', {}],
    ['{"type":[]}', { type: [] }],
    ['{"type":["FocusGroup","Drug"]}', { type: ['FocusGroup', 'Drug'] }],
    ['{"type":["care_plan"]}', { type: ['care_plan'] }],
    ['{"type":["Warning"]}', { type: ['Warning'] }],
    [JSON.stringify({ date, order: 'least_recent' }), { date, order: 'least_recent' }],
    ['{"type":["Cat"]}', ['type.0 not_an_option']],
    ['{"type":"Drug"}', ['type wrong_type']],
    ['{"date":{"from":"2026-11-01"}}', ['date.to required']],
    ['{"date":{"from":"2026-11-20","to":"2026-11-01"}}', ['date.to end_before_start']],
    ['{"date":{"from":"2024-11-20","to":"2026-11-01"}}', ['date.to range_too_long']],
    ['{"date":{"from":"2026-02-30","to":"2026-11-01"}}', ['date.from no_such_day']],
    ['{"order":"newest"}', ['order not_an_option']],
    ['{"colour":"red"}', ['colour unknown_field']],
    ['[]', [' wrong_type']],
    ['null', [' wrong_type']],
    ['{type:Drug}', [' wrong_type']],
    ['{"type":["Drug"],"type":[]}', [' wrong_type']],
    ['', [' wrong_type']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected))
})

it.each([
  ['all', null],
  ['last_week', { from: '2026-03-24', to: today }],
  ['last_month', { from: '2026-02-28', to: today }],
  ['last_year', { from: '2025-03-31', to: today }],
] as const)('the days of %s', (preset, range) => expect(rangeOfPreset(preset, today)).toEqual(range))

it('a range starts with today and the week after', () =>
  expect(usualRange(today)).toEqual({ from: today, to: '2026-04-07' }))

it.each<[object, string]>([
  [{ name: 'Torasemide 10 mg' }, ' torasemide 10 mg'],
  [{ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50', start_date: '2026-11-20', dose: 2 }, ''],
  [{ data: "L'Edema è più", author: { name: 'Sara Müller' } }, ' l edema e piu sara muller mueller'],
  [{ note: ['due', 'due'] }, ' due'],
])('%j is found by «%s»', (payload, words) =>
  expect(newsWords(payload).split(' ').toSorted()).toEqual(words.split(' ').toSorted()),
)
