import { describe, expect, it } from 'vitest'
import { someDrug } from '../testing/some-drug.ts'
import { someScale } from '../testing/some-scale.ts'
import { usualWindows } from './dose-windows.ts'
import type { Drug } from './drug.ts'
import { limitedAt, orderedDoses, orderThatCounts, standingDrugs } from './ordered-doses.ts'

const today = '2026-11-20'
const afternoon = '2026-11-20T14:00:00.000Z'
const noon = '2026-11-20T11:30:00.000Z'
const first = someDrug({ morning: 2, evening: 2 })
const changed = (written_at: string, more: Partial<Drug>, version = 2): Drug => ({
  ...first,
  version,
  written_at,
  ...more,
})
const morning = { day: today, moment: 'morning' } as const
const evening = { day: today, moment: 'evening' } as const
const struck = { reason: 'cliente sbagliato' }

type Case = [string, Drug[], string[]]

/** Both are asked about in the afternoon: the morning is over, the evening is to come. */
const cases: Case[] = [
  ['that was never changed is what it is', [first], ['morning 2', 'evening 2']],
  [
    'of which one is ordered at noon, not two, was two in the morning',
    [first, changed(noon, { morning: 1, evening: 1 })],
    ['morning 2', 'evening 1'],
  ],
  [
    'that was changed while the window was on is what it was when that ended',
    [first, changed('2026-11-20T09:59:00.000Z', { morning: 1 })],
    ['morning 1', 'evening 2'],
  ],
  [
    'that was changed at the very end of the window is what it was then',
    [first, changed('2026-11-20T10:00:00.000Z', { morning: 1 })],
    ['morning 1', 'evening 2'],
  ],
  [
    'whose morning was taken off at noon stands as missed',
    [first, changed(noon, { morning: 0 })],
    ['morning 2', 'evening 2'],
  ],
  ['that got a morning at noon had none', [changed(noon, {}, 1)], ['evening 2']],
  [
    'to which a morning was added at noon had none',
    [{ ...first, morning: 0 }, changed(noon, { morning: 2 })],
    ['evening 2'],
  ],
  [
    'that ended at noon was ordered until then',
    [first, changed(noon, { end_date: '2026-11-19' })],
    ['morning 2'],
  ],
  [
    'that ended and began again is what each time ordered',
    [
      first,
      changed('2026-11-20T08:00:00.000Z', { end_date: '2026-11-19' }),
      changed(noon, { end_date: null }, 3),
    ],
    ['evening 2'],
  ],
  ['that was struck at noon was never ordered', [first, changed(noon, { struck })], []],
  [
    'of a scale that came at noon had an amount before',
    [first, changed(noon, { dose_unit: 'unit', dose_scale: someScale, morning: 1, evening: 1 })],
    ['morning 2', 'evening 0'],
  ],
  [
    'is the same in whichever order its versions are read',
    [changed(noon, { morning: 1, evening: 1 }), first],
    ['morning 2', 'evening 1'],
  ],
]

describe('the order that counts for a dose', () => {
  it.each(cases)('%s', (_, versions, expected) => {
    const doses = orderedDoses(versions, [morning, evening], { windows: usualWindows, now: afternoon })
    expect(doses.map(({ moment, dose }) => `${moment} ${dose}`)).toEqual(expected)
  })

  it('carries all that the drug said then', () => {
    const then = {
      ...first,
      comments: 'Dopo colazione',
      hold_rules: [{ parameter: 'hr', below: 50, above: null }],
    }
    const versions = [then as Drug, changed(noon, { comments: 'A digiuno', dose_unit: 'drop' })]
    const [dose] = orderedDoses(versions, [morning], { windows: usualWindows, now: afternoon })
    expect(dose!.drug).toBe(versions[0])
  })

  it('is that of each of several drugs, in their order', () => {
    const other = someDrug({ _id: 'other', morning: 3 })
    const versions = [other, first, changed(noon, { morning: 1 })]
    const doses = orderedDoses(versions, [morning], { windows: usualWindows, now: afternoon })
    expect(doses.map(({ dose }) => dose)).toEqual([3, 2])
  })
})

it('the drugs that stand are the newest of each, without those that were struck', () => {
  const other = someDrug({ _id: 'other' })
  const newest = changed(noon, { morning: 1 })
  expect(standingDrugs([first, newest, other, { ...other, version: 2, struck }])).toEqual([newest])
})

describe('the version that counts for a dose', () => {
  const at = { windows: usualWindows, now: afternoon }
  const second = changed(noon, { morning: 1 })
  it.each([
    ['of a window that is over, of its time', [first, second], morning, { drug: first, of_its_time: true }],
    ['of one to come, as it stands', [first, second], evening, { drug: second, of_its_time: false }],
    [
      'of what is taken as needed, as it stands',
      [first, second],
      { day: today, moment: null },
      { drug: second, of_its_time: false },
    ],
    ['of a drug that came afterwards, none', [second], morning, null],
    [
      'of one that was struck, struck',
      [first, { ...second, struck }],
      morning,
      { drug: { ...second, struck }, of_its_time: false },
    ],
    ['of none, none', [], morning, null],
  ])('%s', (_, versions, dose, expected) => {
    expect(orderThatCounts(versions, dose, at)).toEqual(expected)
  })
})

describe('what limits a dose of before', () => {
  const below = (value: number) => ({
    hold_rules: [{ parameter: 'hr' as const, below: value, above: null }],
    reserve_min_interval_hours: value,
    reserve_max_24h: value,
  })
  const at60 = changed('2026-11-20T10:30:00.000Z', below(60))
  const at70 = changed(noon, below(70), 3)
  const versions = [{ ...first, ...below(50) }, at60, at70]
  it.each([
    ['before it changed', '2026-11-20T10:00:00.000Z', versions, 50],
    ['once it changed', '2026-11-20T11:00:00.000Z', versions, 60],
    ['once it changed again', afternoon, versions, 70],
    ['once it was struck', afternoon, [...versions, { ...at70, version: 4, struck }], 50],
    ['of another drug', afternoon, versions.map(drug => ({ ...drug, _id: 'other' })), 50],
  ])('is what was ordered when it is given: %s', (_, instant, known, value) => {
    expect(limitedAt(versions[0]!, known, instant)).toEqual({ ...first, ...below(value) })
  })

  it('is never older than the order itself', () => {
    expect(limitedAt(at70, versions, '2026-11-20T10:00:00.000Z')).toBe(at70)
  })
})
