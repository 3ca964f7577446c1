import { formatIn } from '@vicino/domain/days/format.ts'
import { noClientLabel, type Task } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, taskStatuses } from '@vicino/domain/tasks/task-status.ts'
import { taskTypes } from '@vicino/domain/tasks/task-type.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { ConflictView } from '../ui/ConflictView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { TaskValues } from './TaskFields.tsx'
import { valuesOf } from './written-values.ts'

type Words = (values: TaskValues, t: TFunction) => string

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))
const labelIn = (options: readonly { value: string; label: string }[], value: string | undefined): string =>
  options.find(option => option.value === value)?.label ?? ''

/** The fields of a task with their labels and what they say, in the order of the form. */
const fields: readonly { field: keyof TaskValues; label: string; words: Words }[] = [
  { field: 'type', label: 'Tipo', words: ({ type }, t) => t(labelIn(taskTypes, type)) },
  { field: 'client', label: 'Cliente', words: ({ client }, t) => client?.name ?? t(noClientLabel) },
  { field: 'title', label: 'Titolo', words: ({ title }) => title },
  { field: 'full_day', label: 'Tutto il giorno', words: ({ full_day }, t) => (full_day ? t('Sì') : t('No')) },
  { field: 'date', label: 'Giorno', words: ({ date }) => day(date) },
  { field: 'end_date', label: 'Fino al giorno', words: ({ end_date }) => day(end_date) },
  { field: 'start_time', label: 'Dalle', words: ({ start_time }) => start_time ?? '' },
  { field: 'end_time', label: 'Alle', words: ({ end_time }) => end_time ?? '' },
  {
    field: 'operators',
    label: 'Operatori',
    words: ({ operators }) => operators.map(({ name }) => name).join(', '),
  },
  { field: 'status', label: 'Stato', words: ({ status }, t) => t(labelIn(taskStatuses, status)) },
  {
    field: 'not_done',
    label: 'Motivo',
    words: ({ not_done }, t) => t(labelIn(notDoneReasons, not_done?.reason)),
  },
  { field: 'description', label: 'Descrizione', words: ({ description }) => description },
]

type Props = {
  mine: TaskValues
  theirs: Task
  busy: boolean
  onResolve: (values: TaskValues) => void
  onCancel: () => void
}

/** Two people changed the same task: what differs is shown side by side, and nothing is chosen beforehand. */
export function TaskConflict({ mine, theirs, busy, onResolve, onCancel }: Props) {
  const { t } = useTranslation()
  const other = valuesOf(theirs)
  const differing = fields.filter(({ words }) => words(mine, t) !== words(other, t))
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni di questo appuntamento')} dismissible={!busy}>
      <ConflictView
        by={t("Un'altra persona")}
        at={null}
        busy={busy}
        fields={differing.map(({ field, label, words }) => ({
          id: field,
          label: t(label),
          mine: words(mine, t),
          theirs: words(other, t),
        }))}
        onCancel={onCancel}
        onResolve={choices => {
          const kept = differing
            .filter(({ field }) => choices[field] === 'mine')
            .map(({ field }) => [field, mine[field]])
          onResolve({ ...other, ...Object.fromEntries(kept) })
        }}
      />
    </Sheet>
  )
}
