import { describe, expect, test } from 'vitest'
import { isAlarming, isNewlyAlarming, judge, responseTo } from './critical.ts'
import { limitsDefaults } from './limits.ts'
import { readingDefaults } from './reading.ts'

const adult = { ...limitsDefaults, norms: true }
const child = { ...limitsDefaults, norms: false }
const calm = {
  rr: 16,
  sat_o2: 97,
  sat_o2_quantity: 0,
  bp_max: 130,
  bp_min: 80,
  hr: 72,
  temperature: 36.8,
  consciousness: 'A',
} as const
const reading = (more: object) => ({ ...readingDefaults, measured_at: '2026-11-20T08:00:00.000Z', ...more })

describe('what asks to act', () => {
  test.each([
    ['a pulse of 34', { hr: 34 }, ['hr']],
    ['one number of a pressure alone', { bp_max: 150, bp_min: 112 }, ['bp_min']],
    ['a glycaemia of 2.1', { glyc: 2.1 }, ['glyc']],
    ['who is not alert', { consciousness: 'C' }, ['consciousness']],
    ['not what is only to be watched', { hr: 45, temperature: 38.4 }, []],
    ['nothing that was not measured', {}, []],
  ])('%s', (_what, measured, critical) => {
    expect(judge(reading(measured), adult, 'off')).toEqual({ critical, news2: null })
  })

  test('no norm of adults in a child, but her consciousness', () => {
    expect(judge(reading({ ...calm, hr: 140, consciousness: 'P' }), child, 'on')).toEqual({
      critical: ['consciousness'],
      news2: null,
    })
  })

  test.each([
    ['on', 6],
    ['off', null],
    ['pregnancy', null],
  ] as const)('a whole NEWS2 where its use is %s', (use, news2) => {
    const six = reading({ ...calm, rr: 22, sat_o2: 94, bp_max: 105, hr: 95, temperature: 38.4 })
    const judged = judge(six, adult, use)
    expect(judged).toEqual({ critical: [], news2 })
    expect(isAlarming(judged)).toBe(news2 !== null)
    expect(judge({ ...six, consciousness: null }, adult, use).news2).toBeNull()
  })

  test('a correction alarms anew only by what it adds', () => {
    const before = { critical: ['hr' as const], news2: 4 }
    expect(isNewlyAlarming(before, before)).toBe(false)
    expect(isNewlyAlarming({ critical: [], news2: 4 }, before)).toBe(false)
    expect(isNewlyAlarming({ critical: ['hr', 'glyc'], news2: 4 }, before)).toBe(true)
    expect(isNewlyAlarming({ critical: ['hr'], news2: 5 }, before)).toBe(true)
  })
})

describe('what it asks for', () => {
  test.each([
    ['a critical value alone: the doctor now', { hr: 34 }, 'off', 'doctor_now'],
    ['new confusion: the doctor now', { consciousness: 'C' }, 'off', 'doctor_now'],
    ['who answers to a voice only: the doctor now', { consciousness: 'V' }, 'off', 'doctor_now'],
    ['who answers to pain only: an emergency', { consciousness: 'P' }, 'off', 'emergency'],
    ['who does not answer: an emergency', { consciousness: 'U' }, 'off', 'emergency'],
    [
      'NEWS2 of 5: the doctor now',
      { ...calm, rr: 22, sat_o2: 94, hr: 95, temperature: 38.4 },
      'on',
      'doctor_now',
    ],
    ['NEWS2 of 7: an emergency', { ...calm, rr: 26, sat_o2: 92, hr: 115 }, 'on', 'emergency'],
    ['one item of 3 points in a low NEWS2: within the hour', { ...calm, rr: 8 }, 'on', 'doctor_today'],
    ['a red bound that gives no 3 points: the doctor now', { ...calm, bp_max: 185 }, 'on', 'doctor_now'],
    ['a glycaemia beside a low NEWS2: the doctor now', { ...calm, rr: 8, glyc: 2.1 }, 'on', 'doctor_now'],
    ['an item of 3 points where nobody knows the others: the doctor now', { rr: 8 }, 'on', 'doctor_now'],
  ] as const)('%s', (_what, measured, use, response) => {
    const whole = reading(measured)
    expect(responseTo({ ...whole, ...judge(whole, adult, use) }, 1)).toBe(response)
  })

  test('the more urgent where the scale of the saturation is not known', () => {
    const whole = reading({ ...calm, rr: 8 })
    expect(responseTo({ ...whole, ...judge(whole, adult, 'on') }, null)).toBe('doctor_now')
  })
})
