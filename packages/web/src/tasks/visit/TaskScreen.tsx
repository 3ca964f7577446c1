import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { actionsOn } from '@vicino/domain/tasks/task-action.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import { isOnDay } from '@vicino/domain/tasks/task-span.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { isOfClient } from '@vicino/domain/tasks/visit-under-way.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { WhoseContext } from '../../calls/whose.ts'
import { VisitMaterials } from '../../materials/VisitMaterials.tsx'
import { useMayRecord } from '../../performances/use-may-record.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { usePage } from '../../pages/use-page.ts'
import { isMissing } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'
import { useClock, useToday } from '../../i18n/use-today.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { isUnderWay } from './is-under-way.ts'
import { usePerson } from '../../session/person.ts'
import { AskedOfVisit } from './later-parts.ts'
import { SeriesEnd } from '../series/SeriesEnd.tsx'
import { OpenDosesBefore } from './OpenDosesBefore.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { late } from '../../ui/late.ts'
import { TaskMenu } from './TaskMenu.tsx'
import { useTaskChange } from './use-task-change.ts'
import { UndoKey } from '../undo/UndoKey.tsx'
import { badgeOfLeft, statusBadge } from '../task-words.ts'
import { headingWords, titleWords } from '../title-words.ts'
import { useVisitSoon } from './visit-ahead.ts'
import { VisitMode } from './VisitMode.tsx'
import { VisitFrame } from './VisitFrame.tsx'
import { VisitClient, VisitSheetView } from './VisitClient.tsx'
import classes from './TaskScreen.module.css'

const HandedOn = late(async () => (await import('./HandedOn.tsx')).HandedOn)
const NextAfter = late(async () => (await import('./NextAfter.tsx')).NextAfter)

/** One task: everything known of it, and what may be done with it. A visit that goes on is whole on this page. */
export function TaskScreen() {
  const { taskId } = usePage(pages.task).params
  // Another task shares nothing with the one before: what was typed at one client never stands at the next.
  return <OneTask key={taskId} taskId={taskId} />
}

function OneTask({ taskId }: { taskId: string }) {
  const { t } = useTranslation()
  const person = usePerson()
  const [today, clock] = [useToday(), useClock()]
  const mayRecord = useMayRecord()
  const read = useRead(getTask, { params: { taskId } })
  // She looks at it before it begins and after its end, and works on it between: what somebody else does with it
  // meanwhile takes nothing away that is typed.
  const [isWorking, setIsWorking] = useState(false)
  const [handedOn, setHandedOn] = useState(false)
  const isGone = read.error !== null && isMissing(read.error)
  const goesOn = read.data !== undefined && !isGone && isUnderWay(read.data, person, today)
  if (goesOn && !isWorking) setIsWorking(true)
  useTopAfter(isWorking)
  useVisitSoon(read.data?.type === 'client' && actionsOn(read.data, today).includes('start'))
  const visit = read.data && isWorking && isOfClient(read.data) ? read.data : null
  const screen = (
    <Screen
      read={read}
      width={visit ? 'page' : 'form'}
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
      keeps={visit !== null}
      actions={read.data && <TaskMenu task={read.data} handedOn={handedOn} />}
    >
      {task =>
        visit ? (
          <VisitMode visit={visit} goesOn={goesOn} onDone={() => setIsWorking(false)} />
        ) : (
          <Stack>
            <UndoKey />
            {isOverToday(task, person._id, today) && <NextAfter task={task} />}
            <WholeTask task={task} />
            {!isSettled(task.status) && <OpenDosesBefore task={task} />}
            {task.dossierId && <VisitPerformances task={task} dossierId={task.dossierId} />}
            {task.dossierId && (
              <VisitMaterials task={task} dossierId={task.dossierId} mayRecord={mayRecord(task)} />
            )}
            {task.type === 'holiday' && <HandedOn task={task} onKnown={setHandedOn} />}
            {task.dossierId && <AskedOfVisit task={task} dossierId={task.dossierId} today={today} />}
          </Stack>
        )
      }
    </Screen>
  )
  return (
    <WhoseContext value={read.data?.client?.name ?? null}>
      {visit ? <VisitFrame visit={visit}>{screen}</VisitFrame> : screen}
    </WhoseContext>
  )
}

/** Whether it is a visit of today that this person carried out, or said why not: her day goes on from there. */
const isOverToday = (task: Task, me: Id, today: Day): boolean =>
  task.type === 'client' && isSettled(task.status) && isOnDay(task, today) && isCarriedOutBy(task, me)

/** What a visit became stands at the top of its page, with the way back to the day: not where it was ended. */
function useTopAfter(isWorking: boolean): void {
  const before = useRef(isWorking)
  useLayoutEffect(() => {
    if (before.current && !isWorking) window.scrollTo({ top: 0 })
    before.current = isWorking
  }, [isWorking])
}

function WholeTask({ task }: { task: Task }) {
  const changing = useTaskChange(task)
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
      <TaskActions task={task} changing={changing} />
    </div>
  )
}
