import { expect, it } from 'vitest'
import { doubtsOf } from './performance-doubts.ts'

const struck = { reason: 'sbagliata' }
const done = (code: string, changed: object = {}) => ({
  _id: 'one',
  taskId: 'visit',
  date: '2026-11-10',
  struck: null,
  service_details: { code, letter: code.startsWith('5009') ? 'D' : code.startsWith('5003') ? 'C' : 'B' },
  ...changed,
})
const november = {
  start: '2026-11-01',
  end: '2026-11-30',
  struck: null,
  services: [{ service_details: { code: '5002.340' } }],
}

it.each<[string, ReturnType<typeof done>[], (typeof november)[] | null, string[]]>([
  ['nothing of a prescribed one', [done('5002.340')], [november], []],
  ['one that is not named', [done('5003.040')], [november], ['unprescribed']],
  ['nothing of housekeeping, which nobody prescribes', [done('5009.010')], [november], []],
  ['one without a prescription', [done('5002.340')], [], ['unprescribed']],
  ['one after its end', [done('5002.340', { date: '2026-12-01' })], [november], ['unprescribed']],
  ['nothing on its last day', [done('5002.340', { date: '2026-11-30' })], [november], []],
  ['nothing for who may not know', [done('5003.040')], null, []],
  ['one that stands twice', [done('5002.340'), done('5002.340', { _id: 'other' })], [november], ['twice']],
  [
    'nothing where the other was struck',
    [done('5002.340'), done('5002.340', { _id: 'other', struck })],
    [november],
    [],
  ],
  [
    'nothing of another visit',
    [done('5002.340'), done('5002.340', { _id: 'other', taskId: 'evening' })],
    [november],
    [],
  ],
])('doubts %s', (_, performances, prescriptions, expected) =>
  expect(doubtsOf(performances, prescriptions).get('one')).toEqual(expected),
)

it('says nothing of a struck one, nor by a struck prescription', () => {
  expect(doubtsOf([done('5002.340', { struck })], [november]).size).toBe(0)
  const gone = { ...november, struck } as unknown as typeof november
  expect(doubtsOf([done('5002.340')], [gone]).get('one')).toEqual(['unprescribed'])
})
