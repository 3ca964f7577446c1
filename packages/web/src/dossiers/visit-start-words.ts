import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { VisitMoment } from '@vicino/domain/dossiers/dossier-head.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

type Moment = Pick<VisitMoment, 'date' | 'start_time'>

/** The day as one says it: 'oggi', 'domani', 'ven 20 nov'. */
export function dayWords(day: Day, today: Day): string {
  const format = formatIn(spokenLanguage())
  return format.nearDay(day, today) ?? format.shortDay(day)
}

/** When a visit begins: 'oggi 08:00', or the day alone where it fills the day. */
export function visitStartWords({ date, start_time }: Moment, today: Day, t: TFunction): string {
  const day = dayWords(date, today)
  return start_time === null ? day : t('{{day}} {{time}}', { day, time: start_time })
}

/** When something was: 'ieri 16:40'. */
export const instantWords = (at: Instant, today: Day, t: TFunction): string =>
  visitStartWords({ date: todayIn(at), start_time: clockIn(at) }, today, t)
