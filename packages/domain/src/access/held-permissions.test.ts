import { describe, expect, it } from 'vitest'
import { matrix, type Permission } from './matrix.ts'
import { heldPermissions, isHeld } from './held-permissions.ts'
import { holds } from './permits.ts'
import { type Role, roles } from './role.ts'

describe('heldPermissions', () => {
  it.each<[Role[], Permission, 'read' | 'write' | undefined]>([
    [['INF'], 'drugs.write_list', 'write'],
    [['INF'], 'drugs.read', 'read'],
    [['OSS'], 'drugs.write_list', undefined],
    [['OSS', 'INF'], 'drugs.write_list', 'write'],
    [['PROP'], 'drugs.read', undefined],
    [['AUD'], 'drugs.read', undefined],
    [['AUD'], 'audit.read', 'read'],
    [['SYS'], 'system.technical', 'write'],
  ])('%j holds %s for %s', (held, permission, need) => {
    const line = heldPermissions({ roles: held, withheld: [] }).find(found => found.permission === permission)
    expect(line?.need).toBe(need)
  })

  it('leaves out what is withheld', () => {
    const held = heldPermissions({ roles: ['INF'], withheld: ['drugs.write_list'] })
    expect(isHeld(held, 'drugs.write_list', 'read')).toBe(false)
    expect(isHeld(held, 'drugs.read', 'read')).toBe(true)
  })

  it.each(roles)('says for $value what the matrix says', ({ value }) => {
    const holder = { roles: [value], withheld: [] }
    const held = heldPermissions(holder)
    for (const permission of Object.keys(matrix) as Permission[])
      for (const need of ['read', 'write'] as const)
        expect(isHeld(held, permission, need), `${permission} ${need}`).toBe(holds(holder, permission, need))
  })
})
