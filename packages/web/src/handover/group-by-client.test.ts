import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import { expect, test } from 'vitest'
import { groupByClient } from './group-by-client.ts'

const somebody = { _id: 's', name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }
const item = (_id: string, dossierId: string, isAccepted: boolean) =>
  ({
    _id,
    dossierId,
    client: { _id: dossierId, name: dossierId, avatar: null },
    accepted: isAccepted ? { by: somebody, at: '2026-11-20T09:00:00.000Z' } : null,
  }) as HandoverItem

test('clients with something open come first, each once', () => {
  const groups = groupByClient([item('1', 'b', true), item('2', 'a', false), item('3', 'b', true)])
  expect(groups.map(({ dossierId, items }) => [dossierId, items.length])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
