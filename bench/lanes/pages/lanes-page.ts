import type { Day } from '../../../packages/domain/src/days/day.ts'
import { type TeamDay, teamDay } from './team-day.ts'

/** What the measurement tells a page: to make a day beforehand, which is not measured, and to show it. */
export type LanesWindow = Window & {
  bench?: { prepare: (day: Day) => void; show: (day: Day) => void }
}

type Page = { prepare?: (day: TeamDay) => void; show: (day: TeamDay) => void }

/** Offers the day of a team to the measurement. */
export function offer({ prepare, show }: Page): void {
  const prepared = new Map<Day, TeamDay>()
  const page: LanesWindow = window
  page.bench = {
    prepare(day) {
      const made = teamDay(day)
      prepared.set(day, made)
      prepare?.(made)
    },
    show: day => show(prepared.get(day)!),
  }
}
