import type { UseFormReturnType } from '@mantine/form'
import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { type TaskFields as Fields } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, taskStatuses } from '@vicino/domain/tasks/task-status.ts'
import { taskTypes } from '@vicino/domain/tasks/task-type.ts'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { ClockField } from '../ui/ClockField.tsx'
import { DayField } from '../ui/DayField.tsx'
import { Fields as FieldColumn, SideBySide } from '../ui/FieldFrame.tsx'
import { NoteField } from '../ui/NoteField.tsx'
import { Card, Stack } from '../ui/Page.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { SwitchField } from '../ui/SwitchField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { ClientField } from './ClientField.tsx'
import { OperatorsField } from './OperatorsField.tsx'

/** What the form holds: day and end perhaps still open, persons with their names so that they can be shown. */
export type TaskValues = Omit<
  Fields,
  'date' | 'end_date' | 'client' | 'operators' | 'started_at' | 'ended_at' | 'confirm_overlap'
> & {
  date: string | null
  end_date: string | null
  client: NamedPerson | null
  operators: NamedPerson[]
}
export type TaskForm = UseFormReturnType<TaskValues>

/** The fields of a task, in the order in which one plans: what, for whom, when, by whom. */
export function TaskFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  const { type, full_day, status } = form.values
  return (
    <Stack>
      <Card>
        <FieldColumn>
          <SelectField
            label={t('Tipo')}
            options={taskTypes}
            value={type}
            error={form.errors['type']}
            onChange={next => next && changeType(form, next)}
          />
          {type === 'client' && <ClientField {...fieldOf(form, 'client')} />}
          <TextField label={t('Titolo')} required maxLength={300} {...fieldOf(form, 'title')} />
        </FieldColumn>
      </Card>
      <Card>
        <FieldColumn>
          <SwitchField
            label={t('Tutto il giorno')}
            value={full_day}
            onChange={next => changeFullDay(form, next)}
          />
          <SideBySide>
            <DayField
              label={t('Giorno')}
              required
              value={form.values.date}
              error={form.errors['date']}
              onChange={next => changeDay(form, next)}
            />
            <DayField label={t('Fino al giorno')} {...fieldOf(form, 'end_date')} />
          </SideBySide>
          {!full_day && (
            <SideBySide>
              <ClockField label={t('Dalle')} required {...fieldOf(form, 'start_time')} />
              <ClockField label={t('Alle')} required {...fieldOf(form, 'end_time')} />
            </SideBySide>
          )}
        </FieldColumn>
      </Card>
      <Card>
        <FieldColumn>
          {isHeld(permissions, 'calendar.plan_all', 'write') && (
            <OperatorsField {...fieldOf(form, 'operators')} />
          )}
          <SelectField
            label={t('Stato')}
            options={taskStatuses}
            value={status}
            error={form.errors['status']}
            onChange={next => next && changeStatus(form, next)}
          />
          {status === 'not_done' && (
            <ChoiceChips
              label={t('Motivo')}
              required
              options={notDoneReasons}
              value={form.values.not_done?.reason ?? null}
              error={form.errors['not_done']}
              onChange={reason => form.setFieldValue('not_done', reason && { reason })}
            />
          )}
          <NoteField label={t('Descrizione')} {...fieldOf(form, 'description')} />
        </FieldColumn>
      </Card>
    </Stack>
  )
}

function changeType(form: TaskForm, type: TaskValues['type']): void {
  form.setFieldValue('type', type)
  if (type !== 'client') form.setFieldValue('client', null)
}

function changeFullDay(form: TaskForm, full_day: boolean): void {
  form.setFieldValue('full_day', full_day)
  form.setFieldValue('start_time', full_day ? null : '08:00')
  form.setFieldValue('end_time', full_day ? null : '09:00')
}

/** A task of one day stays one when its day changes. */
function changeDay(form: TaskForm, date: string | null): void {
  if (form.values.end_date === form.values.date) form.setFieldValue('end_date', date)
  form.setFieldValue('date', date)
}

function changeStatus(form: TaskForm, status: TaskValues['status']): void {
  form.setFieldValue('status', status)
  if (status !== 'not_done') form.setFieldValue('not_done', null)
}
