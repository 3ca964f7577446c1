import { describe, expect, it } from 'vitest'
import { isHeld } from '../access/held-permissions.ts'
import type { Permission } from '../access/matrix.ts'
import type { Need } from '../access/permits.ts'
import type { Role } from '../access/role.ts'
import type { DossierStatus } from './dossier.ts'
import { dossierPermissions } from './dossier-permissions.ts'

const assigned = { assigned: true, in_team: false, emergency: false, delegated: [] }
const stranger = { ...assigned, assigned: false }

describe('dossierPermissions', () => {
  it.each<[Role, 'assigned' | 'stranger', DossierStatus, Permission, Need, boolean]>([
    ['OSS', 'assigned', 'active', 'drugs.read', 'read', true],
    ['OSS', 'assigned', 'active', 'drugs.write_list', 'write', false],
    ['OSS', 'assigned', 'active', 'personal.write', 'write', true],
    ['INF', 'assigned', 'active', 'drugs.write_list', 'write', true],
    ['INF', 'assigned', 'suspended', 'drugs.write_list', 'write', true],
    ['INF', 'stranger', 'active', 'drugs.read', 'read', false],
    ['AMM', 'stranger', 'active', 'drugs.read', 'read', false],
    ['AMM', 'stranger', 'active', 'sanitary.write', 'write', true],
    ['DS', 'stranger', 'active', 'drugs.write_list', 'write', true],
    ['INF', 'assigned', 'closed', 'drugs.write_list', 'write', false],
    ['INF', 'assigned', 'closed', 'drugs.read', 'read', true],
    ['INF', 'assigned', 'closed', 'dossier.close_reopen', 'write', false],
    ['DS', 'stranger', 'closed', 'dossier.close_reopen', 'write', true],
    ['DS', 'stranger', 'closed', 'drugs.write_list', 'write', false],
  ])('%s, %s, dossier %s: %s (%s) %s', (role, relation, status, permission, need, expected) => {
    const holder = { roles: [role], withheld: [] as Permission[] }
    const held = dossierPermissions(holder, relation === 'assigned' ? assigned : stranger, status)
    expect(isHeld(held, permission, need)).toBe(expected)
  })
})
