import { isDay } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { holidaysWithin } from './holidays-within.ts'
import { repeatOf, repeatProblems, type RepeatValues } from './repeat-values.ts'
import { listWords } from './repeat-words.ts'

type Props = { repeat: RepeatValues; date: string | null }

/** What the series plans: how many, the last, and the holidays in between. */
export function SeriesPreview({ repeat, date }: Props) {
  const { t } = useTranslation()
  if (date === null || !isDay(date) || repeatProblems(repeat, date).length > 0) return null
  const rule = repeatOf(repeat, date)
  const days = rule && daysOfSeries(date, rule)
  if (!days) return null
  if (!Array.isArray(days))
    return <Notice tone="attention">{fieldSentences[days.code][spokenLanguage()]}</Notice>
  const last = formatIn(spokenLanguage()).day(days.at(-1)!)
  const words = t("{{count}} appuntamenti, l'ultimo il {{day}}", { count: days.length, day: last })
  return (
    <Notice>
      {[words, holidayWords(holidaysWithin(date, rule, days), repeat, t)].filter(Boolean).join('; ')}
    </Notice>
  )
}

function holidayWords(holidays: readonly string[], { skip_holidays }: RepeatValues, t: TFunction): string {
  if (holidays.length === 0) return ''
  const names = listWords(holidays.map(name => t(name)))
  return skip_holidays ? t('salta {{names}}', { names }) : t('anche nei giorni festivi: {{names}}', { names })
}
