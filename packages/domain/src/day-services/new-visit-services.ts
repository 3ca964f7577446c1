import { Clock } from '../days/clock.ts'
import type { SelectedService } from './selected-services.ts'
import { withServices } from './drawn-up.ts'
import { visitTitle } from './visit-title.ts'

/** A service as somebody chooses it for a new visit. */
export type NewVisitService = SelectedService & { name: string }

type Written = { title: string; start_time: string | null; end_time: string | null }

const titleOf = (services: readonly NewVisitService[]): string => visitTitle(services.map(({ name }) => name))

const isClock = (written: string | null): written is Clock => Clock.safeParse(written).success

/**
 * What other services make of a visit that is being written: they are its title and its length, as long as nobody gave it
 * others. It never ends on another day than it begins.
 */
export function followServices(
  { title, start_time, end_time }: Written,
  before: readonly NewVisitService[],
  after: readonly NewVisitService[],
): Pick<Written, 'title' | 'end_time'> {
  const follows = title.trim() === '' || title === titleOf(before)
  const ends =
    isClock(start_time) && isClock(end_time) && start_time < end_time
      ? withServices({ initialTime: start_time, endTime: end_time, selectedServices: before }, after).endTime
      : end_time
  return { title: follows ? titleOf(after) : title, end_time: ends }
}
