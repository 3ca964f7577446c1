import { formatIn } from '@vicino/domain/days/format.ts'
import type { BusyDay } from '@vicino/domain/series/series-weighing.contract.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import type { TaskValues } from './task-values.ts'
import { useSeriesWeight } from './use-series-weight.ts'

/** So many days are named; how many more there are is said. */
const mostNamed = 5

/** Of a series on how many of its days somebody has something else, and on which: a first visit says little of it. */
export function SeriesBusy({ values }: { values: TaskValues }) {
  const { t } = useTranslation()
  const weight = useSeriesWeight(values, true)
  if (!weight) return null
  const { days, busy } = weight
  if (busy.length === 0) return <Notice>{t('Tutte le date sono libere: {{all}}.', { all: days })}</Notice>
  const named = busy.slice(0, mostNamed).map(day => busyWords(day, values, t))
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
  values: Pick<TaskValues, 'operators' | 'client'>,
  t: TFunction,
): string {
  const names = values.operators.filter(({ _id }) => operators.includes(_id)).map(({ name }) => name)
  const ofClient = client ? (values.client?.name ?? t('Cliente')) : null
  return [formatIn(spokenLanguage()).shortDay(date), ...names, ofClient].filter(Boolean).join(', ')
}
