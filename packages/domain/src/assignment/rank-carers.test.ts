import { describe, expect, it } from 'vitest'
import { type Carer, rankCarers } from './rank-carers.ts'

const carer = (name: string, of: Partial<Carer>): Carer & { name: string } => ({
  name,
  visits: 0,
  inTown: false,
  minutesLeft: 0,
  ...of,
})
const order = (...carers: ReturnType<typeof carer>[]) => rankCarers(carers).map(({ name }) => name)

describe('rankCarers', () => {
  it.each([
    [
      'who knows the client goes before who is in town',
      [carer('town', { inTown: true }), carer('known', { visits: 1 })],
      ['known', 'town'],
    ],
    [
      'who knows her better goes first',
      [carer('once', { visits: 1 }), carer('often', { visits: 14 })],
      ['often', 'once'],
    ],
    [
      'of those alike, who is in the same town',
      [carer('far', { minutesLeft: 480 }), carer('near', { inTown: true })],
      ['near', 'far'],
    ],
    [
      'then who has most hours left',
      [carer('full', { minutesLeft: 15 }), carer('free', { minutesLeft: 240 })],
      ['free', 'full'],
    ],
    [
      'who has more than her hours comes last',
      [carer('over', { minutesLeft: -60 }), carer('even', {})],
      ['even', 'over'],
    ],
    [
      'without written hours none are left to tell',
      [carer('unwritten', { minutesLeft: null }), carer('some', { minutesLeft: 30 })],
      ['some', 'unwritten'],
    ],
    ['alike in all keep their order', [carer('Anna', {}), carer('Bea', {})], ['Anna', 'Bea']],
  ])('%s', (_, carers, expected) => {
    expect(order(...carers)).toEqual(expected)
  })
})
