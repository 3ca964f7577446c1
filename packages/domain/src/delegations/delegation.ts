import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'

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

/** A written delegation: who may do what, from when, until when, given by whom. */
export const Delegation = z
  .strictObject({
    _id: Id,
    user_id: Id,
    permission: DelegableAct,
    valid_from: Day,
    valid_until: z.nullable(Day),
    given_by: Id,
  })
  .check(
    z.refine(({ valid_from, valid_until }) => valid_until === null || valid_until >= valid_from, {
      error: 'end_before_start',
      path: ['valid_until'],
    }),
    z.refine(({ user_id, given_by }) => user_id !== given_by, {
      error: 'delegated_to_oneself',
      path: ['user_id'],
    }),
  )
export type Delegation = z.infer<typeof Delegation>
