import { describe, expect, it } from 'vitest'
import { matrix, type Permission } from './matrix.ts'
import { type DossierRelation, holds, holdsForAll, type Need, permits } from './permits.ts'
import { type Role, roles } from './role.ts'

const stranger: DossierRelation = { assigned: false, in_team: false, emergency: false, delegated: [] }
const assigned: DossierRelation = { ...stranger, assigned: true }
const team: DossierRelation = { ...stranger, in_team: true }
const emergency: DossierRelation = { ...stranger, emergency: true }
const holder = (...held: Role[]) => ({ roles: held, withheld: [] as Permission[] })

describe('permission for a dossier', () => {
  const rows: [Role, Permission, Need, DossierRelation, boolean][] = [
    ['DS', 'drugs.write_list', 'write', stranger, true],
    ['CE', 'drugs.read', 'read', stranger, false],
    ['CE', 'drugs.read', 'read', team, true],
    ['CE', 'drugs.read', 'read', assigned, true],
    ['INF', 'drugs.write_list', 'write', assigned, true],
    ['INF', 'drugs.write_list', 'write', team, false],
    ['INF', 'drugs.write_list', 'write', stranger, false],
    ['OSS', 'drugs.read', 'read', assigned, true],
    ['OSS', 'drugs.write_list', 'write', assigned, false],
    ['AC', 'parameters.write', 'write', assigned, false],
    ['AC', 'parameters.write', 'write', { ...assigned, delegated: ['parameters.write'] }, true],
    ['AC', 'parameters.write', 'write', { ...stranger, delegated: ['parameters.write'] }, false],
    ['INF', 'drugs.read', 'read', emergency, true],
    ['INF', 'drugs.write_list', 'write', emergency, true],
    ['CE', 'drugs.read', 'read', emergency, true],
    ['OSS', 'drugs.write_list', 'write', emergency, false],
    ['OSS', 'drugs.prepare', 'write', emergency, false],
    ['OSS', 'drugs.prepare', 'write', { ...emergency, delegated: ['drugs.prepare'] }, true],
    ['INF', 'audit.read', 'read', emergency, false],
    ['AMM', 'drugs.read', 'read', emergency, false],
    ['PROP', 'anamnesis.read', 'read', emergency, false],
    ['AUD', 'drugs.read', 'read', emergency, false],
    ['IND', 'drugs.write_list', 'write', stranger, true],
    ['PROP', 'drugs.read', 'read', assigned, false],
    ['AMM', 'drugs.read', 'read', assigned, false],
    ['AUD', 'drugs.read', 'read', assigned, false],
    ['SYS', 'dossier.list', 'read', assigned, false],
    ['MED', 'prescription.sign_medical', 'write', assigned, true],
  ]
  it.each(rows)('%s, %s (%s)', (role, permission, need, relation, expected) => {
    expect(permits(holder(role), permission, need, relation)).toBe(expected)
  })

  it('is the union of the roles', () => {
    expect(permits(holder('PIA', 'INF'), 'drugs.read', 'read', assigned)).toBe(true)
    expect(holdsForAll(holder('PIA', 'INF'), 'personal.read', 'read')).toBe(true)
    expect(holdsForAll(holder('INF'), 'personal.read', 'read')).toBe(false)
  })

  it('is narrowed by what is withheld from the person', () => {
    expect(holds({ roles: ['DS'], withheld: ['audit.read'] }, 'audit.read', 'read')).toBe(false)
  })

  it('never comes from reading when writing is asked', () => {
    const writers = (Object.keys(matrix) as Permission[]).flatMap(permission =>
      roles
        .filter(({ value }) => holds(holder(value), permission, 'write'))
        .map(({ value }) => ({ permission, value })),
    )
    expect(writers.length).toBeGreaterThan(0)
    expect(writers.filter(({ permission, value }) => !holds(holder(value), permission, 'read'))).toEqual([])
  })

  it('closes clinical content to administration, planning and technique', () => {
    const clinical: Permission[] = ['anamnesis.read', 'focus.read', 'parameters.read', 'drugs.read']
    for (const role of ['PROP', 'AMM', 'PIA', 'SYS', 'AUD'] as const)
      for (const permission of clinical) expect(holds(holder(role), permission, 'read')).toBe(false)
  })
})
