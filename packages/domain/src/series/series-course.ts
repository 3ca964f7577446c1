import type { Day } from '../days/day.ts'
import type { Repeat } from './repeat.ts'
import type { SeriesVisit } from './series-visit.ts'

/** A visit at its place in the rule, and the day on which it stands. */
export type PlacedVisit = { visit: SeriesVisit; place: Day; date: Day }

/** What becomes of each visit of a series under a rule. */
export type SeriesCourse = {
  repeat: Required<Repeat>
  placed: PlacedVisit[]
  added: Day[]
  removed: SeriesVisit[]
  isSame: boolean
}
