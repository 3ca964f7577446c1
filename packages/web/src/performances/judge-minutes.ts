import { longestMinutes, usualMinutes } from '@vicino/domain/performances/minutes.ts'
import { judgeRange } from '../ui/fields/judge-range.ts'

/** Judges minutes: out of the usual ones they are asked about, and kept where a visit can last so long. */
export const judgeMinutes = (minutes: number) =>
  judgeRange(minutes, { ...usualMinutes, widest: { min: usualMinutes.min, max: longestMinutes } })
