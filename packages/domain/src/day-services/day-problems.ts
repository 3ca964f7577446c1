import * as z from 'zod/mini'
import { type Clock, minutesOf } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import type { TaskStatus } from '../tasks/task-status.ts'
import { Appointment } from './appointment.ts'

/** What is looked at of an appointment; one that is being written has no status yet and ends on its day. */
export type CheckedAppointment = Pick<Appointment, '_id' | 'initialTime' | 'endTime'> & {
  selectedServices: readonly unknown[]
  day?: Day
  end_date?: Day
  status?: TaskStatus
  suspended_by_dossier?: boolean
}

/** When the earlier one ends, and when the later one already begins. */
export type OverlapError = { endsAt: Clock; startsAt: Clock }

/** Whether it takes time at all: what is not done, or rests with its dossier, stands in nobody's way. */
const takesTime = ({ status, suspended_by_dossier }: CheckedAppointment): boolean =>
  status !== 'not_done' && suspended_by_dossier !== true

const endOf = ({ initialTime, endTime, day, end_date }: CheckedAppointment): number => {
  const isNextDay = end_date !== undefined && end_date !== day
  return isNextDay ? Number.POSITIVE_INFINITY : Math.max(minutesOf(endTime), minutesOf(initialTime))
}

/** By their begin; those at one moment in the order in which they stand. */
const inTime = (appointments: readonly CheckedAppointment[]): CheckedAppointment[] =>
  appointments.toSorted((a, b) => minutesOf(a.initialTime) - minutesOf(b.initialTime))

/**
 * Which appointments begin before an earlier one has ended, each with the two times, at the later of both. One that
 * begins when the other ends is right.
 */
export function overlapErrors(appointments: readonly CheckedAppointment[]): Map<string, OverlapError> {
  const errors = new Map<string, OverlapError>()
  let latest: CheckedAppointment | undefined
  for (const appointment of inTime(appointments.filter(takesTime))) {
    const startsAt = appointment.initialTime
    if (latest && endOf(latest) > minutesOf(startsAt))
      errors.set(appointment._id, { endsAt: latest.endTime, startsAt })
    if (!latest || endOf(appointment) > endOf(latest)) latest = appointment
  }
  return errors
}

/** What keeps a day from being copied. */
export const DayProblem = z.strictObject({
  ...z.pick(Appointment, { _id: true, initialTime: true, endTime: true }).shape,
  problem: z.enum(['overlap', 'no_services']),
})
export type DayProblem = z.infer<typeof DayProblem>

/** What a day gives to a copy: everything that was planned and not called off. */
export const isCopied = ({ status }: { status?: TaskStatus }): boolean => status !== 'not_done'

/** The appointments of a day that overlap an earlier one or have no service, in the order of time. */
export function problemsOfDay(appointments: readonly CheckedAppointment[]): DayProblem[] {
  const errors = overlapErrors(appointments)
  return inTime(appointments.filter(isCopied)).flatMap((appointment): DayProblem[] => {
    const { _id, initialTime, endTime, selectedServices } = appointment
    const at = { _id, initialTime, endTime }
    if (errors.has(_id)) return [{ ...at, problem: 'overlap' }]
    return selectedServices.length === 0 ? [{ ...at, problem: 'no_services' }] : []
  })
}
