import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import { labelOfPermission } from '../access/permission-words.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { reasonMax, text } from '../wire/text.ts'

/** Who delegates: the nurses, who plan the care and answer for it. */
export const delegates = 'careplan.write' satisfies Permission

/**
 * Acts that a nurse may delegate in writing to one person, in a stable situation and after instruction: those
 * that the matrix grants only under a delegation. An act goes by the permission that it opens.
 */
export const DelegableAct = z.enum([
  'parameters.write',
  'drugs.prepare',
  'drugs.administer',
  'drugs.narcotics',
] as const satisfies readonly Permission[])
export type DelegableAct = z.infer<typeof DelegableAct>

/** The acts with their words. */
export const delegableActs = DelegableAct.options.map(value => ({ value, label: labelOfPermission(value) }))

/** What is written: who may do what, for which client (null: for each that she cares for), from when, until when. */
const written = {
  userId: Id,
  permission: DelegableAct,
  dossierId: z.nullable(Id),
  valid_from: Day,
  valid_until: z.nullable(Day),
  /** How she was instructed, and what makes the situation stable. */
  note: text(reasonMax),
}

type Dates = { valid_from: Day; valid_until?: Day | null | undefined }

const endNotBeforeStart = z.refine<Dates>(
  ({ valid_from, valid_until }) => (valid_until ?? valid_from) >= valid_from,
  { error: 'end_before_start', path: ['valid_until'] },
)

export const DelegationFields = z.strictObject(written).check(endNotBeforeStart)
export type DelegationFields = z.infer<typeof DelegationFields>

export const NewDelegation = z
  .strictObject({
    _id: z.optional(Id),
    ...written,
    dossierId: z.optional(written.dossierId),
    valid_until: z.optional(written.valid_until),
    note: z.optional(written.note),
  })
  .check(endNotBeforeStart)
export type NewDelegation = z.infer<typeof NewDelegation>

/** `giver_left`: nobody who works here answers for it any more, so it allows nothing. */
const delegationStates = ['stands', 'coming', 'over', 'withdrawn', 'giver_left'] as const

/** A delegation as it is told. `client` is null for all clients, and for one whom the reader may not know. */
export const Delegation = z.strictObject({
  _id: Id,
  ...written,
  person: Signature,
  client: z.nullable(NamedPerson),
  given_by: Signature,
  given_at: Instant,
  withdrawn_by: z.nullable(Signature),
  withdrawn_at: z.nullable(Instant),
  state: z.enum(delegationStates),
  /** Whether the reader may take it back. */
  mine_to_withdraw: z.boolean(),
})
export type Delegation = z.infer<typeof Delegation>
