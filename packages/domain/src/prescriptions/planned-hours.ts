import * as z from 'zod/mini'
import { isLamal } from '../services/lamal.ts'
import type { ServiceDetails } from '../services/service-details.ts'
import { monthlyMinutes, type Timing } from './timing.ts'

const monthsOfQuarter = 3

/** What is prescribed in a month and in a quarter of three, not rounded: whoever shows it rounds. */
const amount = {
  monthly_minutes: z.number(),
  monthly_hours: z.number(),
  quarterly_hours: z.number(),
}

export const PlannedHours = z.strictObject({
  groups: z.array(z.strictObject({ group: z.string(), letter: z.string(), ...amount })),
  ...amount,
})
export type PlannedHours = z.infer<typeof PlannedHours>

/** A service with all that its hours are reckoned from. */
export type TimedService = Timing & { service_details: Pick<ServiceDetails, 'group' | 'letter'> }

/**
 * The hours of some services by their groups, in the order of the groups, and in all: hours of care, in which what is none
 * of the health insurance's is not counted.
 */
export function plannedHours(services: readonly TimedService[]): PlannedHours {
  const byGroup = Map.groupBy(services, ({ service_details }) => service_details.group)
  const groups = Array.from(byGroup, ([group, ofGroup]) => ({
    group,
    letter: ofGroup[0]!.service_details.letter,
    ...hoursOf(ofGroup),
  }))
  return {
    groups: groups.toSorted((a, b) => (a.group < b.group ? -1 : 1)),
    ...hoursOf(services.filter(isCare)),
  }
}

const isCare = ({ service_details }: TimedService): boolean => isLamal(service_details.letter)

/** The hours of some services together, of a month and of a quarter. */
export function hoursOf(services: readonly Timing[]): Omit<PlannedHours, 'groups'> {
  const minutes = services.reduce((sum, service) => sum + monthlyMinutes(service), 0)
  const hours = minutes / 60
  return { monthly_minutes: minutes, monthly_hours: hours, quarterly_hours: monthsOfQuarter * hours }
}
