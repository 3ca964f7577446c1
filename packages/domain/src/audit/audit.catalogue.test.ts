import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { auditActions, auditEntities } from './audit.catalogue.ts'

const endpoints: readonly Endpoint[] = Object.values(contract)
const logged = endpoints.filter(({ audit }) => audit !== 'never')
const actions: readonly string[] = auditActions.map(({ value }) => value)
const entities: readonly string[] = auditEntities.map(({ value }) => value)

describe('what the contract may leave in the audit log has words', () => {
  it.each(logged.map(({ method, path, entity }) => [`${method} ${path}`, entity]))('%s: %s', (_, entity) => {
    expect(entities).toContain(entity)
  })

  it.each(logged.flatMap(({ method, path, action }) => (action ? [[`${method} ${path}`, action]] : [])))(
    '%s: %s',
    (_, action) => {
      expect(actions).toContain(action)
    },
  )
})
