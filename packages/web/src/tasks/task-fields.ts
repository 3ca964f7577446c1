import { formatIn } from '@vicino/domain/days/format.ts'
import { noClientLabel } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import type { TaskValues, WrittenFields } from './task-values.ts'
import { operatorsWords, reasonLabel, statusLabel, typeLabel } from './task-words.ts'

type Field = {
  field: keyof WrittenFields
  label: string
  words: (values: TaskValues, t: TFunction) => string
}

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))

const reasonWords = ({ not_done }: TaskValues, t: TFunction): string =>
  not_done === null ? '' : [t(reasonLabel(not_done.reason)), not_done.text].filter(Boolean).join(': ')

/** The fields of a task with their labels and what they say, in the order of the form. */
export const taskFields: readonly Field[] = [
  { field: 'type', label: 'Tipo', words: ({ type }, t) => t(typeLabel(type)) },
  { field: 'client', label: 'Cliente', words: ({ client }, t) => client?.name ?? t(noClientLabel) },
  { field: 'title', label: 'Titolo', words: ({ title }) => title },
  { field: 'full_day', label: 'Tutto il giorno', words: ({ full_day }, t) => (full_day ? t('Sì') : t('No')) },
  { field: 'date', label: 'Giorno', words: ({ date }) => day(date) },
  { field: 'end_date', label: 'Fino al giorno', words: ({ end_date }) => day(end_date) },
  { field: 'start_time', label: 'Dalle', words: ({ start_time }) => start_time ?? '' },
  { field: 'end_time', label: 'Alle', words: ({ end_time }) => end_time ?? '' },
  { field: 'operators', label: 'Operatori', words: operatorsWords },
  { field: 'status', label: 'Stato', words: ({ status }, t) => t(statusLabel(status)) },
  { field: 'not_done', label: 'Motivo', words: reasonWords },
  { field: 'description', label: 'Descrizione', words: ({ description }) => description },
]
