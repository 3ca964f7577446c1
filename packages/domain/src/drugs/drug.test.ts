import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { someScale } from '../testing/some-scale.ts'
import { drugDefaults, intervalSeconds } from './drug.ts'
import { modalities } from './drug-lists.ts'
import { WholeDrug } from './whole-drug.ts'

const today = '2026-11-20'
const scaled = { dose_unit: 'unit', dose_scale: someScale }
const drug = (changed: object = {}) => ({
  ...drugDefaults(today),
  name: 'Dafalgan',
  modality: 'OS',
  ...changed,
})

const steps = (count: number) => Array.from({ length: count }, (_, at) => ({ from: 5 + at, dose: at }))

const errorsOf = (changed: object) => {
  const result = WholeDrug.safeParse(drug(changed), { reportInput: true })
  return result.success ? [] : fieldErrors(result.error.issues)
}

describe('a drug', () => {
  it('starts today with no dose, every day, in tablets', () => {
    expect(WholeDrug.parse(drug())).toMatchObject({
      start_date: today,
      end_date: null,
      dose_unit: 'tablet',
      morning: 0,
      days: [],
      reserve: false,
      self_managed: false,
    })
  })

  it('knows the eight modalities, and OS is by mouth', () => {
    expect(modalities.map(({ value }) => value)).toEqual(['OS', 'SC', 'OCU', 'AER', 'IM', 'EV', 'TTS', 'RET'])
    expect(modalities[0].label).toBe('Orale OS')
  })

  const accepted: [string, object][] = [
    ['a typed 0', { morning: 0 }],
    ['a quarter', { morning: 0.25 }],
    ['a tablet and a half', { evening: 1.5 }],
    ['twenty tablets', { night: 20 }],
    ['24 units of insulin', { morning: 24, dose_unit: 'unit', modality: 'SC' }],
    ['200 drops', { evening: 200, dose_unit: 'drop' }],
    ['a patch every three days', { modality: 'TTS', every_n_days: 3 }],
    ['for what it is given, as needed', { reserve: true, indication: 'Se dolore oltre 4 su 10' }],
    ['some weekdays', { days: ['mon', 'thu'] }],
    ['one day only', { end_date: today }],
    [
      'as needed, at most 4 in 24 hours',
      { reserve: true, reserve_max_24h: 4, reserve_min_interval_hours: 6 },
    ],
    ['as needed, every five minutes', { reserve: true, reserve_min_interval_hours: 0.0833 }],
    ['as needed, 0.29 ml in 24 hours', { dose_unit: 'ml', reserve: true, reserve_max_24h: 0.29 }],
    ['units by a scale, in the morning and in the evening', { ...scaled, morning: 1, evening: 1 }],
    ['units by a scale, as needed', { ...scaled, reserve: true }],
    ['a name of 200 characters', { name: 'a'.repeat(200) }],
    ['a comment of 5000 characters', { comments: 'è'.repeat(5000) }],
  ]
  it.each(accepted)('takes %s', (_, changed) => expect(errorsOf(changed)).toEqual([]))

  const refused: [string, object, { path: string; code: string }][] = [
    ['no name', { name: '  ' }, { path: 'name', code: 'required' }],
    ['a name of 201 characters', { name: 'a'.repeat(201) }, { path: 'name', code: 'too_long' }],
    ['an unknown modality', { modality: 'XX' }, { path: 'modality', code: 'not_an_option' }],
    ['a third', { morning: 0.3 }, { path: 'morning', code: 'dose_not_a_quarter' }],
    ['20.25 tablets', { morning: 20.25 }, { path: 'morning', code: 'dose_above_ceiling' }],
    ['201 drops', { morning: 201, dose_unit: 'drop' }, { path: 'morning', code: 'too_big' }],
    ['less than nothing', { night: -0.25 }, { path: 'night', code: 'too_small' }],
    ['a dose as text', { night: '1' }, { path: 'night', code: 'wrong_type' }],
    ['an end before the start', { end_date: '2026-11-19' }, { path: 'end_date', code: 'end_before_start' }],
    ['30 February', { start_date: '2026-02-30' }, { path: 'start_date', code: 'no_such_day' }],
    ['a day twice', { days: ['mon', 'mon'] }, { path: 'days', code: 'twice' }],
    [
      'weekdays and an interval',
      { days: ['mon'], every_n_days: 3 },
      { path: 'every_n_days', code: 'days_or_interval' },
    ],
    ['an interval of 91 days', { every_n_days: 91 }, { path: 'every_n_days', code: 'too_big' }],
    [
      'a reserve maximum without reserve',
      { reserve_max_24h: 4 },
      { path: 'reserve_max_24h', code: 'only_for_reserve' },
    ],
    [
      'a reserve maximum that would be rounded',
      { dose_unit: 'ml', reserve: true, reserve_max_24h: 0.375 },
      { path: 'reserve_max_24h', code: 'not_a_step' },
    ],
    [
      'an interval that would be rounded',
      { reserve: true, reserve_min_interval_hours: 1.33333 },
      { path: 'reserve_min_interval_hours', code: 'not_a_step' },
    ],
    [
      'an interval of less than five minutes',
      { reserve: true, reserve_min_interval_hours: 0.08 },
      { path: 'reserve_min_interval_hours', code: 'too_small' },
    ],
    [
      'an indication without reserve',
      { indication: 'Se dolore' },
      { path: 'indication', code: 'only_for_reserve' },
    ],
    ['an amount beside a scale', { ...scaled, morning: 6 }, { path: 'morning', code: 'only_when_by_scale' }],
    ['a scale of tablets', { dose_scale: someScale }, { path: 'dose_scale', code: 'only_for_units' }],
    [
      'a scale by something else than glycaemia',
      { ...scaled, dose_scale: { ...someScale, parameter: 'hr' } },
      { path: 'dose_scale.parameter', code: 'not_an_option' },
    ],
    [
      'a scale without a step',
      { ...scaled, dose_scale: { ...someScale, steps: [] } },
      { path: 'dose_scale.steps', code: 'required' },
    ],
    [
      'thirteen steps',
      { ...scaled, dose_scale: { ...someScale, steps: steps(13) } },
      { path: 'dose_scale.steps', code: 'too_many' },
    ],
    [
      'a step without its dose',
      { ...scaled, dose_scale: { ...someScale, steps: [{ from: 8 }] } },
      { path: 'dose_scale.steps.0.dose', code: 'required' },
    ],
    [
      'insulin for a low value, at its step',
      { ...scaled, dose_scale: { ...someScale, steps: [{ from: 3, dose: 2 }] } },
      { path: 'dose_scale.steps.0.dose', code: 'scale_too_low' },
    ],
    ['5001 characters of comment', { comments: 'a'.repeat(5001) }, { path: 'comments', code: 'too_long' }],
    ['an unknown field', { colour: 'red' }, { path: 'colour', code: 'unknown_field' }],
  ]
  it.each(refused)('refuses %s', (_, changed, error) => expect(errorsOf(changed)).toContainEqual(error))
})

it('reads an interval in whole seconds, so that four decimals of an hour keep each minute', () => {
  for (let minutes = 5; minutes <= 120; minutes += 1)
    expect(intervalSeconds({ reserve_min_interval_hours: Number((minutes / 60).toFixed(4)) })).toBe(
      minutes * 60,
    )
})
