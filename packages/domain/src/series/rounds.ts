import { addDays, type Day, daysBetween, isKeptYear, monthOf, startOfWeek, yearOf } from '../days/day.ts'
import { fits, type Pattern } from './pattern.ts'

/** The days of a rule in both directions from one of them, which has the number 0; holidays are counted too. */
export type Rounds = {
  /** The number of the last day of the rule on or before this one. */
  numberOf: (day: Day) => number
  /** The day with this number; undefined beyond the years of the calendar. */
  dayOf: (number: number) => Day | undefined
}

/** Whether a rule that falls on `anchor` falls on that day too. */
export const fallsOn = (pattern: Pattern, anchor: Day, day: Day): boolean =>
  fits(pattern, day) &&
  periodsBetween(pattern, anchor, day) % pattern.interval === 0 &&
  (pattern.frequency !== 'yearly' || day.slice(5) === anchor.slice(5))

/** Weeks begin on Monday, as in RFC 5545. */
function periodsBetween({ frequency }: Pattern, from: Day, to: Day): number {
  const years = yearOf(to) - yearOf(from)
  if (frequency === 'yearly') return years
  if (frequency === 'monthly') return years * 12 + monthOf(to) - monthOf(from)
  if (frequency === 'daily') return daysBetween(from, to)
  return daysBetween(startOfWeek(from), startOfWeek(to)) / 7
}

/** The rule around one of its days. What was walked once is kept: a series asks for every place of it. */
export function roundsOf(pattern: Pattern, anchor: Day): Rounds {
  const ways = { 1: [anchor], [-1]: [anchor] }
  const walk = (step: 1 | -1, isEnough: (walked: readonly Day[]) => boolean): readonly Day[] => {
    const walked = ways[step]
    while (!isEnough(walked)) {
      const next = nextOn(pattern, anchor, walked.at(-1)!, step)
      if (next === undefined) break
      walked.push(next)
    }
    return walked
  }
  return {
    numberOf: day => {
      if (day >= anchor) return walk(1, walked => walked.at(-1)! > day).findLastIndex(one => one <= day)
      const walked = walk(-1, days => days.at(-1)! <= day)
      const place = walked.findIndex(one => one <= day)
      return -(place === -1 ? walked.length - 1 : place)
    },
    dayOf: number => walk(number < 0 ? -1 : 1, walked => walked.length > Math.abs(number))[Math.abs(number)],
  }
}

function nextOn(pattern: Pattern, anchor: Day, from: Day, step: 1 | -1): Day | undefined {
  for (let day = addDays(from, step); isKeptYear(yearOf(day)); day = addDays(day, step))
    if (fallsOn(pattern, anchor, day)) return day
  return undefined
}
