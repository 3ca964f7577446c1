import type { Task } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { VisitMaterials } from '../../materials/VisitMaterials.tsx'
import { useMayRecord } from '../../performances/use-may-record.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { useClock, useToday } from '../../i18n/use-today.ts'
import { Stack } from '../../ui/page/Page.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { EndedVisit } from './EndedVisit.tsx'
import { useEndedVisit } from './use-ended-visit.ts'
import { SeriesEnd } from '../series/SeriesEnd.tsx'
import { OpenDosesBefore } from './OpenDosesBefore.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { late } from '../../ui/late.ts'
import { TaskMenu } from './TaskMenu.tsx'
import { badgeOfLeft, headingWords, statusBadge, titleWords } from '../task-words.ts'
import { VisitClient, VisitSheetView } from './VisitClient.tsx'
import classes from './TaskScreen.module.css'

const AskedOfVisit = late(async () => (await import('./AskedOfVisit.tsx')).AskedOfVisit)

/** One task: everything known of it, and what may be done with it; a visit has its services below. */
export function TaskScreen() {
  const { t } = useTranslation()
  const { taskId } = usePage(pages.task).params
  const [today, clock] = [useToday(), useClock()]
  const mayRecord = useMayRecord()
  const read = useRead(getTask, { params: { taskId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton />}
      title={read.data ? headingWords(titleWords(read.data, t)) : t('Appuntamento')}
      kind={t('Appuntamento')}
      under={
        read.data && (
          <span role="status">
            <StatusBadge {...(badgeOfLeft(read.data, today, clock, t) ?? statusBadge(read.data, t))} />
          </span>
        )
      }
      back={pages.calendar.link({ date: read.data?.date })}
      stepsBack
      actions={read.data && <TaskMenu task={read.data} />}
    >
      {task => (
        <Stack>
          <WholeTask task={task} />
          {!isSettled(task.status) && <OpenDosesBefore task={task} />}
          {task.dossierId && <VisitPerformances task={task} dossierId={task.dossierId} />}
          {task.dossierId && (
            <VisitMaterials task={task} dossierId={task.dossierId} mayRecord={mayRecord(task)} />
          )}
          {task.dossierId && <AskedOfVisit task={task} dossierId={task.dossierId} today={today} />}
        </Stack>
      )}
    </Screen>
  )
}

function WholeTask({ task }: { task: Task }) {
  const { ended, noteChange } = useEndedVisit()
  return (
    <div className={classes.card}>
      {task.type === 'client' && (
        <>
          <VisitClient task={task} />
          <VisitSheetView visit={task.visit} dossierId={task.dossierId} />
        </>
      )}
      <TaskFacts task={task} />
      <SeriesEnd task={task} />
      <TaskActions task={task} onDone={noteChange} />
      {ended && <EndedVisit key={ended.version} task={ended} />}
    </div>
  )
}
