import { expect, test } from 'vitest'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { correctionOf } from '../../records/correction-of.ts'
import { readingForm } from './reading-form.ts'
import { problemOfMoment, valuesOf } from './reading-values.ts'

test('a correction sends only what differs, and leaves the seconds of a moment that nobody touched', () => {
  const seen = someReading()
  expect(correctionOf(readingForm, valuesOf(seen), seen)).toEqual({})
  expect(correctionOf(readingForm, { ...valuesOf(seen), hr: 82, bp: null }, seen)).toEqual({
    hr: 82,
    bp_min: null,
    bp_max: null,
  })
})

test('the second half past two of the night in October keeps its hour', () => {
  const seen = someReading({ measured_at: '2026-10-25T01:30:00.000Z' })
  expect(valuesOf(seen)).toMatchObject({ date: '2026-10-25', time: '02:30', hour: 'second' })
  expect(correctionOf(readingForm, { ...valuesOf(seen), hr: 82 }, seen)).toEqual({ hr: 82 })
  expect(correctionOf(readingForm, { ...valuesOf(seen), time: '02:45' }, seen)).toEqual({
    measured_at: '2026-10-25T01:45:00.000Z',
  })
  expect(correctionOf(readingForm, { ...valuesOf(seen), hour: 'first' }, seen)).toEqual({
    measured_at: '2026-10-25T00:30:00.000Z',
  })
})

const laterThat = '2027-04-01T08:00:00.000Z'
test.each([
  ['a time that comes twice, without which', '2026-10-25', '02:30', null, ['hour', 'which_hour']],
  ['its first', '2026-10-25', '02:30', 'first' as const, null],
  ['its second', '2026-10-25', '02:30', 'second' as const, null],
  ['a time that never comes', '2027-03-28', '02:30', null, ['time', 'lost_hour']],
  ['the minute after it', '2027-03-28', '03:00', null, null],
])('the moment of a reading: %s', (_, date, time, hour, problem) =>
  expect(problemOfMoment({ date, time, hour }, laterThat)).toEqual(problem),
)

test('the second 02:30 is in the future as long as only the first has been', () => {
  const between = '2026-10-25T00:40:00.000Z'
  const moment = { date: '2026-10-25', time: '02:30' }
  expect(problemOfMoment({ ...moment, hour: 'first' }, between)).toBeNull()
  expect(problemOfMoment({ ...moment, hour: 'second' }, between)).toEqual(['time', 'in_the_future'])
})
