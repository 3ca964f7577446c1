import type { FieldError } from '../wire/field-error.ts'
import type { Appointment, WrittenAppointment } from './appointment.ts'

/** An appointment that is written, and where it stands in the body. */
type Written = { at: number; written: WrittenAppointment }

/** What a written day makes of the one that stands. */
export type DayChanges = {
  added: Written[]
  changed: (Written & { before: Appointment })[]
  /** Left out and still only pending. */
  removed: Appointment[]
  errors: FieldError[]
}

/** Whether a written appointment says what stands. */
function saysTheSame(written: Omit<WrittenAppointment, '_id' | 'taskId'>, standing: Appointment): boolean {
  return (
    written.initialTime === standing.initialTime &&
    written.endTime === standing.endTime &&
    written.note === standing.note &&
    plansTheSame(written, standing)
  )
}

type Served = Pick<WrittenAppointment, 'selectedServices'>

/** Whether the same services are planned in both. */
export function plansTheSame(one: Served, other: Served): boolean {
  const text = ({ selectedServices }: Served): string =>
    selectedServices.map(({ serviceId, duration }) => `${serviceId} ${duration}`).join()
  return text(one) === text(other)
}

/** Whether writing a day may take a visit off: it may be changed here, and nobody has confirmed it. */
export const isRemovable = ({ fixed, status }: Pick<Appointment, 'fixed' | 'status'>): boolean =>
  fixed === null && status === 'pending'

/**
 * Holds what is written against the visits that stand. One that is left out goes only where it may be removed; one
 * that is fixed may be repeated as it is, but not changed.
 */
export function dayChanges(
  standing: readonly Appointment[],
  appointments: readonly WrittenAppointment[],
): DayChanges {
  const changes: DayChanges = { added: [], changed: [], removed: [], errors: [] }
  const byId = new Map(standing.map(one => [one._id, one]))
  for (const [at, written] of appointments.entries()) {
    const before = byId.get(written.taskId ?? written._id)
    byId.delete(before?._id ?? '')
    if (before && saysTheSame(written, before)) continue
    changes.errors.push(...errorsOf(written, before, at))
    if (before) changes.changed.push({ at, written, before })
    else changes.added.push({ at, written })
  }
  changes.removed = Array.from(byId.values()).filter(isRemovable)
  return changes
}

function errorsOf(written: WrittenAppointment, before: Appointment | undefined, at: number): FieldError[] {
  const path = `appointments.${at}`
  if (before && before.fixed !== null) return [{ path, code: 'fixed_visit' }]
  if (!before && written.taskId !== undefined) return [{ path: `${path}.taskId`, code: 'not_an_option' }]
  if (written.endTime <= written.initialTime)
    return [{ path: `${path}.endTime`, code: 'end_not_after_start' }]
  return []
}
