import { type Instant, minutesBetweenInstants } from '@vicino/domain/days/instant.ts'
import type { TFunction } from 'i18next'

/** How long ago something was handed over: minutes, then hours, then days. */
export function ageWords(since: Instant, now: Instant, t: TFunction): string {
  const minutes = Math.max(0, minutesBetweenInstants(since, now))
  if (minutes < 1) return t('adesso')
  if (minutes < 60) return t('da {{minutes}} min', { minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? t('da {{hours}} h', { hours })
    : t('da {{count}} giorni', { count: Math.floor(hours / 24) })
}
