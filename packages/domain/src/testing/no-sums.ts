import type { SeriesSums } from '../series/series-sums.ts'

/** What is told of a change of a series that reaches nothing. */
export const noSums: SeriesSums = {
  moved: 0,
  changed: 0,
  added: 0,
  removed: 0,
  removed_substitutions: 0,
  substitutions: 0,
  exceptions: 0,
  past: 0,
  settled: 0,
  foreign: 0,
}
