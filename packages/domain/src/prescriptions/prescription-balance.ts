import * as z from 'zod/mini'
import { Day, daysBetween } from '../days/day.ts'
import { isLamal } from '../services/lamal.ts'
import { ServiceDetails } from '../services/service-details.ts'
import { Id } from '../wire/id.ts'
import { type Following, prescribedUntil } from './prescribed-until.ts'
import type { PrescribedService, Prescription } from './prescription.ts'
import { daysOfMonth, monthlyMinutes } from './timing.ts'

/**
 * Minutes of a period: what is `prescribed` (not rounded), what was `done`, what is still `planned`, and what is `left`
 * of the first after both others; below 0 it is exceeded.
 */
const minutes = { prescribed: z.number(), done: z.number(), planned: z.number(), left: z.number() }

/** Minutes of one service in the period, and how many times it was done. */
export const UsedMinutes = z.strictObject({
  service_details: ServiceDetails,
  times: z.number(),
  done: z.number(),
  planned: z.number(),
})
export type UsedMinutes = z.infer<typeof UsedMinutes>

/**
 * What of a prescription is used, by letter and in all. `codes`: the services that it names; `until`: until when each of them
 * goes on being prescribed, by it and by what follows it.
 */
export const PrescriptionBalance = z.strictObject({
  prescriptionId: Id,
  start: Day,
  end: Day,
  codes: z.array(z.string()),
  until: z.array(z.strictObject({ code: z.string(), day: Day })),
  letters: z.array(z.strictObject({ letter: z.string(), ...minutes })),
  ...minutes,
  /** Each service that was done or is planned in the period, whether it is prescribed or not. */
  used: z.array(UsedMinutes),
})
export type PrescriptionBalance = z.infer<typeof PrescriptionBalance>

/** The same, with for how many days care was given by it (`given-days.ts`): by those one says how often. */
export const GivenBalance = z.strictObject({ ...PrescriptionBalance.shape, given_days: z.number() })
export type GivenBalance = z.infer<typeof GivenBalance>

type Held = Pick<Prescription, '_id' | 'start' | 'end'> & {
  services: readonly Omit<PrescribedService, 'offered'>[]
}

/**
 * Holds what was done and is planned against what is prescribed. Each day of the period counts as a thirtieth of the
 * month that the hours are reckoned for; the minutes of a letter count together, whichever of its services took them. What
 * is no care of the health insurance has its letter, and counts in no sum of all. `others` are those of the client that may
 * follow it.
 */
export function balanceOf(
  { _id, start, end, services }: Held,
  used: readonly UsedMinutes[],
  others: readonly Following[] = [],
): PrescriptionBalance {
  const months = (daysBetween(start, end) + 1) / daysOfMonth
  const prescribed = services.map(service => ({
    letter: service.service_details.letter,
    minutes: monthlyMinutes(service) * months,
  }))
  const letters = new Set([
    ...prescribed.map(({ letter }) => letter),
    ...used.map(({ service_details }) => service_details.letter),
  ])
  const codes = services.map(({ service_details }) => service_details.code)
  return {
    prescriptionId: _id,
    start,
    end,
    codes,
    until: codes.map(code => ({ code, day: prescribedUntil(code, end, others) })),
    letters: [...letters].toSorted().map(letter => ({
      letter,
      ...minutesOf(
        prescribed.filter(one => one.letter === letter),
        used.filter(({ service_details }) => service_details.letter === letter),
      ),
    })),
    ...minutesOf(
      prescribed.filter(({ letter }) => isLamal(letter)),
      used.filter(({ service_details }) => isLamal(service_details.letter)),
    ),
    used: [...used],
  }
}

function minutesOf(
  lines: readonly { minutes: number }[],
  used: readonly UsedMinutes[],
): Pick<PrescriptionBalance, keyof typeof minutes> {
  const prescribed = lines.reduce((sum, line) => sum + line.minutes, 0)
  const done = used.reduce((sum, one) => sum + one.done, 0)
  const planned = used.reduce((sum, one) => sum + one.planned, 0)
  return { prescribed, done, planned, left: prescribed - done - planned }
}

/**
 * How many minutes of a service are to be planned more than stand on the plan; below 0 less. `days`: on each of which so
 * many, of a series; without them it is one day.
 */
export type PlannedMore = Pick<ServiceDetails, 'code' | 'letter'> & {
  minutes: number
  days?: readonly Day[]
}

/**
 * The balances of a day once more is planned on it, each service under the first of them that names it; what none names
 * counts in each.
 */
export const withPlanned = (
  balances: readonly PrescriptionBalance[],
  more: readonly PlannedMore[],
): PrescriptionBalance[] =>
  balances.map(balance => {
    const counted = more.filter(
      ({ code }) => (balances.find(one => one.codes.includes(code)) ?? balance) === balance,
    )
    return {
      ...balance,
      ...planning(
        balance,
        balance,
        counted.filter(({ letter }) => isLamal(letter)),
      ),
      letters: balance.letters.map(one => ({
        ...one,
        ...planning(
          balance,
          one,
          counted.filter(({ letter }) => letter === one.letter),
        ),
      })),
    }
  })

type Period = Pick<PrescriptionBalance, 'start' | 'end'>

function planning(
  { start, end }: Period,
  { planned, left }: { planned: number; left: number },
  more: readonly PlannedMore[],
) {
  const timesOf = ({ days }: PlannedMore): number =>
    days ? days.filter(day => start <= day && day <= end).length : 1
  const added = more.reduce((sum, one) => sum + one.minutes * timesOf(one), 0)
  return { planned: planned + added, left: left - added }
}

/** The letters of which something is to be told: of what needs no order nothing is left, and nothing exceeded. */
export const toldLetters = ({
  letters,
}: Pick<PrescriptionBalance, 'letters'>): PrescriptionBalance['letters'] =>
  letters.filter(({ letter, prescribed }) => isLamal(letter) || prescribed > 0)

/** What was done or is planned although the prescription does not name it, and should. */
export const unprescribedIn = ({ used, codes }: Pick<PrescriptionBalance, 'used' | 'codes'>): UsedMinutes[] =>
  used.filter(({ service_details: { code, letter } }) => isLamal(letter) && !codes.includes(code))

/**
 * The prescriptions that hold on a day, by their period and never by their status: one that was closed held until its
 * end. In the order in which they take what they name: acute and transitional care first, then the one that began last.
 */
export const holdingOn = <Of extends Pick<Prescription, '_id' | 'start' | 'end' | 'transitional' | 'struck'>>(
  prescriptions: readonly Of[],
  day: Day,
): Of[] =>
  prescriptions
    .filter(({ struck, start, end }) => !struck && start <= day && day <= end)
    .toSorted((one, other) => Number(comesAfter(one, other)) - Number(comesAfter(other, one)))

type Placed = Pick<Prescription, '_id' | 'start' | 'transitional'>

function comesAfter(one: Placed, other: Placed): boolean {
  if (one.transitional !== other.transitional) return other.transitional
  if (one.start !== other.start) return one.start < other.start
  return one._id < other._id
}
