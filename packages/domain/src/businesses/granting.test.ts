import { describe, expect, test } from 'vitest'
import type { Holder } from '../access/permits.ts'
import type { Role } from '../access/role.ts'
import {
  beyondRoles,
  grantedBy,
  holdsEach,
  keptBy,
  standOfGrant,
  stillWithheld,
  withheldOf,
} from './granting.ts'

const holder = (roles: readonly Role[], withheld: Holder['withheld'] = []): Holder => ({ roles, withheld })

type Row = {
  by: readonly Role[]
  to: readonly Role[]
  had?: readonly Role[]
  others?: readonly (readonly Role[])[]
  herself?: true
  stands: string
}

const standOf = ({ by, to, had, others = [], herself }: Row): string => {
  const stand = standOfGrant({
    granter: holder(by),
    to_herself: herself ?? false,
    before: had ? holder(had) : null,
    after: holder(to),
    others: others.map(roles => holder(roles)),
  })
  return stand.is === 'refused' ? stand.why : stand.is
}

describe('who grants what', () => {
  const rows: Row[] = [
    // A nursing director holds all that is clinical.
    { by: ['DS'], to: ['INF'], stands: 'granted' },
    { by: ['DS'], to: ['OSS'], others: [['PROP']], stands: 'granted' },
    { by: ['DS'], to: ['CE', 'INF'], stands: 'granted' },
    { by: ['DS'], to: ['DS'], stands: 'granted' },
    { by: ['PROP'], to: ['PROP'], stands: 'granted' },
    // Only by their own.
    { by: ['PROP'], to: ['DS'], others: [['DS']], stands: 'only_by_its_own' },
    { by: ['DS'], to: ['PROP'], others: [['PROP']], stands: 'only_by_its_own' },
    { by: ['AMM'], to: ['DS'], others: [['DS']], stands: 'only_by_its_own' },
    { by: ['PROP', 'DS'], to: ['PROP', 'DS'], stands: 'granted' },
    // What the granter lacks waits, where somebody has it.
    { by: ['PROP'], to: ['INF'], others: [['DS']], stands: 'waits' },
    { by: ['PROP'], to: ['INF'], others: [['INF']], stands: 'granted' },
    { by: ['PROP'], to: ['INF'], stands: 'granted' },
    { by: ['DS'], to: ['AMM'], stands: 'granted' },
    { by: ['DS'], to: ['AMM'], others: [['AMM']], stands: 'waits' },
    { by: ['DS'], to: ['MED'], others: [['MED']], stands: 'granted' },
    // No single person holds both halves: each is asked for apart.
    { by: ['PROP'], to: ['INF', 'AMM'], others: [['DS'], ['AMM']], stands: 'grant_apart' },
    // Who only invites asks somebody who grants.
    { by: ['AMM'], to: ['AMM'], others: [['PROP']], stands: 'waits' },
    { by: ['AMM'], to: ['INF'], others: [['DS']], stands: 'waits' },
    { by: ['AMM'], to: ['INF'], others: [['INF']], stands: 'nobody_to_approve' },
    // What she holds already is nothing new; less is never asked about.
    { by: ['PROP'], to: ['INF'], had: ['CE'], others: [['DS']], stands: 'granted' },
    { by: ['PROP'], to: ['OSS'], had: ['INF'], others: [['DS']], stands: 'granted' },
    // To herself: the administration, and nothing else.
    { by: ['DS'], to: ['DS', 'AMM'], had: ['DS'], herself: true, others: [['AMM']], stands: 'granted' },
    { by: ['PROP'], to: ['PROP', 'AMM'], had: ['PROP'], herself: true, stands: 'granted' },
    { by: ['PROP'], to: ['PROP', 'INF'], had: ['PROP'], herself: true, stands: 'not_to_herself' },
    { by: ['PROP'], to: ['PROP', 'DS'], had: ['PROP'], herself: true, stands: 'only_by_its_own' },
    { by: ['AMM'], to: ['AMM', 'PIA'], had: ['AMM'], herself: true, stands: 'not_to_herself' },
    { by: ['DS', 'PROP'], to: ['DS'], had: ['DS', 'PROP'], herself: true, stands: 'granted' },
  ]
  test.each(rows)('$by to $to who had $had, among $others: $stands', row => {
    expect(standOf(row)).toBe(row.stands)
  })

  test('a narrowed role that holds nothing more than the granter waits for nobody', () => {
    const kept = withheldOf(['INF'], ['calendar.own', 'documents.administrative'])
    const facts = { to_herself: false, before: null, others: [holder(['DS'])] }
    const stand = standOfGrant({ ...facts, granter: holder(['AMM', 'PROP']), after: holder(['INF'], kept) })
    expect(stand).toEqual({ is: 'granted' })
  })

  test('who gave back what was withheld from herself widens her own rights', () => {
    const before = holder(['DS'], ['drugs.read'])
    const facts = { granter: before, to_herself: true, before, others: [] }
    expect(standOfGrant({ ...facts, after: holder(['DS']) })).toEqual({
      is: 'refused',
      why: 'not_to_herself',
    })
  })

  test('what waits is approved by who invites and holds each of it', () => {
    const stand = standOfGrant({
      granter: holder(['PROP']),
      to_herself: false,
      before: null,
      after: holder(['INF']),
      others: [holder(['DS'])],
    })
    const waitsFor = stand.is === 'waits' ? stand.for : []
    expect(waitsFor).toContainEqual({ permission: 'drugs.administer', need: 'write' })
    expect(holdsEach(holder(['DS']), waitsFor)).toBe(true)
    expect(holdsEach(holder(['INF']), waitsFor)).toBe(false)
    expect(holdsEach(holder(['DS'], ['drugs.read']), waitsFor)).toBe(false)
  })
})

describe('what somebody keeps of her roles', () => {
  test.each([
    { kept: undefined, withheld: [] },
    { kept: [], withheld: grantedBy(['INF']) },
  ])('$kept', ({ kept, withheld }) => {
    expect(withheldOf(['INF'], kept)).toEqual(withheld)
  })

  test('is nothing that no role grants', () => {
    expect(beyondRoles(['OSS'], ['drugs.read', 'billing.tariffs'])).toEqual(['billing.tariffs'])
    expect(beyondRoles(['OSS'], undefined)).toEqual([])
  })

  test('stays narrowed under another role, as far as that grants it', () => {
    const before = { roles: ['INF'], withheld: ['drugs.read', 'careplan.write'] } as const
    expect(stillWithheld({ ...before, roles: ['INF'], withheld: [...before.withheld] }, ['OSS'])).toEqual([
      'drugs.read',
    ])
  })

  test('the rest is withheld, and what is kept is told again', () => {
    const withheld = withheldOf(['AUS'], ['calendar.own'])
    expect(withheld).toContain('anamnesis.read')
    expect(keptBy({ roles: ['AUS'], withheld })).toEqual(['calendar.own'])
    expect(grantedBy(['SYS'])).toEqual(['system.technical'])
  })
})
