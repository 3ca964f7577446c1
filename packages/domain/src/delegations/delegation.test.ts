import { expect, it } from 'vitest'
import { matrix } from '../access/matrix.ts'
import { newId } from '../wire/id.ts'
import { DelegableAct, DelegationFields, NewDelegation } from './delegation.ts'

it('the acts are those that the matrix grants only under a delegation', () => {
  const underDelegation = Object.entries(matrix)
    .filter(([, grants]) => Object.values(grants).some(grant => grant.endsWith('.dlg')))
    .map(([permission]) => permission)
  expect(DelegableAct.options.toSorted()).toEqual(underDelegation.toSorted())
})

it.each([
  [{}, []],
  [{ valid_until: '2026-02-01' }, []],
  [{ valid_until: '2026-01-31' }, ['valid_until end_before_start']],
  [{ permission: 'audit.read' }, ['permission Invalid input']],
  [{ valid_from: '2026-02-30' }, ['valid_from no_such_day']],
  [{ note: 'x'.repeat(501) }, ['note Invalid input']],
])('%j: %j', (change, problems) => {
  const body = {
    userId: newId(),
    permission: 'drugs.prepare',
    dossierId: null,
    valid_from: '2026-02-01',
    valid_until: null,
    note: '',
    ...change,
  }
  for (const schema of [DelegationFields, NewDelegation]) {
    const issues = schema.safeParse(body).error?.issues ?? []
    expect(issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(problems)
  }
})
