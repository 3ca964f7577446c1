import type { Day } from '@vicino/domain/days/day.ts'
import { nextVisit, tasksOn } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useClock } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { List } from '../ui/List.tsx'
import { NextVisitCard } from './NextVisitCard.tsx'
import { TaskRow } from './TaskRow.tsx'
import classes from './Today.module.css'

type Props = { tasks: readonly Task[]; day: Day; isToday: boolean }

/** A nurse's own day: how far it is, the visit at hand, then everything in its order. */
export function DayOfVisits({ tasks, day, isToday }: Props) {
  const { t } = useTranslation()
  const clock = useClock()
  const inOrder = tasksOn(tasks, day)
  const visits = inOrder.filter(task => task.type === 'client' && !task.suspended_by_dossier)
  const next = isToday ? nextVisit(visits, day, clock) : undefined
  const settled = visits.filter(visit => isSettled(visit.status)).length
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
      {visits.length > 0 && (
        <p className={classes.progress}>
          <progress
            className={classes.bar}
            max={visits.length}
            value={settled}
            aria-label={t('Visite concluse')}
          />
          <span>{t('{{settled}} di {{count}} visite', { settled, count: visits.length })}</span>
        </p>
      )}
      {next && <NextVisitCard key={next._id} task={next} />}
      {isToday && visits.length > 0 && !next && (
        <p className={classes.done}>{t('Tutte le visite di oggi sono concluse.')}</p>
      )}
      <h2 className={classes.heading}>{next ? t('La giornata') : t('Visite e compiti')}</h2>
      <List label={t('La giornata')}>
        {inOrder.map(task => (
          <TaskRow key={task._id} task={task} />
        ))}
      </List>
    </>
  )
}
