import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/person.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { late } from '../../ui/late.ts'
import { Fold } from '../../ui/page/Fold.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FieldSkeleton, RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { type Folds, useFolds } from '../../ui/page/use-folds.ts'
import { statusLabel, typeLabel } from '../task-words.ts'
import { operatorsFor } from './first-operators.ts'
import { RepeatFields } from '../series/RepeatFields.tsx'
import { mayRepeat } from '../series/may-repeat.ts'
import classes from './TaskFields.module.css'
import { changesRepeat, type TaskForm, neededBy, type TaskValues, timedVisit } from './task-values.ts'
import { TimeFields } from './TimeFields.tsx'
import { TitleField } from './TitleField.tsx'
import { VisitClientFields } from './VisitClientFields.tsx'
import { wholeDaysWords } from './whole-days-words.ts'

/** Only a new visit asks for its services, and how they stand to what is prescribed. */
const ServicesField = late(async () => (await import('./ServicesField.tsx')).ServicesField, <FieldSkeleton />)
const PrescribedNewVisit = late(async () => (await import('./ServicesField.tsx')).PrescribedNewVisit)

/** By whom stands below what is planned when. */
const OperatorsField = late(
  async () => (await import('./OperatorsField.tsx')).OperatorsField,
  <RowsSkeleton rows={1} />,
)

/** Where a task is new, how it stands is seldom said: it stands folded. */
const StatusFields = late(
  async () => (await import('./StatusFields.tsx')).StatusFields,
  <RowsSkeleton rows={1} />,
)

/** Most tasks are visits of a client, and stay what they are. */
const TypeField = late(async () => (await import('./TypeField.tsx')).TypeField, <RowsSkeleton rows={1} />)

/** A visit's days stand folded; those of an absence or an event are asked for below its day. */
const WholeDays = late(async () => (await import('./WholeDays.tsx')).WholeDays, <RowsSkeleton rows={1} />)

/** What is seldom asked: it stands folded, with what it says beside it. */
const parts = {
  type: ['type'],
  days: ['end_date'],
  details: ['status', 'not_done', 'not_done.text', 'description'],
} as const
type Part = keyof typeof parts

/** One of them opens by itself where something in it is refused, or a text in it is to be read. */
function useParts({ errors, values }: TaskForm): Folds<Part> {
  const refused = (Object.keys(parts) as Part[]).filter(part =>
    parts[part].some(field => errors[field] !== undefined),
  )
  const isWritten = values.description !== '' || values.not_done !== null
  return useFolds<Part>(refused, isWritten ? ['details'] : [])
}

type Props = {
  form: TaskForm
  /** The task as it stands; none while it is a new one. */
  task?: Task
}

/** The fields of a task, in the order in which one plans: for whom, for what, when, by whom; below what is rare. */
export function TaskFields({ form, task }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const person = usePerson()
  const folds = useParts(form)
  // Without network too they open, and a refused day is there for the cursor.
  useEffect(() => void WholeDays.bring(), [])
  const { type, status, description, services } = form.values
  const fixed = task?.type === 'client' && isTouched(task)
  const isVisit = type === 'client'
  const repeats = !task || mayRepeat(task, today)
  const changeType = (next: TaskValues['type']): void =>
    form.setValues({
      type: next,
      ...(next !== 'client' && { client: null, new_client: null, services: [] }),
      ...(!task && { operators: operatorsFor(next, form.values.operators, person) }),
    })
  const foldOf = (part: Part, told: ReactNode) => ({
    open: folds.isOpen(part),
    onToggle: (open: boolean) => folds.toggle(part, open),
    ...(!folds.isOpen(part) && { end: told }),
  })
  const details = (
    <Fields>
      <StatusFields form={form} task={task} />
      <NoteField label={t('Descrizione')} maxLength={5000} {...fieldOf(form, 'description')} />
    </Fields>
  )
  const toldDetails = (
    <>
      <span>{t(statusLabel(status, type))}</span>
      {description !== '' && <span className={classes.told}>{description}</span>}
    </>
  )
  return (
    <Stack>
      {fixed && <Notice>{t('La visita è iniziata o conclusa: cliente, orario e operatori restano.')}</Notice>}
      {!fixed && (
        <Fold title={t(typeLabel(type))} {...foldOf('type', t('Cambia tipo'))}>
          <TypeField value={type} error={form.errors['type']} onChange={changeType} />
        </Fold>
      )}
      <Card>
        <Fields>
          {isVisit && !fixed && <VisitClientFields form={form} isNew={!task} />}
          {isVisit && !task && <ServicesField form={form} />}
          <TitleField form={form} />
          {fixed && details}
        </Fields>
      </Card>
      {(!fixed || repeats) && (
        <Card>
          <Fields>
            {!fixed && (
              <TimeFields form={form} dueOn={task?.date}>
                {!isVisit && <WholeDays form={form} />}
              </TimeFields>
            )}
            {repeats && (
              <RepeatFields
                form={form}
                inSeries={Boolean(task?.series)}
                isNew={!task || changesRepeat(form.values, task)}
              />
            )}
          </Fields>
        </Card>
      )}
      {!fixed && isHeld(person.permissions, 'calendar.plan_all', 'write') && (
        <Card>
          <OperatorsField
            {...fieldOf(form, 'operators')}
            visit={timedVisit(form.values)}
            needed={neededBy(form.values)}
          />
        </Card>
      )}
      {services.length > 0 && <PrescribedNewVisit form={form} />}
      {!fixed && isVisit && (
        <Fold title={t('Tutto il giorno o più giorni')} {...foldOf('days', wholeDaysWords(form.values, t))}>
          <WholeDays form={form} />
        </Fold>
      )}
      {!fixed && (
        <Fold title={t('Stato e descrizione')} {...foldOf('details', toldDetails)}>
          {details}
        </Fold>
      )}
    </Stack>
  )
}
