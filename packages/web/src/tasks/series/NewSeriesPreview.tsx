import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { VisitPrescription } from '../../prescriptions/VisitPrescription.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { SeriesBusy } from './SeriesBusy.tsx'
import type { TaskValues } from '../form/task-values.ts'
import { holidaysWithin } from './holidays-within.ts'
import { repeatOf, repeatProblems } from './repeat-values.ts'

type Props = { repeat: Repeat; date: Day; values: TaskValues }

/** What the series plans: how many, the last, the holidays in between, and of a new one on which days somebody is busy. */
export function NewSeriesPreview({ repeat, date, values }: Props) {
  const { t } = useTranslation()
  const days = daysOfSeries(date, repeat)
  if (!Array.isArray(days)) return <Notice tone="attention">{t(fieldSentences[days.code].label)}</Notice>
  const last = formatIn(spokenLanguage()).day(days.at(-1)!)
  const words = t("{{count}} appuntamenti, l'ultimo il {{day}}", { count: days.length, day: last })
  const holidays = holidayWords(holidaysWithin(date, repeat, days), repeat, t)
  return (
    <>
      <Notice>{[words, holidays].filter(Boolean).join('; ')}</Notice>
      {values.version === 0 && <SeriesBusy values={values} />}
    </>
  )
}

type PrescribedProps = { dossierId: string; date: Day; values: Pick<TaskValues, 'services' | 'repeat'> }

/** How a new series stands to what is prescribed: each of its visits counts. */
export function PrescribedSeries({ dossierId, date, values: { services, repeat } }: PrescribedProps) {
  const rule = repeatProblems(repeat, date).length === 0 ? repeatOf(repeat, date) : undefined
  const planned = rule && daysOfSeries(date, rule)
  const days = Array.isArray(planned) ? planned : [date]
  return (
    <VisitPrescription
      dossierId={dossierId}
      date={date}
      services={services}
      lastDay={days.at(-1) ?? null}
      drawn={services.map(({ code, letter, duration: minutes }) => ({ code, letter, minutes, days }))}
    />
  )
}

function holidayWords(holidays: readonly string[], { skip_holidays }: Repeat, t: TFunction): string {
  if (holidays.length === 0) return ''
  const names = listWords(holidays.map(name => t(name)))
  return skip_holidays ? t('salta {{names}}', { names }) : t('anche nei giorni festivi: {{names}}', { names })
}
