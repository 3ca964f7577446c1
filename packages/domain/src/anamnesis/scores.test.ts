import { describe, expect, it } from 'vitest'
import { bmi, bmiBandsAt, bmiCutOffs, bmiDecimals } from './bmi.ts'
import { norton } from './norton.ts'
import { bandOf } from '../form/bands.ts'
import { assessNutrition, nutritionalBands } from './nutritional-assessment.ts'
import { bandNamed, scoresIn } from './scales.ts'
import { bodyCare } from './sections/body-care.ts'
import { nutrition } from './sections/nutrition.ts'
import { derivedOf } from './section.ts'
import { pain } from './sections/pain.ts'

type Points = 1 | 2 | 3 | 4 | undefined

describe('Norton', () => {
  it.each<[Points[], number | undefined, string | undefined]>([
    [[4, 4, 4, 4, 4], 20, 'not_at_risk'],
    [[3, 3, 3, 3, 3], 15, 'not_at_risk'],
    [[3, 3, 3, 3, 2], 14, 'at_risk'],
    [[1, 1, 1, 1, 1], 5, 'at_risk'],
    [[4, 4, 2, 2, undefined], undefined, undefined],
    [[], undefined, undefined],
  ])('%j is %s, %s', (points, total, band) => {
    const [physical_condition, mental_condition, activity, mobility, incontinence] = points
    const score = norton({ physical_condition, mental_condition, activity, mobility, incontinence })
    expect([score?.total, score?.band]).toEqual([total, band])
  })
})

describe('BMI', () => {
  it.each([
    [165, 60, 22.04, 'normal'],
    [150, 42, 18.67, 'normal'],
    [180, 104, 32.1, 'obesity_1'],
    [100, 18.5, 18.5, 'normal'],
    [100, 18.4, 18.4, 'underweight'],
    [100, 24.9, 24.9, 'normal'],
    [100, 25, 25, 'overweight'],
    [100, 29.9, 29.9, 'overweight'],
    [100, 30, 30, 'obesity_1'],
    [100, 35, 35, 'obesity_2'],
    [100, 40, 40, 'obesity_3'],
    // What is below a cut-off is kept below it: 24.9987 is 24.99.
    [141, 49.7, 24.99, 'normal'],
  ])('%s cm and %s kg are %s, %s', (height, weight, index, band) => {
    expect(bmi({ height, weight }, 50)).toMatchObject({ bmi: index, band })
  })

  it.each([{}, { height: 165 }, { weight: 60 }])('%j is none', answers => {
    expect(bmi(answers, 50)).toBeUndefined()
  })
})

describe('BMI by age', () => {
  it.each<[age: number, index: number, string | null]>([
    [17, 15, null],
    [17, 31, null],
    [18, 18.4, 'underweight'],
    [18, 18.5, 'normal'],
    [69, 18.5, 'normal'],
    [69, 21.9, 'normal'],
    [70, 18.49, 'underweight'],
    [70, 18.5, 'low_for_age'],
    [70, 21.9, 'low_for_age'],
    [70, 22, 'normal'],
    [70, 24.9, 'normal'],
    [70, 25, 'overweight'],
    [87, 30, 'obesity_1'],
    [87, 35, 'obesity_2'],
    [87, 40, 'obesity_3'],
  ])('at %s years %s is %s', (age, index, band) => {
    expect(bmi({ height: 100, weight: index }, age)).toMatchObject({ bmi: index, band })
  })

  it.each([
    ['below 23', 140.2, 45.2, 22.99, 'normal', 2],
    ['on 23', 200, 92, 23, 'normal', 1],
    ['below 25', 155.7, 60.6, 24.99, 'normal', 2],
    ['away from any', 165, 60, 22.04, 'normal', 1],
  ])('%s keeps its side of a cut-off', (_, height, weight, index, band, decimals) => {
    expect(bmi({ height, weight }, 70)).toMatchObject({ bmi: index, band })
    expect(bmiDecimals(index)).toBe(decimals)
  })

  it('never crosses a cut-off, kept or shown, whatever was measured', () => {
    for (let height = 1200; height <= 2000; height += 7)
      for (const from of bmiCutOffs) {
        const weight = Math.ceil((from * height ** 2) / 1e5) - 1
        const index = bmi({ height: height / 10, weight: weight / 10 }, 70)!.bmi
        expect(index, `${height} mm`).toBeLessThan(from)
        expect(Number(index.toFixed(bmiDecimals(index)))).toBeLessThan(from)
      }
  })

  it('has a name for each band of any age', () => {
    for (const age of [18, 70])
      for (const { value, label } of bmiBandsAt(age)) expect(bandNamed('bmi', value)?.label).toBe(label)
    expect(bmiBandsAt(17)).toEqual([])
  })
})

const best = {
  appetite_loss: 2,
  weight_loss: 3,
  mobility: 2,
  has_suffered_stress_or_acute_disease: false,
  neuropsychological_problems: 2,
} as const

describe('MNA', () => {
  it.each([
    [18.99, 0],
    [19, 1],
    [20.99, 1],
    [21, 2],
    [22.99, 2],
    [23, 3],
  ])('an index of %s is worth %s', (index, points) => {
    expect(assessNutrition(best, index)?.total).toBe(11 + points)
  })

  it.each([
    ['none', best, 24, 14, 'normal'],
    ['weight 1 to 3 kg, at home', { ...best, weight_loss: 2, mobility: 1 }, 22.9, 11, 'at_risk'],
    ['acute disease', { ...best, has_suffered_stress_or_acute_disease: true }, 23, 12, 'normal'],
    [
      'everything at its worst',
      {
        appetite_loss: 0,
        weight_loss: 0,
        mobility: 0,
        has_suffered_stress_or_acute_disease: true,
        neuropsychological_problems: 0,
      },
      18.9,
      0,
      'malnourished',
    ],
    [
      'seven',
      { ...best, weight_loss: 0, neuropsychological_problems: 0, mobility: 0 },
      23,
      7,
      'malnourished',
    ],
    ['eight', { ...best, weight_loss: 1, neuropsychological_problems: 0, mobility: 0 }, 23, 8, 'at_risk'],
    ['eleven', { ...best, weight_loss: 0 }, 23, 11, 'at_risk'],
    ['twelve', { ...best, weight_loss: 1 }, 23, 12, 'normal'],
  ] as const)('%s: %s', (_, answers, index, total, band) => {
    expect(assessNutrition(answers, index)).toMatchObject({ total, band })
  })

  it.each([
    [7.9, 'malnourished'],
    [8, 'at_risk'],
    [11.9, 'at_risk'],
    [12, 'normal'],
  ])('a total of %s is %s', (total, band) => expect(bandOf(nutritionalBands, total).value).toBe(band))

  it.each([
    [140.5, 37.5, 0],
    [154, 49.8, 1],
    [142.5, 46.7, 2],
    [140.2, 45.2, 2],
    [200, 92, 3],
  ])('reads the index as it is, and not rounded: %s cm and %s kg are worth %s', (height, weight, points) => {
    const answers = { bmi: { height, weight }, mini_nutritional_assessment: best }
    expect(derivedOf(nutrition, answers, 50).mini_nutritional_assessment?.total).toBe(11 + points)
  })

  it('counts the calf only where the index is missing', () => {
    expect(assessNutrition({ ...best, calf_circumference: 0 }, 23)?.total).toBe(14)
    expect(assessNutrition({ ...best, calf_circumference: 0 })?.total).toBe(11)
    expect(assessNutrition({ ...best, weight_loss: 1, mobility: 1, calf_circumference: 3 })?.total).toBe(11)
  })

  it('is not complete without both, nor with an open item', () => {
    expect(assessNutrition(best)).toBeUndefined()
    expect(assessNutrition({ ...best, mobility: undefined }, 23)).toBeUndefined()
    expect(assessNutrition({ ...best, has_suffered_stress_or_acute_disease: undefined }, 23)).toBeUndefined()
  })
})

it('a section derives its scores from its own answers', () => {
  const answers = { bmi: { height: 165, weight: 60 }, mini_nutritional_assessment: best }
  expect(derivedOf(nutrition, answers, 50)).toEqual({
    bmi: { bmi: 22.04, band: 'normal', scale_version: 2 },
    mini_nutritional_assessment: { total: 13, band: 'normal', scale_version: 1 },
  })
  expect(scoresIn(derivedOf(nutrition, answers, 50)).map(({ scale, value }) => [scale, value])).toEqual([
    ['bmi', 22.04],
    ['mini_nutritional_assessment', 13],
  ])
  expect(scoresIn(derivedOf(bodyCare, {}, 50))).toEqual([])
  expect(derivedOf(pain, {}, 50)).toEqual({})
})

it.each([
  ['norton', 'at_risk', 'ldp'],
  ['norton', 'not_at_risk', undefined],
  ['mini_nutritional_assessment', 'at_risk', 'malnutrizione'],
  ['mini_nutritional_assessment', 'malnourished', 'malnutrizione'],
  ['mini_nutritional_assessment', 'normal', undefined],
] as const)('%s %s advises %s', (scale, band, protocol) => {
  expect(bandNamed(scale, band)?.advice?.protocol).toBe(protocol)
})
