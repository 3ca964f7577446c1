import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import { expect, test } from 'vitest'
import { groupHandover } from './group-handover.ts'

const somebody = { _id: 's', name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }
const item = (_id: string, dossierId: string, createdAt: string, isAccepted = false) =>
  ({
    _id,
    dossierId,
    createdAt,
    client: { _id: dossierId, name: dossierId, avatar: null },
    named: null,
    accepted: isAccepted ? { by: somebody, at: '2026-11-20T09:00:00.000Z', done: null } : null,
  }) as HandoverItem

test('what waits since today, what waits for longer and what was taken over stand apart, each client once', () => {
  const parts = groupHandover(
    [
      item('1', 'b', '2026-11-20T08:00:00.000Z'),
      item('2', 'a', '2026-11-20T07:00:00.000Z'),
      item('3', 'b', '2026-11-19T23:30:00.000Z'),
      item('4', 'b', '2026-11-19T22:30:00.000Z'),
      item('5', 'a', '2026-11-20T06:00:00.000Z', true),
    ],
    '2026-11-20',
  )
  expect(
    parts.map(({ value, clients }) => [
      value,
      clients.map(({ dossierId, items }) => [dossierId, items.map(({ _id }) => _id)]),
    ]),
  ).toEqual([
    [
      'today',
      [
        ['b', ['1', '3']],
        ['a', ['2']],
      ],
    ],
    ['before', [['b', ['4']]]],
    ['answered', [['a', ['5']]]],
  ])
})
