import type { WorkingHours } from '@vicino/domain/businesses/working-hours.ts'
import type { TFunction } from 'i18next'
import { type Weekday, weekdays } from '@vicino/domain/days/weekday.ts'
import { dotted } from '../i18n/dotted.ts'

/** A stretch of a day, perhaps half written. */
export type TypedStretch = { from: string | null; to: string | null }
export type TypedWeek = Record<Weekday, TypedStretch[]>

/** The hours of a week as a form holds them. */
export const typedWeek = (hours: WorkingHours): TypedWeek =>
  Object.fromEntries(weekdays.map(({ value }) => [value, hours[value] ?? []])) as unknown as TypedWeek

/** What is written of them: a day without stretches is left out; one that is half written is for the rules to refuse. */
export const writtenWeek = (week: TypedWeek): Partial<TypedWeek> =>
  Object.fromEntries(Object.entries(week).filter(([, stretches]) => stretches.length > 0))

/** A week in words, days with the same hours together: 'lun–ven 08:00–12:00'. */
export function weekWords(week: TypedWeek, t: TFunction): string {
  const runs: { first: string; last: string; hours: string }[] = []
  for (const { value, label } of weekdays) {
    const hours = week[value].map(({ from, to }) => `${from ?? ''}–${to ?? ''}`).join(', ')
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = t(label)
    else runs.push({ first: t(label), last: t(label), hours })
  }
  return dotted(
    runs
      .filter(({ hours }) => hours !== '')
      .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`),
  )
}
