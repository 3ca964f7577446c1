import {
  type Appointment,
  type DayServices,
  endsAfterBegin,
  type WrittenAppointment,
  WrittenAppointments,
} from '@vicino/domain/day-services/appointment.ts'
import { changeOfVisit, isServedAnew } from '@vicino/domain/day-services/visit-change.ts'
import type { DrawnAppointment } from '@vicino/domain/day-services/rebase.ts'
import * as z from 'zod/mini'
import type { Looked } from '../series/looked.ts'

/** What the form of a day holds: the appointments that may be changed, and those over which they were written. */
export type DayValues = { version: number; base: DrawnAppointment[]; appointments: DrawnAppointment[] }

const drawn = ({
  _id,
  taskId,
  initialTime,
  endTime,
  note,
  selectedServices,
}: Appointment): DrawnAppointment => ({
  _id,
  taskId,
  initialTime,
  endTime,
  note,
  selectedServices,
})

/** The appointments that a form may change. */
export const drawnOf = ({ appointments }: Pick<DayServices, 'appointments'>): DrawnAppointment[] =>
  appointments.filter(({ fixed }) => fixed === null).map(drawn)

export function valuesOfDay(dayServices: DayServices): DayValues {
  const appointments = drawnOf(dayServices)
  return { version: dayServices.version, base: appointments, appointments }
}

/** What is sent of the appointments: a service is named by its id alone. */
export const sentOf = (appointments: readonly DrawnAppointment[]): WrittenAppointment[] =>
  appointments.map(({ selectedServices, ...appointment }) => ({
    ...appointment,
    selectedServices: selectedServices.map(({ serviceId, duration }) => ({ serviceId, duration })),
  }))

/** The rules of the form, each refusal at `appointments.<index>.<field>`. */
export const FormDay = z.pipe(
  z.transform(({ appointments }: DayValues) => ({ appointments: sentOf(appointments) })),
  z.strictObject({ appointments: WrittenAppointments.check(endsAfterBegin) }),
)

/** The visits of a series in which other services are written than stand there, with all that is written in them. */
export function servedInSeries(
  { appointments }: DayValues,
  { appointments: standing }: DayServices,
): Looked[] {
  const planned = [...standing, ...appointments].flatMap(({ selectedServices }) => selectedServices)
  const names = new Map(planned.map(({ serviceId, service_details }) => [serviceId, service_details.name]))
  return sentOf(appointments).flatMap(written => {
    const before = standing.find(({ taskId }) => taskId === written.taskId)
    if (!before || !isServedAnew(written, before)) return []
    const services = written.selectedServices
    const change = { ...changeOfVisit(written, before, service => names.get(service)!), services }
    return [{ task: { _id: before.taskId, version: before.series_version! }, change }]
  })
}

/** Whether something differs from what stood when the form began. */
export const isChanged = ({ base, appointments }: DayValues): boolean =>
  JSON.stringify(sentOf(base)) !== JSON.stringify(sentOf(appointments))
