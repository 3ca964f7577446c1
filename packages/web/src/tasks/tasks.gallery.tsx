import { useForm } from '@mantine/form'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { ReactNode } from 'react'
import { PersonContext } from '../session/person.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { writing } from '../testing/open-dossier.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someSheet, someTask } from '@vicino/domain/testing/some-task.ts'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { DayOfVisits } from './today/DayOfVisits.tsx'
import { NotDoneSheet } from './visit/NotDoneSheet.tsx'
import type { OverlapQuestion } from '../calls/use-overlap.ts'
import { OverlapSheet } from './OverlapSheet.tsx'
import { taskFields } from './form/task-fields.ts'
import { ConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import { TaskFacts } from './visit/TaskFacts.tsx'
import { TaskFields } from './form/TaskFields.tsx'
import { TaskRow } from './TaskRow.tsx'
import { type TaskValues, valuesOf } from './form/task-values.ts'

// Far ahead, so that no visit of the gallery is ever overdue.
const day: Day = '2199-11-20'
const longName = 'Massimiliano Sigismondo Bonaventura Della Torre di Santa Maria in Castello'
const task = (id: string, more: Partial<Task> = {}): Task =>
  someTask({ _id: id, date: day, end_date: day, ...more })
const visit = someSheet({
  access_note: 'Secondo piano, senza lift. La chiave sta nella cassetta, codice a voce.',
  warnings: [
    { _id: 'allergy', kind: 'allergy', text: 'Penicillina' },
    { _id: 'dog', kind: 'dog', text: 'Cane in giardino: telefonare prima di aprire il cancello' },
  ],
  due: [
    {
      drugId: 'insulin',
      drug_version: 1,
      change_on: null,
      comments: '',
      answer: null,
      name: 'Insulina glargine 100 U/ml',
      modality: 'SC',
      dose_unit: 'unit',
      dose_scale: null,
      dose: 24,
      day,
      moment: 'morning',
    },
    {
      drugId: 'aspirin',
      drug_version: 1,
      change_on: null,
      comments: '',
      answer: null,
      name: `Acido acetilsalicilico ${'gastroresistente '.repeat(6)}100 mg`,
      modality: 'OS',
      dose_unit: 'tablet',
      dose_scale: null,
      dose: 0.5,
      day,
      moment: 'morning',
    },
  ],
})
const long = { _id: 'long', name: longName, avatar: null }
const tasks = [
  task('begun', { visit, started_at: '2199-11-20T07:05:00.000Z' }),
  task('done', { status: 'completed', start_time: '07:00', end_time: '07:30' }),
  task('absent', { status: 'not_done', not_done: { reason: 'hospital' }, start_time: '07:30' }),
  task('long', { client: long, start_time: '09:00', end_time: '10:00', status: 'pending' }),
  task('resting', { suspended_by_dossier: true, start_time: '10:00', end_time: '10:30' }),
  task('night', { start_time: '22:00', end_time: '06:00', end_date: '2199-11-21' }),
  ...(['reminder', 'task', 'holiday', 'event', 'personal'] as const).map(type =>
    task(type, { type, client: null, dossierId: null, full_day: true, start_time: null, end_time: null }),
  ),
]
const overlap: OverlapQuestion = {
  overlap: { clashes: [{ ...task('clash'), client: long, shared: ['operator'] }], answered: [] },
  busy: false,
  banner: null,
  onConfirm: () => undefined,
  onClose: () => undefined,
}

const asPlanner = (part: ReactNode): ReactNode => (
  <PersonContext value={somebody({ permissions: writing('calendar.own', 'calendar.plan_all') })}>
    <Page>{part}</Page>
  </PersonContext>
)

const dayOf = (shown: readonly Task[]): ReactNode =>
  asPlanner(<DayOfVisits tasks={shown} day={day} isToday />)

const Rows = () =>
  asPlanner(
    <List label="Giornata">
      {tasks.map(each => (
        <TaskRow key={each._id} task={each} day={day} withOperators />
      ))}
    </List>,
  )

const Facts = () => (
  <Page>
    <Stack>
      {tasks.slice(0, 6).map(each => (
        <Card key={each._id}>
          <TaskFacts task={{ ...each, description: 'Portare le garze.\nSuonare due volte.' }} />
        </Card>
      ))}
    </Stack>
  </Page>
)

function Form() {
  const form = useForm<TaskValues>({
    initialValues: {
      ...valuesOf(task('form')),
      title: '',
      client: long,
      start_time: '22:00',
      end_time: '06:00',
      status: 'not_done',
      type: 'client',
    },
    initialErrors: { title: 'Compilare questo campo.', not_done: 'Compilare questo campo.' },
  })
  return asPlanner(<TaskFields form={form} />)
}

const base = valuesOf(tasks[0]!)

const Conflict = () => (
  <ConflictSheet
    title="Due versioni di questo appuntamento"
    fields={taskFields}
    base={base}
    mine={{ ...base, title: 'Medicazione piede' }}
    theirs={{ ...base, version: 2, title: 'Medicazione gamba', description: 'Portare le garze' }}
    by={null}
    at={null}
    busy={false}
    onResolve={() => undefined}
    onCancel={() => undefined}
  />
)

export const gallery: Gallery = {
  title: 'Visite',
  entries: [
    { name: 'Oggi', show: () => dayOf(tasks) },
    { name: 'Tutto concluso', show: () => dayOf(tasks.slice(1, 3)) },
    { name: 'Nessuna visita', show: () => dayOf([]) },
    { name: 'Righe', show: Rows },
    { name: 'Appuntamento', show: Facts },
    { name: 'Modulo', show: Form },
    {
      name: 'Non eseguita',
      alone: true,
      show: () => (
        <NotDoneSheet
          taskId={tasks[0]!._id}
          onClose={() => undefined}
          busy={false}
          banner={null}
          onConfirm={async () => false}
        />
      ),
    },
    {
      name: 'Sovrapposizione',
      alone: true,
      show: () => <OverlapSheet {...overlap} />,
    },
    { name: 'Due versioni', alone: true, show: Conflict },
  ],
}
