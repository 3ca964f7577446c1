import type { AbsenceKind } from '@vicino/domain/absences/absence.ts'
import { absenceKinds } from '@vicino/domain/absences/absence-kinds.ts'
import type { KeptFor } from '@vicino/domain/absences/absences.contract.ts'
import type { StaysFor } from '@vicino/domain/absences/released.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { timeWords } from '../../tasks/time-words.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

export const absenceKindWords = (kind: AbsenceKind, t: TFunction): string => t(labelIn(absenceKinds, kind))

type Span = {
  date: string
  end_date: string
  start_time: string | null
  end_time: string | null
}

/** '24.11.2026', '24.11.2026 – 26.11.2026', '24.11.2026, 13:00–17:00'. */
export function spanWords({ date, end_date, start_time, end_time }: Span): string {
  const { day } = formatIn(spokenLanguage())
  if (date === end_date) return start_time === null ? day(date) : `${day(date)}, ${start_time}–${end_time}`
  return [
    [day(date), start_time],
    [day(end_date), end_time],
  ]
    .map(parts => parts.filter(Boolean).join(', '))
    .join(' – ')
}

/** 'mar 24 nov, 08:00–09:00'. */
export const dayAndTimeWords = (task: Task, t: TFunction): string =>
  `${formatIn(spokenLanguage()).shortDay(task.date)}, ${timeWords(task, t)}`

const stays: Record<StaysFor, (t: TFunction) => string> = {
  begun: t => t('Iniziata o conclusa'),
  past: t => t('Già passata'),
  suspended: t => t('Sospesa con il dossier'),
  own: t => t('Resta nel suo calendario'),
}
export const staysWords = (why: StaysFor, t: TFunction): string => stays[why](t)

const kept: Record<KeptFor, (t: TFunction) => string> = {
  changed: t => t('Modificata nel frattempo'),
  past: t => t('Già passata'),
  taken: t => t("A quell'ora c'è già altro"),
  unfit: t => t("Chi l'aveva non può più riprenderla"),
  closed: t => t('Il dossier non si può più modificare'),
}
export const keptWords = (why: KeptFor, t: TFunction): string => kept[why](t)
