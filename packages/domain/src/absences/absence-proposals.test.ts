import { describe, expect, it } from 'vitest'
import { someTask } from '../testing/some-task.ts'
import { proposeAll, rankingOf, standingTakers } from './absence-proposals.ts'
import type { AbsencePlan, ColleagueToTakeOver, ReleasedTask } from './absences.contract.ts'

const maria = { _id: 'maria', name: 'Maria Bianchi', avatar: null }
const colleague = (_id: string, more: Partial<ColleagueToTakeOver> = {}): ColleagueToTakeOver => ({
  _id,
  name: _id,
  avatar: null,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  working_hours: { fri: [{ from: '07:00', to: '15:00' }] },
  start_date: '2020-01-01',
  end_date: null,
  days: [],
  visits: [],
  ...more,
})
const released = (_id: string, start_time: string, end_time: string, more: Partial<ReleasedTask> = {}) => ({
  task: someTask({ _id, start_time, end_time, status: 'pending', client: maria, dossierId: maria._id }),
  needed: null,
  town: null,
  busy: [],
  ...more,
})
const first = released('first', '09:00', '10:00')
const second = released('second', '09:15', '10:15')
const plan = (change: Partial<AbsencePlan> = {}): Pick<AbsencePlan, 'released' | 'colleagues'> => ({
  released: [first, second],
  colleagues: [
    colleague('anna', { visits: [{ dossierId: 'maria', count: 14 }] }),
    colleague('carla', { days: [{ date: '2026-11-20', minutes: 60, towns: ['Lugano'] }] }),
  ],
  ...change,
})
const names = (ranked: ReturnType<ReturnType<typeof rankingOf>>) => ranked.map(({ carer }) => carer._id)

describe('rankingOf', () => {
  it('has who knows the client first', () => {
    const [anna, carla] = rankingOf(plan())(first, new Map())
    expect(anna).toMatchObject({ carer: { _id: 'anna' }, visits: 14, left: 480 })
    expect(carla).toMatchObject({ carer: { _id: 'carla' }, visits: 0, left: 420 })
  })

  it('leaves out who was taken for the same time, but not for her own visit', () => {
    const taken = new Map([['first', 'anna']])
    expect(names(rankingOf(plan())(second, taken))).toEqual(['carla'])
    expect(names(rankingOf(plan())(first, taken))).toEqual(['anna', 'carla'])
  })

  it('counts what she takes against her hours, and where she then is', () => {
    const later = released('later', '11:00', '12:00', { town: 'Biasca' })
    const before = { ...first, town: 'Biasca' }
    const ranked = rankingOf(plan({ released: [before, later] }))(later, new Map([['first', 'carla']]))
    expect(ranked.find(({ carer }) => carer._id === 'carla')).toMatchObject({ left: 360, sameTown: true })
  })

  it.each<[string, Partial<ColleagueToTakeOver>, string[]]>([
    ['who begins later', { start_date: '2026-11-21' }, ['anna']],
    ['who has left', { end_date: '2026-11-19' }, ['anna']],
    ['who works her last day', { end_date: '2026-11-20' }, ['anna', 'carla']],
  ])('knows %s', (_, change, expected) =>
    expect(
      names(
        rankingOf(plan({ colleagues: [colleague('anna'), colleague('carla', change)] }))(first, new Map()),
      ),
    ).toEqual(expected),
  )

  it('leaves out who is busy', () => {
    const busy = { ...first, busy: ['anna'] }
    expect(names(rankingOf(plan({ released: [busy] }))(busy, new Map()))).toEqual(['carla'])
  })
})

describe('proposeAll', () => {
  it('gives each to whoever fits best, and nobody two at a time', () =>
    expect([...proposeAll(plan(), new Map())]).toEqual([
      ['first', 'anna'],
      ['second', 'carla'],
    ]))

  it('keeps what was chosen, also that nobody was', () =>
    expect([...proposeAll(plan(), new Map([['first', null]]))]).toEqual([
      ['first', null],
      ['second', 'anna'],
    ]))

  it('leaves to assign what nobody is free for, and takes nobody outside of her hours', () => {
    const third = released('third', '09:30', '10:00')
    const night = released('night', '22:00', '23:00')
    expect([...proposeAll(plan({ released: [first, second, third, night] }), new Map()).keys()]).toEqual([
      'first',
      'second',
    ])
  })
})

describe('standingTakers', () => {
  it.each<[string, [string, string | null][], Partial<ReleasedTask>, [string, string | null][]]>([
    [
      'what still holds',
      [
        ['first', 'anna'],
        ['second', null],
      ],
      {},
      [
        ['first', 'anna'],
        ['second', null],
      ],
    ],
    ['nobody who is busy by now', [['first', 'anna']], { busy: ['anna'] }, []],
    [
      'nobody twice at a time',
      [
        ['first', 'anna'],
        ['second', 'anna'],
      ],
      {},
      [['first', 'anna']],
    ],
    [
      'no task that is gone, nobody who is',
      [
        ['gone', 'anna'],
        ['first', 'ugo'],
      ],
      {},
      [],
    ],
  ])('keeps %s', (_, chosen, change, expected) =>
    expect([
      ...standingTakers(plan({ released: [{ ...first, ...change }, second] }), new Map(chosen)),
    ]).toEqual(expected),
  )
})
