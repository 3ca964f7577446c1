import type { ChangedTask } from '../tasks/written-task.ts'
import type { Id } from '../wire/id.ts'
import type { Appointment, WrittenAppointment } from './appointment.ts'
import { plansTheSame } from './day-changes.ts'
import { visitTitle } from './visit-title.ts'

type Written = Omit<WrittenAppointment, '_id' | 'taskId'>

/** What an appointment changes in its visit, beside the services. */
export type VisitChange = Pick<ChangedTask, 'title' | 'description' | 'start_time' | 'end_time'>

/**
 * What is written of a visit otherwise than it stands. A title that its services gave it follows them; one that
 * somebody gave it stays.
 */
export function changeOfVisit(
  { initialTime, endTime, note, selectedServices }: Written,
  standing: Appointment,
  nameOf: (service: Id) => string,
): VisitChange {
  const title = (services: Written['selectedServices']): string =>
    visitTitle(services.map(({ serviceId }) => nameOf(serviceId)))
  const named = title(selectedServices)
  const isNamedByServices = standing.title === title(standing.selectedServices)
  return {
    ...(isNamedByServices && named !== standing.title && { title: named }),
    ...(note !== standing.note && { description: note }),
    ...(initialTime !== standing.initialTime && { start_time: initialTime }),
    ...(endTime !== standing.endTime && { end_time: endTime }),
  }
}

/** Whether other services are written for a visit of a series than it has: they may be meant for others of it, too. */
export const isServedAnew = (written: Written, standing: Appointment): boolean =>
  standing.series_version !== null && !plansTheSame(written, standing)
