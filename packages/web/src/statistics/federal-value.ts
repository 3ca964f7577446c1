import { businessTypes, legalForms } from '@vicino/domain/businesses/business-settings.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import type { FederalName } from '@vicino/domain/statistics/federal.ts'
import { keyFigures } from '@vicino/domain/statistics/figure-sums.ts'
import { hourKinds } from '@vicino/domain/statistics/hour-kind.ts'
import type { ToldNumber } from '@vicino/domain/statistics/small-cells.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { hoursOfMinutes, toldWords } from './statistics-words.ts'

/** A federal variable that the data give, in words: one thing, or one for each kind of hours; none where a table says it. */
export function federalValue(name: FederalName, statistics: BusinessStatistics, t: TFunction): string[] {
  const { house, clients, kinds, staff, on } = statistics
  const { number, day } = formatIn(spokenLanguage())
  const told = (value: ToldNumber) => toldWords(value, t)
  const hours = (minutes: ToldNumber): string =>
    minutes === null ? told(null) : t('{{hours}} ore', { hours: hoursOfMinutes(minutes) })
  const average = (sum: number, decimals: number) => number(staff.days === 0 ? 0 : sum / staff.days, decimals)
  const given = hourKinds.flatMap(({ value, label }) => {
    const figures = kinds.find(({ kind }) => kind === value)
    return figures ? [{ name: t(label), figures }] : []
  })
  const none = [t('Nessuna in questo anno')]
  const ofKinds = (wordsOf: (figures: BusinessStatistics['kinds'][number]) => string): string[] =>
    given.length === 0
      ? none
      : given.map(({ name: kind, figures }) =>
          t('{{name}}: {{value}}', { name: kind, value: wordsOf(figures) }),
        )
  const learners = staff.by_training.find(({ value }) => value === 'in_training')
  const values: Partial<Record<FederalName, () => string[]>> = {
    canton: () => [t(labelIn(cantons, house?.canton ?? null))],
    legal_form: () => [t(labelIn(legalForms, house?.legal_form ?? null))],
    business_type: () => [t(labelIn(businessTypes, house?.business_type ?? null))],
    rcc: () => (house?.rcc ?? []).map(({ canton, rcc_number }) => `${canton} ${rcc_number}`),
    offer: () => (given.length === 0 ? none : given.map(({ name: kind }) => kind)),
    opening_hours: () => [t('Indicati')],
    clients: () => [told(clients.all)],
    cases: () => [told(clients.cases)],
    clients_by_kind: () => ofKinds(each => told(each.clients)),
    care_hours: () => [hours(keyFigures(statistics).care)],
    hours_by_kind: () => ofKinds(({ minutes }) => hours(minutes)),
    staff: () => [
      t('Persone: {{persons}}, posti: {{posts}} il {{day}}; in media {{average}} e {{averagePosts}}', {
        persons: told(staff.persons),
        posts: number(staff.percent / 100, 2),
        day: day(on),
        average: average(staff.person_days, 1),
        averagePosts: average(staff.percent_days / 100, 2),
      }),
    ],
    training: () => [t('Indicato per tutti')],
    employment_percent: () => [t('Indicato per tutti')],
    staff_gender: () => [t('Indicato per tutti')],
    in_training: () => [told(learners ? learners.persons : 0)],
    turnover: () => [
      t('Entrate: {{joined}}, partenze: {{left}}', {
        joined: told(staff.joined),
        left: told(staff.left),
      }),
    ],
  }
  return values[name]?.() ?? []
}
