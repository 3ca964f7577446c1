import { describe, expect, it } from 'vitest'
import type { Answers } from '../form/answers.ts'
import { type Assessing, derivedAfter, derivedOfCopy, derivedShown, type SectionBefore } from './assessed.ts'
import { nutrition } from './sections/nutrition.ts'

const mass: Answers = { bmi: { height: 165, weight: 60 } }
const [then, now] = ['2025-03-03T09:00:00.000Z', '2026-11-20T09:00:00.000Z'] as const
const measured = { bmi: { bmi: 22.04, band: 'normal', scale_version: 1, assessed_at: then } }
const stood = (more: Partial<SectionBefore> = {}): SectionBefore => ({
  answers: mass,
  derived: measured,
  isCopy: false,
  ...more,
})
const save = (more: Partial<Assessing> = {}): Assessing => ({
  answers: mass,
  assessed: [],
  age: 80,
  at: now,
  ...more,
})
const anew = { bmi: { bmi: 22.04, band: 'normal', scale_version: 2, assessed_at: now } }

describe('a score of a save', () => {
  it.each<[string, SectionBefore | undefined, Assessing, object]>([
    ['that is the first', undefined, save(), anew],
    ['whose copied measures nobody took', stood({ isCopy: true }), save(), measured],
    [
      'beside which something else was changed',
      stood(),
      save({ answers: { ...mass, diet: 'diabetica' } }),
      measured,
    ],
    ['that was measured and found the same', stood({ isCopy: true }), save({ assessed: ['bmi'] }), anew],
    ['that was saved again as it stood', stood(), save(), anew],
    [
      'with another weight',
      stood(),
      save({ answers: { bmi: { height: 165, weight: 61 } } }),
      { bmi: { bmi: 22.41, band: 'normal', scale_version: 2, assessed_at: now } },
    ],
    ['whose measures are taken back', stood(), save({ answers: {} }), {}],
  ])('%s', (_, before, next, derived) => {
    expect(derivedAfter(nutrition, before, next)).toEqual(derived)
  })

  it('of the MNA is taken anew where a new weight makes it another', () => {
    const items = {
      appetite_loss: 2,
      weight_loss: 3,
      mobility: 2,
      has_suffered_stress_or_acute_disease: false,
      neuropsychological_problems: 2,
    }
    const answers = { ...mass, mini_nutritional_assessment: items }
    const derived = derivedAfter(nutrition, undefined, save({ answers, at: then }))
    const heavier = save({ answers: { ...answers, bmi: { height: 165, weight: 70 } } })
    expect(derivedAfter(nutrition, stood({ answers, derived }), heavier)).toMatchObject({
      mini_nutritional_assessment: { total: 14, assessed_at: now },
    })
  })
})

it('a page shows what stood as it was, until somebody touches it', () => {
  expect(derivedShown(nutrition, stood(), save())).toBe(measured)
  expect(derivedShown(nutrition, stood(), save({ assessed: ['bmi'] }))).toEqual(anew)
})

it('a copy keeps what a score was and when, also where only the course says when', () => {
  const undated = { bmi: { bmi: 22.04, band: 'normal', scale_version: 1 } }
  expect(derivedOfCopy(mass, measured, () => now)).toEqual(measured)
  expect(derivedOfCopy(mass, undated, () => then)).toEqual(measured)
  expect(derivedOfCopy(mass, undated, () => undefined)).toEqual(undated)
  expect(derivedOfCopy({ diet: 'normale' }, measured, () => then)).toEqual({})
})
