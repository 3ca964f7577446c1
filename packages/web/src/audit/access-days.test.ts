import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { expect, test } from 'vitest'
import { accessDays } from './access-days.ts'

const dossier = { _id: 'd', name: 'Maria Bianchi', birthday: '1939-04-02' }
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  _id: 'e',
  at: '2026-11-20T09:00:00.000Z',
  actor: { _id: 'a', avatar: null },
  actor_name: 'Laura Cavadini',
  actor_role: 'INF',
  action: 'read',
  entity_type: 'drug',
  entity_id: null,
  dossier,
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: 'ok',
  ip: '',
  user_agent: '',
  link: null,
  ...more,
})

test('what one person did on one day is said once, each thing once', () => {
  const days = accessDays([
    entry({ at: '2026-11-20T15:00:00.000Z', action: 'print' }),
    entry({ at: '2026-11-20T14:00:00.000Z', action: 'create', entity_type: 'administration' }),
    entry({ at: '2026-11-20T13:00:00.000Z' }),
    entry({ at: '2026-11-20T12:00:00.000Z', entity_type: 'focus' }),
    entry({ at: '2026-11-20T11:00:00.000Z' }),
  ])
  expect(days).toEqual([
    {
      day: '2026-11-20',
      name: 'Laura Cavadini',
      role: 'INF',
      first: '2026-11-20T11:00:00.000Z',
      last: '2026-11-20T15:00:00.000Z',
      things: { given: ['drug'], written: ['administration'], read: ['drug', 'focus'] },
      reasons: [],
    },
  ])
})

test('other people and other days are apart; the day is the one of the house', () => {
  const days = accessDays([
    entry({ at: '2026-11-20T23:30:00.000Z' }),
    entry({ at: '2026-11-20T22:30:00.000Z' }),
    entry({
      at: '2026-11-20T22:00:00.000Z',
      actor: { _id: 'b', avatar: null },
      actor_name: 'Marco Vassalli',
    }),
  ])
  expect(days.map(({ day, name }) => [day, name])).toEqual([
    ['2026-11-21', 'Laura Cavadini'],
    ['2026-11-20', 'Laura Cavadini'],
    ['2026-11-20', 'Marco Vassalli'],
  ])
})

test('a list, and an emergency with its reason, are said as what they were', () => {
  const [day] = accessDays([
    entry({ action: 'emergency_access', entity_type: 'emergency_access', reason: 'Trovata a terra' }),
    entry({ dossier: null, entity_type: 'dossier' }),
  ])
  expect(Object.keys(day!.things)).toEqual(['emergency', 'seen'])
  expect(day!.reasons).toEqual(['Trovata a terra'])
})
