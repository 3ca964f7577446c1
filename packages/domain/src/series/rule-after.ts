import { addDays, type Day, daysBetween } from '../days/day.ts'
import { holidayOn } from '../days/holidays.ts'
import type { HeldSeries, SeriesChange } from './held-series.ts'
import { fits, movedPattern, type Pattern, patternOf, ruleOf } from './pattern.ts'
import { mostVisits } from './repeat.ts'
import { type Rounds, roundsOf } from './rounds.ts'
import type { SeriesFault } from './series-days.ts'
import { anchorOf } from './series-visit.ts'

/** How the rule goes on, and the place of each visit in it. */
export type RuleAfter = {
  from: Pattern
  to: Pattern
  old: Rounds
  next: Rounds
  start: Day
  skip: boolean
  isSame: boolean
}

/** The rule moves with the visit that was written in, from its place: that one may stand on another day by itself. */
export function ruleAfter(
  { rule, edited, targets, others }: HeldSeries,
  { after, repeat }: SeriesChange,
): RuleAfter | SeriesFault {
  const refused = { path: 'date', code: 'not_in_series' } as const
  const from = patternOf(rule.rule, edited.place)
  if (!from) return refused
  const anchor = fits(from, edited.place)
    ? edited.place
    : (anchorOf(from, [...targets, ...others]) ?? edited.place)
  const moved = addDays(edited.place, daysBetween(edited.fields.date, after.date))
  const skip = repeat ? (repeat.skip_holidays ?? false) : rule.skip_holidays
  const to = repeat ? patternOf(repeat.rule, after.date) : movedPattern(from, edited.place, moved)
  if (!to) return refused
  const isSame = ruleOf(to) === ruleOf(from) && skip === rule.skip_holidays && moved === edited.place
  const start = isSame || fits(to, moved) ? moved : after.date
  if (!isSame && (!fits(to, start) || (skip && holidayOn(start) !== null))) return refused
  const next = roundsOf(to, isSame ? anchor : start)
  return { from, to, old: roundsOf(from, anchor), next, start, skip, isSame }
}

/** Whether a rule comes round as often as before, only on other days. */
export function isAlike({ from, to, skip }: RuleAfter, { rule }: HeldSeries): boolean {
  if (from.frequency !== to.frequency || from.interval !== to.interval) return false
  if (skip !== rule.skip_holidays) return false
  return (
    from.frequency !== 'weekly' || to.frequency !== 'weekly' || from.weekdays.length === to.weekdays.length
  )
}

/** Whether the rule leaves out a day because it is a holiday. */
export const isSkipped = ({ skip }: RuleAfter, day: Day): boolean => skip && holidayOn(day) !== null

/** The days of the rule from one day to another, without skipped holidays. */
export function daysWithin(rule: RuleAfter, from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let number = rule.next.numberOf(from); days.length <= mostVisits; number += 1) {
    const day = rule.next.dayOf(number)
    if (day === undefined || day > to) return days
    if (day >= from && !isSkipped(rule, day)) days.push(day)
  }
  return days
}

/** The first day of the rule on or after a day. */
export function firstDayFrom(rule: RuleAfter, begin: Day): Day | undefined {
  for (let number = rule.next.numberOf(begin); ; number += 1) {
    const day = rule.next.dayOf(number)
    if (day === undefined || (day >= begin && !isSkipped(rule, day))) return day
  }
}
