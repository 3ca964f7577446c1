import { expect, test } from 'vitest'
import type { Permission } from '../access/matrix.ts'
import type { Role } from '../access/role.ts'
import { newId } from '../wire/id.ts'
import { mayBeNamed, problemOfNaming } from './addressee.ts'

const [writer, colleague] = [newId(), newId()]

test.each([
  [{}, null],
  [{ handover: true }, null],
  [{ handover: true, handover_to: null }, null],
  [{ handover: true, handover_to: colleague }, null],
  [{ handover: false, handover_to: null }, null],
  [{ handover: false, handover_to: colleague }, 'only_when_handed'],
  [{ handover_to: colleague }, 'only_when_handed'],
])('what a write says of a handover: %o', (handed, problem) => {
  expect(problemOfNaming(handed)).toBe(problem)
})

type Case = [whom: string, roles: Role[], read: Permission, withheld: Permission[], may: boolean]

test.each<Case>([
  ['a nurse', ['INF'], 'drugs.read', [], true],
  ['a nurse from whom it is withheld', ['INF'], 'drugs.read', ['drugs.read'], false],
  ['a planner, who reads no clinical record', ['PIA'], 'drugs.read', [], false],
  ['an assistant, of a reading', ['OSS'], 'parameters.read', [], true],
  ['an administrator, who reads none either', ['AMM'], 'parameters.read', [], false],
  ['a planner who is a nurse too', ['PIA', 'INF'], 'focus.read', [], true],
])('%s of the team may be named: %s of %s', (_whom, roles, read, withheld, may) => {
  expect(mayBeNamed({ _id: colleague, roles, withheld }, writer, read)).toBe(may)
})

test('nobody is named by herself, nor who is not in the team', () => {
  expect(mayBeNamed({ _id: writer, roles: ['INF'], withheld: [] }, writer, 'drugs.read')).toBe(false)
  expect(mayBeNamed(undefined, writer, 'drugs.read')).toBe(false)
})
