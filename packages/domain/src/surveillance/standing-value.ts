import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Acceptance } from '../handover/acceptance.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'
import { criticalFields } from './critical-field.ts'
import { Consciousness } from './observation.ts'

/** How long a value nobody measured again is looked for, in days. */
export const criticalShownDays = 60

/** Most standing values that are answered at once. */
export const mostCritical = 100

/** What stands: a critical value, or a NEWS2 of 5 or more. */
const StandingField = z.enum([...criticalFields, 'news2'])
type StandingField = z.infer<typeof StandingField>

/**
 * A value on which somebody has to act still: no later one of the same parameter stands, critical or not. `accepted`:
 * who took the reading over where it was handed over.
 */
export const StandingValue = z.strictObject({
  readingId: Id,
  field: StandingField,
  value: z.union([z.number(), Consciousness]),
  measured_at: Instant,
  handover: z.boolean(),
  accepted: z.nullable(Acceptance),
})
export type StandingValue = z.infer<typeof StandingValue>

/** The same in a list over several clients. */
export const ClientStandingValue = z.strictObject({
  ...StandingValue.shape,
  dossierId: Id,
  client: NamedPerson,
})
export type ClientStandingValue = z.infer<typeof ClientStandingValue>
