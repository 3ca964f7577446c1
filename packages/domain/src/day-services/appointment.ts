import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { PlannedService } from '../performances/performance.ts'
import { TaskStatus } from '../tasks/task-status.ts'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'
import { maxLength } from '../wire/length.ts'
import { eachOnce, SelectedServices } from './selected-services.ts'

/** Most appointments that one day is planned with. */
const mostAppointments = 500

/** An appointment as it is written: `taskId` names the visit that it is, a new one has none yet. */
export const WrittenAppointment = z.strictObject({
  _id: Id,
  taskId: z.optional(Id),
  initialTime: Clock,
  endTime: Clock,
  note: text(noteMax),
  selectedServices: SelectedServices,
})
export type WrittenAppointment = z.infer<typeof WrittenAppointment>

/** All the appointments of a day as they are written. */
export const WrittenAppointments = z.array(WrittenAppointment).check(
  maxLength(mostAppointments),
  z.refine(
    written => eachOnce(written.map(({ _id }) => _id)) && eachOnce(written.map(({ taskId }) => taskId)),
    'twice',
  ),
)

/**
 * Why an appointment is not changed here: it belongs to the record (begun, settled, past, or with recorded
 * services), it goes on over midnight, or somebody else plans it.
 */
export const Fixed = z.enum(['record', 'several_days', 'others'])
export type Fixed = z.infer<typeof Fixed>

/**
 * A visit of the calendar with its services, its note being the visit's description. `totalDuration` is the sum
 * of its services in minutes; `end_date` is another day where it goes on over midnight, `series_version` the visit's own
 * version where it belongs to a series.
 */
export const Appointment = z.strictObject({
  _id: Id,
  taskId: Id,
  day: Day,
  end_date: Day,
  initialTime: Clock,
  endTime: Clock,
  note: text(noteMax),
  selectedServices: z.array(PlannedService),
  totalDuration: z.number(),
  title: z.string(),
  status: TaskStatus,
  operators: z.array(NamedPerson),
  suspended_by_dossier: z.boolean(),
  fixed: z.nullable(Fixed),
  series_version: z.nullable(z.int()),
})
export type Appointment = z.infer<typeof Appointment>

/**
 * The appointments of a client's day, in their order. `version` names what the visits of the day say: it is 0 where
 * there is none, and another number as soon as one of them comes, goes or changes.
 */
export const DayServices = z.strictObject({
  day: Day,
  version: z.int(),
  totalDuration: z.number(),
  appointments: z.array(Appointment),
})
export type DayServices = z.infer<typeof DayServices>

/** Refuses appointments that do not end after they begin; a night watch is planned in the calendar. */
export const endsAfterBegin = z.superRefine<WrittenAppointment[]>((appointments, context) => {
  for (const [at, { initialTime, endTime }] of appointments.entries())
    if (endTime <= initialTime)
      context.addIssue({
        code: 'custom',
        path: [at, 'endTime'],
        message: 'end_not_after_start',
        input: endTime,
      })
})
