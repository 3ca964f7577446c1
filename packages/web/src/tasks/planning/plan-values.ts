import {
  type Appointment,
  type DayPlan,
  endsAfterBegin,
  type WrittenAppointment,
  WrittenAppointments,
} from '@vicino/domain/planning/appointment.ts'
import type { DrawnAppointment } from '@vicino/domain/planning/rebase.ts'
import * as z from 'zod/mini'

/** What the form of a day holds: the appointments that may be changed, and those over which they were written. */
export type PlanValues = { version: number; base: DrawnAppointment[]; appointments: DrawnAppointment[] }

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
export const drawnOf = ({ appointments }: Pick<DayPlan, 'appointments'>): DrawnAppointment[] =>
  appointments.filter(({ fixed }) => fixed === null).map(drawn)

export function valuesOfPlan(plan: DayPlan): PlanValues {
  const appointments = drawnOf(plan)
  return { version: plan.version, base: appointments, appointments }
}

/** What is sent of the appointments: a service is named by its id alone. */
export const writtenOf = (appointments: readonly DrawnAppointment[]): WrittenAppointment[] =>
  appointments.map(({ selectedServices, ...appointment }) => ({
    ...appointment,
    selectedServices: selectedServices.map(({ serviceId, duration }) => ({ serviceId, duration })),
  }))

/** The rules of the form, each refusal at `appointments.<index>.<field>`. */
export const FormPlan = z.pipe(
  z.transform(({ appointments }: PlanValues) => ({ appointments: writtenOf(appointments) })),
  z.strictObject({ appointments: WrittenAppointments.check(endsAfterBegin) }),
)

/** Whether something differs from what stood when the form began. */
export const isChanged = ({ base, appointments }: PlanValues): boolean =>
  JSON.stringify(writtenOf(base)) !== JSON.stringify(writtenOf(appointments))
