import { describe, expect, it } from 'vitest'
import { type Carer, type OpenTask, rankCarers } from './rank-carers.ts'

// 2026-11-20 is a Friday.
const visit: OpenTask = {
  type: 'client',
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '09:00',
  end_time: '10:00',
  needed: 'OSS',
  town: 'Bellinzona',
}
const carer = (_id: string, more: Partial<Carer> = {}): Carer => ({
  _id,
  roles: ['OSS'],
  job_title: 'oss',
  working_hours: { fri: [{ from: '07:00', to: '15:00' }] },
  isFree: true,
  visits: 0,
  towns: [],
  planned: 0,
  ...more,
})

const order = (carers: Carer[], task = visit) => rankCarers(task, carers).map(({ carer: { _id } }) => _id)

describe('rankCarers', () => {
  it.each<[string, Carer[], string[]]>([
    ['nobody', [], []],
    ['who is not free', [carer('busy', { isFree: false }), carer('free')], ['free']],
    ['who is not qualified', [carer('aide', { roles: ['AUS'] }), carer('oss')], ['oss']],
    ['who cares for no client', [carer('office', { roles: ['PIA'] })], []],
    [
      'who knows the client',
      [carer('a'), carer('b', { visits: 2 }), carer('c', { visits: 14 })],
      ['c', 'b', 'a'],
    ],
    [
      'who knows her before who is near',
      [carer('near', { towns: ['Bellinzona'] }), carer('known', { visits: 1 })],
      ['known', 'near'],
    ],
    [
      'who is near',
      [carer('far', { towns: ['Lugano'] }), carer('near', { towns: ['Bellinzona'] })],
      ['near', 'far'],
    ],
    [
      'who is near before who has hours',
      [carer('hours'), carer('near', { towns: ['Bellinzona'], planned: 400 })],
      ['near', 'hours'],
    ],
    [
      'who has hours left',
      [carer('full', { planned: 500 }), carer('some', { planned: 300 }), carer('all')],
      ['all', 'some', 'full'],
    ],
    [
      'who works then before all else',
      [
        carer('off', { visits: 20, working_hours: { mon: [{ from: '07:00', to: '15:00' }] } }),
        carer('there'),
      ],
      ['there', 'off'],
    ],
    ['equals as they came', [carer('b'), carer('a'), carer('c')], ['b', 'a', 'c']],
  ])('%s', (_, carers, expected) => expect(order(carers)).toEqual(expected))

  it('asks no care of who does a to-do', () => {
    const office = carer('office', { roles: ['PIA'] })
    expect(order([office], { ...visit, type: 'task', needed: null })).toEqual(['office'])
  })

  it.each<[string, Partial<Carer>, Partial<OpenTask>, object]>([
    ['nothing for her', {}, { town: null }, { visits: 0, sameTown: false, left: 480, offHours: false }],
    [
      'all of it',
      { visits: 3, towns: ['Bellinzona'], planned: 240 },
      {},
      { visits: 3, sameTown: true, left: 240 },
    ],
    ['a full day', { planned: 540 }, {}, { left: -60 }],
    ['no hours written', { working_hours: {} }, {}, { left: null, offHours: false }],
    ['before her shift', {}, { start_time: '06:30', end_time: '07:15' }, { offHours: true }],
    [
      'into the night',
      {},
      { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' },
      { offHours: true },
    ],
  ])('says %s', (_, change, task, said) =>
    expect(rankCarers({ ...visit, ...task }, [carer('one', change)])[0]).toMatchObject(said),
  )
})
