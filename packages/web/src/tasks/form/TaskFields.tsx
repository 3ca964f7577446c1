import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/person.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { late } from '../../ui/late.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { operatorsFor } from './first-operators.ts'
import { StatusFields } from './StatusFields.tsx'
import { RepeatFields } from '../series/RepeatFields.tsx'
import { mayRepeat } from '../series/may-repeat.ts'
import { changesRepeat, type TaskForm, neededBy, type TaskValues, timedVisit } from './task-values.ts'
import { TimeFields } from './TimeFields.tsx'
import { TitleField } from './TitleField.tsx'
import { TypeField } from './TypeField.tsx'
import { VisitClientFields } from './VisitClientFields.tsx'

/** Only a new visit asks for its services. */
const ServicesField = late(async () => (await import('./ServicesField.tsx')).ServicesField)

/** By whom stands below what is planned when. */
const OperatorsField = late(
  async () => (await import('./OperatorsField.tsx')).OperatorsField,
  <RowsSkeleton rows={1} />,
)

type Props = {
  form: TaskForm
  /** The task as it stands; none while it is a new one. */
  task?: Task
}

/** The fields of a task, in the order in which one plans: what, for whom, when, by whom. */
export function TaskFields({ form, task }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const person = usePerson()
  const { type } = form.values
  const fixed = task?.type === 'client' && isTouched(task)
  const changeType = (next: TaskValues['type']): void =>
    form.setValues({
      type: next,
      ...(next !== 'client' && { client: null, new_client: null, services: [] }),
      ...(!task && { operators: operatorsFor(next, form.values.operators, person) }),
    })
  return (
    <Stack>
      {fixed && <Notice>{t('La visita è iniziata o conclusa: cliente, orario e operatori restano.')}</Notice>}
      <Card>
        <Fields>
          {!fixed && <TypeField value={type} error={form.errors['type']} onChange={changeType} />}
          {type === 'client' && !fixed && <VisitClientFields form={form} isNew={!task} />}
          {type === 'client' && !task && <ServicesField form={form} />}
          <TitleField form={form} />
        </Fields>
      </Card>
      {!fixed && (
        <Card>
          <TimeFields form={form} />
        </Card>
      )}
      {(!task || mayRepeat(task, today)) && (
        <Card>
          <RepeatFields
            form={form}
            inSeries={Boolean(task?.series)}
            isNew={!task || changesRepeat(form.values, task)}
          />
        </Card>
      )}
      <Card>
        <Fields>
          {!fixed && isHeld(person.permissions, 'calendar.plan_all', 'write') && (
            <OperatorsField
              {...fieldOf(form, 'operators')}
              visit={timedVisit(form.values)}
              needed={neededBy(form.values)}
            />
          )}
          <StatusFields form={form} task={task} />
          <NoteField label={t('Descrizione')} maxLength={5000} {...fieldOf(form, 'description')} />
        </Fields>
      </Card>
    </Stack>
  )
}
