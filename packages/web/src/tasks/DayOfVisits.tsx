import type { Day } from '@vicino/domain/days/day.ts'
import { nextVisit, tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { noClientLabel, type Task } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { IconCheck, IconSun } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useClock } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { List } from '../ui/List.tsx'
import { toast } from '../ui/toast.ts'
import { DayProgress } from './DayProgress.tsx'
import { NextVisitCard } from './NextVisitCard.tsx'
import { statusLabel } from './task-words.ts'
import { TaskRow } from './TaskRow.tsx'
import classes from './Today.module.css'

type Props = { tasks: readonly Task[]; day: Day; isToday: boolean; onTomorrow: () => void }

/** A nurse's own day: how far it is, the visit at hand, then everything in its order. */
export function DayOfVisits({ tasks, day, isToday, onTomorrow }: Props) {
  const { t } = useTranslation()
  const clock = useClock()
  const atHand = useRef<HTMLElement>(null)
  const inOrder = tasksOn(tasks, day)
  const visits = inOrder.filter(task => task.type === 'client' && !task.suspended_by_dossier)
  const next = isToday ? nextVisit(visits, day, clock) : undefined
  const settled = visits.filter(visit => isSettled(visit.status)).length
  // The next visit takes the place of this one: the focus waits there, and a toast says what became of this one.
  const done = (changed: Task): void => {
    atHand.current?.focus({ preventScroll: true })
    if (isSettled(changed.status))
      toast(`${changed.client?.name ?? t(noClientLabel)}: ${t(statusLabel(changed.status))}`, 'ok')
  }

  if (inOrder.length === 0)
    return (
      <EmptyState
        icon={IconSun}
        words={isToday ? t('Nessuna visita oggi') : t('Nessuna visita domani')}
        action={{ label: t('Apri il calendario'), link: pages.plan.link() }}
      />
    )
  return (
    <>
      {visits.length > 0 && <DayProgress settled={settled} visits={visits.length} />}
      {isToday && visits.length > 0 && (
        <section ref={atHand} tabIndex={-1} className={classes.atHand} aria-label={t('Prossima visita')}>
          {next && <NextVisitCard task={next} onDone={done} />}
          {!next && (
            <EmptyState
              icon={IconCheck}
              words={t('Tutte le visite di oggi sono concluse.')}
              action={{ label: t('Guarda domani'), onPress: onTomorrow }}
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
