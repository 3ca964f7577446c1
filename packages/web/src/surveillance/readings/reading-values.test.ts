import { expect, test } from 'vitest'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { correctionOf } from '../../records/correction-of.ts'
import { readingForm } from './reading-form.ts'
import { valuesOf } from './reading-values.ts'

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
  expect(valuesOf(seen)).toMatchObject({ date: '2026-10-25', time: '02:30' })
  expect(correctionOf(readingForm, { ...valuesOf(seen), hr: 82 }, seen)).toEqual({ hr: 82 })
  expect(correctionOf(readingForm, { ...valuesOf(seen), time: '02:45' }, seen)).toEqual({
    measured_at: '2026-10-25T00:45:00.000Z',
  })
})
