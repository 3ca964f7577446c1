import * as z from 'zod/mini'
import type { Role } from '../access/role.ts'
import { Day } from '../days/day.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'

/** Somebody in the team of a dossier. `role` is the job title, `until` the last day of the access. */
export const Stakeholder = z.strictObject({
  ...Signature.shape,
  since: Day,
  until: z.nullable(Day),
})
export type Stakeholder = z.infer<typeof Stakeholder>

export const NewStakeholder = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  userId: Id,
  until: z.optional(z.nullable(Day)),
})
export type NewStakeholder = z.infer<typeof NewStakeholder>

const invited: readonly Role[] = ['MED', 'TER']

/** Doctors and therapists come from outside: they are invited to one dossier, for a time. */
export const isInvitedForATime = (roles: readonly Role[]): boolean =>
  roles.every(role => invited.includes(role))
