import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { holidaysWithin } from './holidays-within.ts'

type Props = { repeat: Repeat; date: Day }

/** What the series plans: how many, the last, and the holidays in between. */
export function SeriesPreview({ repeat, date }: Props) {
  const { t } = useTranslation()
  const days = daysOfSeries(date, repeat)
  if (!Array.isArray(days)) return <Notice tone="attention">{t(fieldSentences[days.code].label)}</Notice>
  const last = formatIn(spokenLanguage()).day(days.at(-1)!)
  const words = t("{{count}} appuntamenti, l'ultimo il {{day}}", { count: days.length, day: last })
  const holidays = holidayWords(holidaysWithin(date, repeat, days), repeat, t)
  return <Notice>{[words, holidays].filter(Boolean).join('; ')}</Notice>
}

function holidayWords(holidays: readonly string[], { skip_holidays }: Repeat, t: TFunction): string {
  if (holidays.length === 0) return ''
  const names = listWords(holidays.map(name => t(name)))
  return skip_holidays ? t('salta {{names}}', { names }) : t('anche nei giorni festivi: {{names}}', { names })
}
