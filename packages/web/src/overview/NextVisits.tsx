import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import { type Task, untitled } from '@vicino/domain/tasks/task.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useClock, useToday } from '../i18n/use-today.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { PartSkeleton } from '../ui/page/Skeleton.tsx'
import { dayWords } from '../dossiers/visit-start-words.ts'
import { visitsToCome } from '../dossiers/status/visits-to-come.ts'
import classes from './NextVisits.module.css'

const daysAhead = 13

/** Of four visits, two beside each other. */
const heightOfFour = 262

/** The strip of the next visits to this client. */
export function NextVisits() {
  const { t } = useTranslation()
  const { _id: dossierId, closed } = useDossier()
  const mayPlan = useMay('calendar.own', 'write')
  const today = useToday()
  const clock = useClock()
  const query = { dossierId, startDate: today, endDate: addDays(today, daysAhead), type: 'client' as const }
  const read = useRead(getAllTasks, { query }, { keepLast: true })
  return (
    <section aria-labelledby="next-visits">
      <div className={classes.head}>
        <h2 id="next-visits">{t('Prossime visite')}</h2>
        {mayPlan && !closed && (
          <LinkButton
            link={pages.newTask.link({ dossierId })}
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          >
            {t('Nuova visita')}
          </LinkButton>
        )}
      </div>
      <Loaded read={read} skeleton={<PartSkeleton height={heightOfFour} />}>
        {tasks => <Strip visits={visitsToCome(tasks, today, clock)} today={today} />}
      </Loaded>
    </section>
  )
}

function Strip({ visits, today }: { visits: readonly Task[]; today: Day }) {
  const { t } = useTranslation()
  if (visits.length === 0)
    return <p className={classes.none}>{t('Nessuna visita nelle prossime due settimane')}</p>
  return (
    <ul className={classes.strip}>
      {visits.map(visit => (
        <li key={visit._id}>
          <Link
            {...pages.task.link({ taskId: visit._id })}
            className={classes.visit}
            data-suspended={visit.suspended_by_dossier || undefined}
          >
            <span className={classes.day}>{dayWords(visit.date, today)}</span>
            <span className={classes.clock}>{clockWords(visit, t('Tutto il giorno'))}</span>
            <span className={classes.title}>{visit.title || t(untitled.label)}</span>
            <span className={classes.who}>{whoWords(visit, t('Non assegnata'))}</span>
            {visit.suspended_by_dossier && <span className={classes.who}>{t('Sospesa con il dossier')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const clockWords = ({ full_day, start_time, end_time }: Task, wholeDay: string): string =>
  full_day ? wholeDay : `${start_time as Clock}–${end_time as Clock}`

const whoWords = ({ operators }: Task, nobody: string): string =>
  operators.length === 0 ? nobody : operators.map(({ name }) => name).join(', ')
