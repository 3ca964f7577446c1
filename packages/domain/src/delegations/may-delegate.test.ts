import { expect, it } from 'vitest'
import type { Holder } from '../access/permits.ts'
import type { Role } from '../access/role.ts'
import type { DelegableAct } from './delegation.ts'
import { whyNotDelegated } from './may-delegate.ts'

const holder = (roles: Role[], withheld: Holder['withheld'] = []): Holder => ({ roles, withheld })

type Row = [Role[], Role[], DelegableAct, boolean | null, string | undefined]

it.each<Row>([
  // Who directs the care, or is the practice, delegates for all clients.
  [['DS'], ['OSS'], 'drugs.prepare', null, undefined],
  [['DS'], ['OSS'], 'drugs.narcotics', null, undefined],
  [['DS'], ['AC'], 'drugs.administer', null, undefined],
  [['DS'], ['AC'], 'parameters.write', null, undefined],
  [['IND'], ['OSS'], 'drugs.prepare', null, undefined],
  // Who holds the act for her own clients delegates it for one of them.
  [['INF'], ['OSS'], 'drugs.prepare', true, undefined],
  [['CE'], ['AC'], 'drugs.administer', true, undefined],
  [['INF'], ['OSS'], 'drugs.prepare', null, 'dossierId only_for_a_client'],
  [['CE'], ['OSS'], 'drugs.prepare', null, 'dossierId only_for_a_client'],
  [['INF'], ['OSS'], 'drugs.prepare', false, 'dossierId only_for_a_client'],
  // Nobody gives what she does not hold, nor what was delegated to her.
  [['AMM'], ['OSS'], 'drugs.prepare', null, 'permission not_held'],
  [['PROP'], ['OSS'], 'drugs.prepare', null, 'permission not_held'],
  [['OSS'], ['OSS'], 'drugs.prepare', true, 'permission not_held'],
  [['OSS'], ['AC'], 'drugs.administer', true, undefined],
  // It goes only where the matrix waits for it.
  [['DS'], ['INF'], 'drugs.prepare', null, 'userId held_already'],
  [['DS'], ['OSS'], 'drugs.administer', null, 'userId held_already'],
  [['DS'], ['OSS', 'INF'], 'drugs.narcotics', null, 'userId held_already'],
  [['DS'], ['AC'], 'drugs.narcotics', null, 'userId not_delegable_to'],
  [['DS'], ['AUS'], 'parameters.write', null, 'userId not_delegable_to'],
  [['DS'], ['AMM'], 'drugs.prepare', null, 'userId not_delegable_to'],
])('%j to %j, %s, reaches %s: %s', (giver, receiver, permission, reaches, refusal) => {
  const why = whyNotDelegated({ giver: holder(giver), receiver: holder(receiver), permission, reaches })
  expect(why && `${why.path} ${why.code}`).toBe(refusal)
})

it('what was withheld is neither given nor received', () => {
  const withheld = ['drugs.prepare'] as const
  const facts = { permission: 'drugs.prepare', reaches: null } as const
  expect(
    whyNotDelegated({ ...facts, giver: holder(['DS'], withheld), receiver: holder(['OSS']) }),
  ).toMatchObject({ code: 'not_held' })
  expect(
    whyNotDelegated({ ...facts, giver: holder(['DS']), receiver: holder(['OSS'], withheld) }),
  ).toMatchObject({ code: 'not_delegable_to' })
})
