import type { Day } from '@vicino/domain/days/day.ts'
import { isToConfirm } from '@vicino/domain/performances/visit-to-confirm.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { isOfClient } from '@vicino/domain/tasks/visit-under-way.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../calls/query-key.ts'
import { useClock } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List } from '../../ui/page/List.tsx'
import { late } from '../../ui/late.ts'
import { toast } from '../../ui/toast.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { DayProgress } from './DayProgress.tsx'
import { tomorrow } from './day-links.ts'
import { bringVisit, readVisitAhead, useVisitSoon } from '../visit/visit-ahead.ts'
import { NextVisitCard } from './NextVisitCard.tsx'
import { nextOfDay, visitsOf } from './next-of-day.ts'
import { statusLabel } from '../task-words.ts'
import { TaskRow } from '../TaskRow.tsx'
import classes from './Today.module.css'

/** A working day has visits: what an empty one asks for comes when there is one. */
const EmptyDay = late(async () => (await import('./EmptyDay.tsx')).EmptyDay)

type Props = { tasks: readonly Task[]; day: Day; isToday: boolean }

/** A nurse's own day: how far it is, the visit at hand, then everything in its order. */
export function DayOfVisits({ tasks, day, isToday }: Props) {
  const { t } = useTranslation()
  const clock = useClock()
  const atHand = useRef<HTMLElement>(null)
  const inOrder = tasksOn(tasks, day)
  const visits = visitsOf(tasks, day)
  const next = isToday ? nextOfDay(tasks, day, clock) : undefined
  const settled = visits.filter(visit => isSettled(visit.status)).length
  const [done, setDone] = useState<Task>()
  // The next visit takes the place of the one that is done: the focus waits there.
  useEffect(() => {
    const place = atHand.current
    if (!done || !place) return
    place.focus({ preventScroll: true })
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: 'start' })
  }, [done])
  const goOn = useGoOn()
  const shown = useIsShown()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { permissions } = usePerson()
  const isVisitAhead = next?.type === 'client'
  useVisitSoon(isVisitAhead)
  /** Its page stands there with what is known of it here, and reads it anew: what is due is not in the answer. */
  const showAtOnce = (begun: Task): void => {
    const key = queryKey(getTask, { params: { taskId: begun._id } })
    const known = tasks.find(({ _id }) => _id === begun._id)
    client.setQueryData(key, { ...known, ...begun }, { updatedAt: 0 })
  }
  const finish = (changed: Task): void => {
    // Who has begun a visit works on its page.
    const page = pages.task.link({ taskId: changed._id })
    if (!isSettled(changed.status)) {
      if (isOfClient(changed) && shown.current) {
        readVisitAhead(changed, permissions)
        void bringVisit()
      }
      showAtOnce(changed)
      return goOn({ ...page, replace: false })
    }
    setDone(changed)
    toast(
      `${changed.client?.name ?? t(noClient.label)}: ${t(statusLabel(changed.status, changed.type))}`,
      'ok',
      // Who has gone on before the answer finds the way back to it.
      shown.current ? undefined : { label: t('Apri'), act: () => void navigate(page) },
    )
  }

  if (inOrder.length === 0) return <EmptyDay isToday={isToday} />
  return (
    <>
      {visits.length > 0 && <DayProgress settled={settled} visits={visits.length} />}
      {isToday && <ToConfirm visits={visits} day={day} />}
      {isToday && visits.length > 0 && (
        <section ref={atHand} tabIndex={-1} className={classes.atHand} aria-label={t('Prossima visita')}>
          {next && <NextVisitCard key={next._id} task={next} day={day} onDone={finish} />}
          {!next && (
            <EmptyState
              icon={IconCheck}
              words={t('Tutte le visite di oggi sono concluse.')}
              action={{ label: t('Vedi domani'), link: tomorrow }}
            />
          )}
        </section>
      )}
      <h2 className={classes.heading}>{next ? t('La giornata') : t('Visite e compiti')}</h2>
      <List label={t('La giornata')}>
        {inOrder.map(task => (
          <TaskRow key={task._id} task={task} day={day} />
        ))}
      </List>
    </>
  )
}

/** The way to confirm at once what is over and went as planned. */
function ToConfirm({ visits, day }: { visits: readonly Task[]; day: Day }) {
  const { t } = useTranslation()
  const clock = useClock()
  const records = useMay('performance.record', 'write')
  const nothingSaid = { open: 0, recorded: 0, struck: 0 }
  const over = visits.filter(visit => isToConfirm(visit, nothingSaid, { today: day, clock }))
  if (!records || over.length === 0) return null
  return (
    <p className={classes.toConfirm}>
      <LinkButton
        link={pages.confirmDay.link()}
        variant="default"
        leftSection={<IconCheck size={20} stroke={1.9} aria-hidden />}
      >
        {t('Conferma {{count}} visite', { count: over.length })}
      </LinkButton>
    </p>
  )
}
