import { addMinutes, type Clock, clockAt, minutesBetween, minutesOf } from '../days/clock.ts'
import { type SelectedService, totalDuration } from './selected-services.ts'

/** Where the first appointment of a day begins. */
const firstStart: Clock = '08:00'

/** How long an appointment is drawn before its services say it, in minutes. */
const drawnMinutes = 60
const lastStart = minutesOf('22:59')
const lastMinute = minutesOf('23:59')

type Timed = { initialTime: Clock; endTime: Clock }

/** The time of one more appointment: after the last of the day, the first at eight. */
export function nextTime(appointments: readonly Timed[]): Timed {
  const ends = appointments.map(({ endTime, initialTime }) =>
    endTime > initialTime ? minutesOf(endTime) : lastMinute,
  )
  const start = ends.length === 0 ? minutesOf(firstStart) : Math.min(Math.max(...ends), lastStart)
  return { initialTime: clockAt(start), endTime: clockAt(start + drawnMinutes) }
}

const drawnFor = (services: readonly SelectedService[]): number => totalDuration(services) || drawnMinutes

/** Minutes later on the same day; at its last minute where the day is over. */
const withinDay = (from: Clock, minutes: number): Clock =>
  clockAt(Math.min(minutesOf(from) + minutes, lastMinute))

type Drawn = Timed & { selectedServices: readonly SelectedService[] }

/** The appointment with other services: its end follows them as long as nobody gave it another one. */
export function withServices<Planned extends Drawn, Service extends SelectedService>(
  appointment: Planned,
  selectedServices: readonly Service[],
): Omit<Planned, 'selectedServices'> & { selectedServices: Service[] } {
  const { initialTime, endTime } = appointment
  const follows = endTime === withinDay(initialTime, drawnFor(appointment.selectedServices))
  return {
    ...appointment,
    endTime: follows ? withinDay(initialTime, drawnFor(selectedServices)) : endTime,
    selectedServices: [...selectedServices],
  }
}

/** The appointment at another begin: it keeps its length, as long as that ends on the same day. */
export function startingAt<Planned extends Timed>(appointment: Planned, initialTime: Clock): Planned {
  const minutes = minutesBetween(appointment.initialTime, appointment.endTime)
  const staysOnDay = minutesOf(initialTime) + minutes <= lastMinute
  return {
    ...appointment,
    initialTime,
    endTime: staysOnDay ? addMinutes(initialTime, minutes) : appointment.endTime,
  }
}
