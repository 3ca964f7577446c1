import { someAccess } from '@vicino/domain/testing/some-access.ts'
import { expect, test } from 'vitest'
import { deedsOf } from './access-deeds.ts'

test('each thing that was done is said once, with how often', () => {
  const { things, reasons } = deedsOf([
    someAccess({ action: 'print' }),
    someAccess({ action: 'create', entity_type: 'administration' }),
    someAccess(),
    someAccess({ entity_type: 'focus' }),
    someAccess(),
  ])
  expect(things).toEqual({
    given: new Map([['drug', 1]]),
    written: new Map([['administration', 1]]),
    read: new Map([
      ['drug', 2],
      ['focus', 1],
    ]),
  })
  expect(reasons).toEqual([])
})

test('a list, and an emergency with its reason, are said as what they were', () => {
  const emergency = { action: 'emergency_access', entity_type: 'emergency_access', reason: 'Trovata a terra' }
  const told = deedsOf([someAccess(emergency), someAccess({ dossier: null, entity_type: 'dossier' })])
  expect(Object.keys(told.things)).toEqual(['emergency', 'seen'])
  expect(told.reasons).toEqual(['Trovata a terra'])
})
