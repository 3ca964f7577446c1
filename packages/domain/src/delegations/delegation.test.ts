import { expect, it } from 'vitest'
import { matrix } from '../access/matrix.ts'
import { newId } from '../wire/id.ts'
import { DelegableAct, Delegation } from './delegation.ts'

it('the acts are those that the matrix grants only under a delegation', () => {
  const underDelegation = Object.entries(matrix)
    .filter(([, grants]) => Object.values(grants).some(grant => grant.endsWith('.dlg')))
    .map(([permission]) => permission)
  expect(DelegableAct.options.toSorted()).toEqual(underDelegation.toSorted())
})

it.each([
  [{}, []],
  [{ valid_until: '2026-01-31' }, ['valid_until end_before_start']],
  [{ permission: 'audit.read' }, ['permission Invalid input']],
])('%j: %j', (change, problems) => {
  const body = {
    _id: newId(),
    user_id: newId(),
    permission: 'drugs.prepare',
    valid_from: '2026-02-01',
    valid_until: null,
    given_by: newId(),
    ...change,
  }
  const issues = Delegation.safeParse(body).error?.issues ?? []
  expect(issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(problems)
})

it('nobody delegates to herself', () => {
  const nurse = newId()
  const body = {
    _id: newId(),
    user_id: nurse,
    permission: 'drugs.prepare',
    valid_from: '2026-02-01',
    valid_until: null,
    given_by: nurse,
  }
  expect(Delegation.safeParse(body).error?.issues.map(issue => issue.message)).toEqual([
    'delegated_to_oneself',
  ])
})
