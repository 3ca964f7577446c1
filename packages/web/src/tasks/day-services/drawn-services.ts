import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import type { DrawnAppointment } from '@vicino/domain/day-services/rebase.ts'
import { withServices } from '@vicino/domain/day-services/drawn-up.ts'
import type { PlannedMore } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { Service } from '@vicino/domain/services/service.ts'

/** An appointment without a service. */
export const without = (appointment: DrawnAppointment, code: string): DrawnAppointment =>
  withServices(
    appointment,
    appointment.selectedServices.filter(({ service_details }) => service_details.code !== code),
  )

/** An appointment with a service that it lacked, or without the one that it had. */
export function withToggled(appointment: DrawnAppointment, service: Service): DrawnAppointment {
  const { _id: serviceId, code, group, letter, name, category, duration } = service
  const others = without(appointment, code)
  if (others.selectedServices.length < appointment.selectedServices.length) return others
  const service_details = { code, group, letter, name, category }
  const added = { serviceId, service_details, duration, offered: true }
  return withServices(appointment, [...appointment.selectedServices, added])
}

/** The minutes of services that are drawn beyond what stands on the plan; those that are taken off are below 0. */
export function drawnMinutes(
  drawn: readonly DrawnAppointment[],
  { appointments }: Pick<DayServices, 'appointments'>,
): PlannedMore[] {
  const minutesOf = (
    of: readonly Pick<DrawnAppointment, 'selectedServices'>[],
    sign: 1 | -1,
  ): PlannedMore[] =>
    of.flatMap(({ selectedServices }) =>
      selectedServices.map(({ service_details: { code, letter }, duration }) => ({
        code,
        letter,
        minutes: sign * duration,
      })),
    )
  return [
    ...minutesOf(drawn, 1),
    ...minutesOf(
      appointments.filter(({ fixed }) => fixed === null),
      -1,
    ),
  ]
}
