import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { ConfirmOpenDoses } from '../tasks/open-doses-confirmation.ts'
import { Drug } from '../drugs/drug.ts'
import { TaskStatus } from '../tasks/task-status.ts'
import { Id } from '../wire/id.ts'
import { Administration } from './administration.ts'
import { Bedside } from './bedside.ts'
import { DoseToGive, DrugToGive } from './dose-to-give.ts'

/**
 * One visit of a round with everything that its doses need: which are due in it, what may be given as needed today,
 * what was already written of them, and the drugs of which nobody wrote how much and when. `may_give`: whether the
 * reader may answer for a dose here.
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
  due: z.array(DoseToGive),
  as_needed: z.array(DrugToGive),
  without_dose: z.array(Drug),
  administrations: z.array(Administration),
  bedside: Bedside,
})
export type RoundVisit = z.infer<typeof RoundVisit>
