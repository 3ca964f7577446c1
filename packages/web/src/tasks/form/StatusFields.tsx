import type { Task } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, statusesOf } from '@vicino/domain/tasks/task-status.ts'
import { reasonMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import type { TaskForm, TaskValues } from './task-values.ts'

type Props = { form: TaskForm; task: Pick<Task, 'status' | 'step' | 'care_untold'> | undefined }

/**
 * How the task stands, chosen freely; what was not done needs its reason. A to-do of care is not done by its status where
 * its step says so, or one may not know what it is.
 */
export function StatusFields({ form, task }: Props) {
  const { t } = useTranslation()
  const { status, not_done, type } = form.values
  const statuses = statusesOf(type)
  const isDoneElsewhere =
    task?.status !== 'completed' && (task?.care_untold === true || task?.step?.goes_on === true)
  const change = (next: TaskValues['status']): void =>
    form.setValues({ status: next, not_done: next === 'not_done' ? not_done : null })
  return (
    <>
      <ChoiceChips
        label={t('Stato')}
        options={isDoneElsewhere ? statuses.filter(({ value }) => value !== 'completed') : statuses}
        value={status}
        error={form.errors['status']}
        onChange={next => next !== null && change(next)}
      />
      {status === 'not_done' && (
        <ChoiceChips
          label={t('Motivo')}
          required
          options={notDoneReasons}
          value={not_done?.reason ?? null}
          error={form.errors['not_done']}
          onChange={reason => form.setFieldValue('not_done', reason && { ...not_done, reason })}
        />
      )}
      {not_done && (
        <NoteField
          label={t('Osservazioni')}
          required={not_done.reason === 'other'}
          maxLength={reasonMax}
          error={form.errors['not_done.text']}
          value={not_done.text ?? ''}
          onChange={text => form.setFieldValue('not_done', { ...not_done, text })}
        />
      )}
    </>
  )
}
