import type { PlannedService } from '../performances/performance.ts'
import type { WrittenAppointment } from './appointment.ts'

/** An appointment as somebody draws it up: its services with their names. */
export type DrawnAppointment = Omit<WrittenAppointment, 'selectedServices'> & {
  selectedServices: PlannedService[]
}

const keyOf = ({ _id, taskId }: DrawnAppointment): string => taskId ?? _id
const byKey = (appointments: readonly DrawnAppointment[]) =>
  new Map(appointments.map(one => [keyOf(one), one]))

const isSame = (one: DrawnAppointment, other: DrawnAppointment | undefined): boolean =>
  other !== undefined && saidBy(one) === saidBy(other)

const saidBy = ({ initialTime, endTime, note, selectedServices }: DrawnAppointment): string =>
  JSON.stringify([initialTime, endTime, note, selectedServices.map(one => [one.serviceId, one.duration])])

/**
 * What I have changed since `base`, over the day as it stands now. What somebody else has changed and I have not
 * stays as it is, even where I left it out; what is gone from the day comes back only where it is new.
 */
export function rebase(
  base: readonly DrawnAppointment[],
  mine: readonly DrawnAppointment[],
  theirs: readonly DrawnAppointment[],
): DrawnAppointment[] {
  const [before, written, standing] = [byKey(base), byKey(mine), byKey(theirs)]
  const kept = theirs.flatMap(now => {
    const [was, own] = [before.get(keyOf(now)), written.get(keyOf(now))]
    if (own) return [isSame(own, was) ? now : own]
    return isSame(now, was) ? [] : [now]
  })
  const added = mine.filter(one => one.taskId === undefined && !standing.has(keyOf(one)))
  return [...kept, ...added]
}
