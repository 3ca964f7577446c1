import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { Drug, Moment } from '../drugs/drug.ts'
import { NamedPerson } from '../people/named-person.ts'
import { ConfirmOpenDoses } from '../tasks/open-doses.ts'
import { TaskStatus } from '../tasks/task-status.ts'
import { Id } from '../wire/id.ts'
import { Administration } from './administration.ts'
import { Bedside } from './bedside.ts'
import { DoseQuestion } from './dose-question.ts'

const asked = { questions: z.array(DoseQuestion) }

/**
 * One visit of a round with everything that its doses need: the drugs of the client, which of their doses are due
 * in it, and what was already written of them. `may_give`: whether the reader may answer for a dose here. What is due
 * and what may be given as needed carries what would be asked if it were given now.
 */
export const RoundVisit = z.strictObject({
  taskId: Id,
  date: Day,
  start_time: z.nullable(Clock),
  end_time: z.nullable(Clock),
  status: TaskStatus,
  confirm_open_doses: z.nullable(ConfirmOpenDoses),
  dossierId: Id,
  client: NamedPerson,
  birthday: Day,
  may_give: z.boolean(),
  drugs: z.array(Drug),
  due: z.array(z.strictObject({ drugId: Id, day: Day, moment: Moment, dose: z.number(), ...asked })),
  as_needed: z.array(z.strictObject({ drugId: Id, ...asked })),
  administrations: z.array(Administration),
  bedside: Bedside,
})
export type RoundVisit = z.infer<typeof RoundVisit>
