import type { Day } from '@vicino/domain/days/day.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfRule } from '@vicino/domain/series/recurrence.ts'

/** The names of the public holidays on which the rule falls from the first to the last of its days, each once. */
export function holidaysWithin(first: Day, { rule }: Repeat, days: readonly Day[]): string[] {
  const names = new Set<string>()
  const last = days.at(-1)!
  for (const day of daysOfRule(rule, first)) {
    if (day > last) break
    const name = holidayOn(day)
    if (name !== null) names.add(name)
  }
  return [...names]
}
