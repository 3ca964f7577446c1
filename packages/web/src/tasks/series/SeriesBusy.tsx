import { formatIn } from '@vicino/domain/days/format.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { BusyDay } from '@vicino/domain/series/series-weighing.contract.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import type { TaskValues } from '../form/task-values.ts'
import { newSeries, useSeriesWeight } from './use-series-weight.ts'

/** So many days are named; how many more there are is said. */
const mostNamed = 5

/** Of a series on how many of its days somebody has something else, and on which: a first visit says little of it. */
export function SeriesBusy({ values }: { values: TaskValues }) {
  const { t } = useTranslation()
  const weight = useSeriesWeight(newSeries(values), true)
  if (!weight) return null
  const { days, busy } = weight
  if (busy.length === 0) return <Notice>{t('Tutte le date sono libere: {{all}}.', { all: days })}</Notice>
  const named = busy.slice(0, mostNamed).map(day => busyWords(day, values.operators, values.client, t))
  if (busy.length > mostNamed) named.push(t('altre: {{more}}', { more: busy.length - mostNamed }))
  return (
    <Notice tone="attention">
      {t('Date già occupate: {{busy}} di {{all}}.', { busy: busy.length, all: days })} {named.join('; ')}
    </Notice>
  )
}

/** 'mar 24 nov, Anna Ferrari'. */
export function busyWords(
  { date, operators, client }: BusyDay,
  people: readonly NamedPerson[],
  ofClient: NamedPerson | null,
  t: TFunction,
): string {
  const names = people.filter(({ _id }) => operators.includes(_id)).map(({ name }) => name)
  const expecting = client ? (ofClient?.name ?? t('Cliente')) : null
  return [formatIn(spokenLanguage()).shortDay(date), ...names, expecting].filter(Boolean).join(', ')
}
