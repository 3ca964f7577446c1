import { matrix, type Permission } from './matrix.ts'
import { type Holder, holds, type Need } from './permits.ts'

/** A right as one line: reading and writing are held apart. */
export type Right = { permission: Permission; need: Need }

const permissions = Object.keys(matrix) as Permission[]
const needs = ['read', 'write'] as const satisfies readonly Need[]

/** All that somebody may do, wherever. */
export const rightsOf = (holder: Holder): Right[] =>
  permissions.flatMap(permission =>
    needs.flatMap(need => (holds(holder, permission, need) ? [{ permission, need }] : [])),
  )

export const hasRight = (holder: Holder, { permission, need }: Right): boolean =>
  holds(holder, permission, need)
