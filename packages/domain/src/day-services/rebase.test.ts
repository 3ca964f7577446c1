import { expect, it } from 'vitest'
import { type DrawnAppointment, rebase } from './rebase.ts'

const one = (_id: string, note = '', isNew = false): DrawnAppointment => ({
  _id,
  ...(!isNew && { taskId: _id }),
  initialTime: '08:00',
  endTime: '09:00',
  note,
  selectedServices: [],
})

it.each<[string, DrawnAppointment[], DrawnAppointment[], DrawnAppointment[], string[]]>([
  ['what nobody changed stays', [one('a')], [one('a')], [one('a')], ['a ']],
  ['mine changed', [one('a')], [one('a', 'mia')], [one('a')], ['a mia']],
  ['theirs changed', [one('a')], [one('a')], [one('a', 'loro')], ['a loro']],
  [
    'both changed: what I wrote, on which I can look again',
    [one('a')],
    [one('a', 'mia')],
    [one('a', 'loro')],
    ['a mia'],
  ],
  ['theirs is new', [], [], [one('b')], ['b ']],
  ['mine is new', [one('a')], [one('a'), one('n', 'mia', true)], [one('a')], ['a ', 'n mia']],
  ['mine went', [one('a')], [], [one('a')], []],
  ['mine went, theirs changed', [one('a')], [], [one('a', 'loro')], ['a loro']],
  ['theirs went', [one('a'), one('b')], [one('a', 'mia'), one('b')], [one('b')], ['b ']],
  ['mine is saved meanwhile', [], [one('n', '', true)], [one('n')], ['n ']],
])('%s', (_, base, mine, theirs, expected) => {
  expect(rebase(base, mine, theirs).map(({ _id, note }) => `${_id} ${note}`)).toEqual(expected)
})
