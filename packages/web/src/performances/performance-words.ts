import { clockIn } from '@vicino/domain/days/instant.ts'
import { minutesByLetter } from '@vicino/domain/performances/minutes-by-letter.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import type { PerformanceLine } from './performance-line.ts'

/** '65 min: A 20, B 45' */
export function totalWords(performances: readonly Performance[], t: TFunction): string {
  const { total, letters } = minutesByLetter(performances)
  const each = letters.map(({ letter, minutes }) => `${letter} ${minutes}`).join(', ')
  return letters.length > 1
    ? t('{{minutes}} min: {{each}}', { minutes: total, each })
    : t('{{minutes}} min', { minutes: total })
}

/** From when to when a visit was, and where the minutes of its services come from. */
export function endWords(
  { client, started_at, ended_at }: Task,
  lines: readonly PerformanceLine[],
  real: number | null,
  t: TFunction,
): string {
  const name = client?.name ?? ''
  if (real === null || started_at === null) return t('{{name}}: minuti secondo il piano.', { name })
  const visit = t('{{name}}, {{from}}–{{to}}: {{minutes}} min.', {
    name,
    from: clockIn(started_at),
    to: ended_at === null ? '…' : clockIn(ended_at),
    minutes: real,
  })
  return lines.length > 1 ? `${visit} ${t('I minuti sono divisi come nel piano.')}` : visit
}

/** How much of the real time of a visit its services take, and where they take more: a service has a minute at least. */
export function sumWords(lines: readonly PerformanceLine[], real: number | null, t: TFunction): string {
  const minutes = lines.reduce((total, { duration }) => total + duration, 0)
  if (real === null) return t('Totale {{minutes}}', { minutes: t('{{minutes}} min', { minutes }) })
  return minutes > real
    ? t('Totale {{minutes}} min, la visita è durata {{real}} min', { minutes, real })
    : t('Totale {{minutes}} di {{real}} min', { minutes, real })
}

/** 'Medicazione semplice, 20 min, da Maria Bianchi' */
export const recordedWords = (recorded: readonly Performance[], t: TFunction): string[] =>
  recorded.map(({ service_details: { name }, duration, author }) =>
    t('{{name}}, {{minutes}} min, da {{by}}', { name, minutes: duration, by: author.name }),
  )
