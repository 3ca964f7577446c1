import { newId } from '@vicino/domain/wire/id.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { expect, test } from 'vitest'
import { answerOf, emptyAnswer, problemOfClock } from './answer-values.ts'
import type { AskedDose } from './use-giving.ts'

const later = '2027-04-01T08:00:00.000Z'
const ofNight = (day: string): AskedDose => ({
  dossierId: newId(),
  drug: someDrug(),
  day,
  moment: 'night',
  dose: 1,
})

test.each([
  [
    'the clock that comes twice, without which',
    '2026-10-24',
    '02:30',
    null,
    'which_hour',
    '2026-10-25T00:30:00.000Z',
  ],
  ['its first', '2026-10-24', '02:30', 'first', null, '2026-10-25T00:30:00.000Z'],
  ['its second', '2026-10-24', '02:30', 'second', null, '2026-10-25T01:30:00.000Z'],
  ['a clock beside it', '2026-10-24', '04:30', null, null, '2026-10-25T03:30:00.000Z'],
  ['the clock that never comes', '2027-03-27', '02:30', null, 'lost_hour', '2027-03-28T01:30:00.000Z'],
  ['an ordinary night', '2026-11-19', '02:30', null, null, '2026-11-20T01:30:00.000Z'],
] as const)('a dose of the night, told by its clock: %s', (_, day, given_at, hour, problem, instant) => {
  const asked = ofNight(day)
  const values = { ...emptyAnswer(newId(), asked, 'given', { reason: '', fromPaper: false }), given_at, hour }
  expect(problemOfClock(values, asked, later)).toBe(problem)
  expect(answerOf(values, asked, later)).toMatchObject({ given_at: instant })
})
