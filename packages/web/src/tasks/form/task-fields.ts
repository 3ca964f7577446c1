import { isDay } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { noClient } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { repeatOf } from '../series/repeat-values.ts'
import { repeatWords } from '../series/repeat-words.ts'
import type { TaskValues, WrittenFields } from './task-values.ts'
import { operatorsWords, reasonLabel, statusLabel, typeLabel } from '../task-words.ts'

type Field = keyof WrittenFields | 'repeat'
type Words = (values: TaskValues, t: TFunction) => string

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))

const reasonWords = ({ not_done }: TaskValues, t: TFunction): string =>
  not_done === null ? '' : [t(reasonLabel(not_done.reason)), not_done.text].filter(Boolean).join(': ')

function seriesWords({ date, repeat }: TaskValues, t: TFunction): string {
  const sent = date === null || !isDay(date) ? undefined : repeatOf(repeat, date)
  if (!sent || date === null) return t('Mai')
  const { rule, until = null, count = null, skip_holidays = false } = sent
  return repeatWords({ rule, until, count, skip_holidays }, date, t)
}

const fields: Record<Field, { label: string; words: Words; together?: string }> = {
  type: { label: 'Tipo', words: ({ type }, t) => t(typeLabel(type)), together: 'whose' },
  client: {
    label: 'Cliente',
    words: ({ client }, t) => client?.name ?? t(noClient.label),
    together: 'whose',
  },
  title: { label: 'Titolo', words: ({ title }) => title },
  full_day: {
    label: 'Tutto il giorno',
    words: ({ full_day }, t) => (full_day ? t('Sì') : t('No')),
    together: 'time',
  },
  date: { label: 'Giorno', words: ({ date }) => day(date), together: 'time' },
  end_date: { label: 'Fino al giorno', words: ({ end_date }) => day(end_date), together: 'time' },
  start_time: { label: 'Dalle', words: ({ start_time }) => start_time ?? '', together: 'time' },
  end_time: { label: 'Alle', words: ({ end_time }) => end_time ?? '', together: 'time' },
  repeat: { label: 'Si ripete', words: seriesWords, together: 'time' },
  operators: { label: 'Operatori', words: operatorsWords },
  status: {
    label: 'Stato',
    words: ({ status, type }, t) => t(statusLabel(status, type)),
    together: 'status',
  },
  not_done: { label: 'Motivo', words: reasonWords, together: 'status' },
  description: { label: 'Descrizione', words: ({ description }) => description },
}

/** The fields of a task with their labels and what they say, in the order of the form. */
export const taskFields: readonly ShownField<TaskValues>[] = Object.entries(fields).map(([field, shown]) => ({
  field: field as Field,
  ...shown,
}))
