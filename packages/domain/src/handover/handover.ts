import * as z from 'zod/mini'
import { ActivityLog } from '../activity/activity.ts'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { Acceptance } from './acceptance.ts'

/**
 * An entry that was handed over: its line of the log, whose it is, and who has taken it over. `named`: the colleague
 * whom its writer means; whoever may takes it over all the same.
 */
export const HandoverItem = z.strictObject({
  ...z.omit(ActivityLog, { read: true, later: true, visit: true }).shape,
  dossierId: Id,
  client: NamedPerson,
  birthday: Day,
  named: z.nullable(Signature),
  accepted: z.nullable(Acceptance),
})
export type HandoverItem = z.infer<typeof HandoverItem>

/** How many days an item is handed over: after that nobody comes to take it, and it is read in the log. */
export const handedOverDays = 60

/** How many days an item that was taken over stays in sight, so that its sender sees by whom. */
export const acceptedShownDays = 7
