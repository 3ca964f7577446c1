import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Weekday, weekdays } from '@vicino/domain/days/weekday.ts'
import { type Frequency, type Pattern, patternOf, type WeekOfMonth } from '@vicino/domain/series/pattern.ts'
import type { TaskSeries } from '@vicino/domain/series/task-series.ts'
import type { TFunction } from 'i18next'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'

const everyWords: Record<Frequency, (count: number, t: TFunction) => string> = {
  daily: (count, t) => t('Ogni {{count}} giorni', { count }),
  weekly: (count, t) => t('Ogni {{count}} settimane', { count }),
  monthly: (count, t) => t('Ogni {{count}} mesi', { count }),
  yearly: (count, t) => t('Ogni {{count}} anni', { count }),
}

/** Sunday is feminine in Italian, and alone in that. */
const weekWords: Record<WeekOfMonth, { masculine: { label: string }; feminine: { label: string } }> = {
  1: { masculine: { label: 'il primo {{weekday}}' }, feminine: { label: 'la prima {{weekday}}' } },
  2: { masculine: { label: 'il secondo {{weekday}}' }, feminine: { label: 'la seconda {{weekday}}' } },
  3: { masculine: { label: 'il terzo {{weekday}}' }, feminine: { label: 'la terza {{weekday}}' } },
  4: { masculine: { label: 'il quarto {{weekday}}' }, feminine: { label: 'la quarta {{weekday}}' } },
  5: { masculine: { label: 'il quinto {{weekday}}' }, feminine: { label: 'la quinta {{weekday}}' } },
  [-1]: { masculine: { label: "l'ultimo {{weekday}}" }, feminine: { label: "l'ultima {{weekday}}" } },
}

const someMonday: Day = '2024-01-01'

const weekdayWords = (weekday: Weekday): string =>
  formatIn(spokenLanguage()).weekday(
    addDays(
      someMonday,
      weekdays.findIndex(({ value }) => value === weekday),
    ),
  )

type OfMonth = Extract<Pattern, { frequency: 'monthly' }>['on']

/** 'il giorno 20', "l'ultimo giorno del mese", 'il primo lunedì'. */
export function monthDayWords(on: OfMonth, t: TFunction): string {
  if ('date' in on)
    return on.date === -1 ? t("l'ultimo giorno del mese") : t('il giorno {{date}}', { date: on.date })
  const words = weekWords[on.week][on.weekday === 'sun' ? 'feminine' : 'masculine']
  return t(words.label, { weekday: weekdayWords(on.weekday) })
}

function daysWords(pattern: Pattern, t: TFunction): string {
  if (pattern.frequency === 'weekly') return listWords(pattern.weekdays.map(weekdayWords))
  return pattern.frequency === 'monthly' ? monthDayWords(pattern.on, t) : ''
}

type Repeating = Pick<TaskSeries, 'rule' | 'until' | 'count' | 'skip_holidays'>

/** 'Ogni settimana, lunedì e giovedì, fino al 20.12.2026'. */
export function repeatWords(
  { rule, until, count, skip_holidays }: Repeating,
  date: Day,
  t: TFunction,
): string {
  const pattern = patternOf(rule, date)
  if (!pattern) return ''
  const format = formatIn(spokenLanguage())
  return [
    everyWords[pattern.frequency](pattern.interval, t),
    daysWords(pattern, t),
    until === null
      ? t('{{count}} volte', { count: count ?? 0 })
      : t('fino al {{day}}', { day: format.day(until) }),
    skip_holidays ? t('senza i giorni festivi') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
