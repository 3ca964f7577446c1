import { describe, expect, it } from 'vitest'
import { usualWindows } from '../drugs/dose-windows.ts'
import { someDrug } from '../testing/some-drug.ts'
import { answeredUntil, openDoses, rangesAsked, type StandingVisit } from './open-doses.ts'

const today = '2026-11-20'
const noon = '2026-11-20T11:30:00.000Z'
const visit = (more: Partial<StandingVisit> = {}): StandingVisit => ({
  date: today,
  end_date: today,
  start_time: '08:00',
  end_time: '08:30',
  own: false,
  since: null,
  until: null,
  ...more,
})
const yesterday = visit({ date: '2026-11-19', end_date: '2026-11-19' })
const drug = someDrug({ name: 'Torasemide', morning: 1, evening: 1 })
const at = (version: number, written_at: string, more: object) => ({ ...drug, version, written_at, ...more })
const given = (day: string) => ({ drugId: drug._id, day, moment: 'morning' as const })

type Case = [string, StandingVisit[], (typeof drug)[], ReturnType<typeof given>[], string[]]
const cases: Case[] = [
  ['is one that a visit met', [visit()], [drug], [], ['20 morning 1']],
  [
    'stands on the next day, the latest first',
    [yesterday, visit()],
    [drug],
    [],
    ['20 morning 1', '19 morning 1'],
  ],
  ['is one, though two visits met it', [visit(), visit({ end_time: '09:00' })], [drug], [], ['20 morning 1']],
  ['is none that has its answer', [yesterday, visit()], [drug], [given(today)], ['19 morning 1']],
  ['is none that no visit met', [], [drug], [], []],
  [
    'is one that a visit met before it was moved',
    [visit({ since: '2026-11-01T08:00:00.000Z', until: '2026-11-20T11:00:00.000Z' })],
    [drug],
    [],
    ['20 morning 1'],
  ],
  [
    'is none that a visit left while its window was on',
    [visit({ since: '2026-11-01T08:00:00.000Z', until: '2026-11-20T08:00:00.000Z' })],
    [drug],
    [],
    [],
  ],
  [
    'is none to which a visit came only after its window, and left again',
    [visit({ since: '2026-11-20T11:00:00.000Z', until: '2026-11-20T11:05:00.000Z' })],
    [drug],
    [],
    [],
  ],
  [
    'is none whose window is still on',
    [visit({ start_time: '12:00', end_time: '17:00' })],
    [someDrug({ afternoon: 1 })],
    [],
    [],
  ],
  ['is none that the client manages alone', [visit()], [{ ...drug, self_managed: true }], [], []],
  ['is none taken as needed', [visit()], [{ ...drug, reserve: true }], [], []],
  [
    'is what was ordered when its window ended',
    [yesterday, visit()],
    [drug, at(2, '2026-11-19T13:00:00.000Z', { morning: 0.5 })],
    [],
    ['20 morning 0.5', '19 morning 1'],
  ],
  [
    'stands though the drug was ended since',
    [visit()],
    [drug, at(2, '2026-11-20T11:00:00.000Z', { end_date: '2026-11-19' })],
    [],
    ['20 morning 1'],
  ],
  [
    'is none of a drug that was struck: it was never ordered',
    [visit()],
    [drug, at(2, '2026-11-20T11:00:00.000Z', { struck: { reason: 'Errore', at: noon, by: drug.author } })],
    [],
    [],
  ],
  [
    'is none that was written after its window',
    [yesterday, visit()],
    [at(1, '2026-11-19T14:00:00.000Z', {})],
    [],
    ['20 morning 1'],
  ],
  [
    'of a night is one of the day before',
    [visit({ date: '2026-11-19', end_date: today, start_time: '22:00', end_time: '07:00' })],
    [someDrug({ night: 2, morning: 1 })],
    [],
    ['20 morning 1', '19 night 2'],
  ],
]

describe('an open dose', () => {
  const open = (
    visits: StandingVisit[],
    drugs: (typeof drug)[],
    answers: ReturnType<typeof given>[],
    first = '2026-11-10',
  ) =>
    openDoses(visits, drugs, answers, { ranges: rangesAsked(first, today), windows: usualWindows, now: noon })

  it.each(cases)('%s', (_, visits, drugs, answers, expected) => {
    const found = open(visits, drugs, answers)
    expect(found.map(({ day, moment, dose }) => `${day.slice(8)} ${moment} ${dose}`)).toEqual(expected)
  })

  it('is none of a day before one began to ask', () => {
    expect(open([yesterday, visit()], [drug], [], today).map(({ day }) => day)).toEqual([today])
  })

  it("is the reader's own where one of her visits met it", () => {
    expect(open([visit(), visit({ own: true })], [drug], [])).toMatchObject([{ own: true }])
    expect(open([visit()], [drug], [])).toMatchObject([{ own: false }])
  })
})

describe('the days that are looked at', () => {
  const looked: [string, string, string[]][] = [
    ['from the first to today', '2026-11-18', ['2026-11-18 2026-11-20']],
    ['of two months as well', '2026-09-20', ['2026-09-20 2026-11-20']],
    [
      'of a longer time are its first and its last ones',
      '2026-01-01',
      ['2026-01-01 2026-02-01', '2026-10-20 2026-11-20'],
    ],
    ['are none before one begins to ask', '2026-11-21', []],
  ]
  it.each(looked)('%s', (_, first, expected) =>
    expect(rangesAsked(first, today).map(({ from, to }) => `${from} ${to}`)).toEqual(expected),
  )

  it('need not be looked at again once each of their doses has its answer', () => {
    const open = [{ drug, dose: 1, day: '2026-11-12', moment: 'morning' as const }]
    expect(answeredUntil(open, '2026-11-01', today)).toBe('2026-11-11')
    expect(answeredUntil(open, '2026-01-01', today)).toBe('2026-02-01')
    expect(answeredUntil([], '2026-11-01', today)).toBe('2026-11-18')
    expect(answeredUntil([], '2026-01-01', today)).toBe('2026-02-01')
  })
})
