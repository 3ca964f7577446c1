import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { isStruck } from '@vicino/domain/tasks/task-status.ts'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DossierContext } from '../../session/dossier.ts'
import { usePerson } from '../../session/person.ts'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import type { Calendar } from '../calendar/use-calendar.ts'
import { operatorsWords, statusBadge } from '../task-words.ts'
import { titleWords } from '../title-words.ts'
import { timeOnPaper, visitedClient } from './paper-words.ts'
import { PaperFrame } from './PaperFrame.tsx'
import classes from './Print.module.css'
import { daysOfSheet, type PrintSheet } from './print-sheets.ts'

/** The tasks of a day or of a week, day by day in one table. */
export function CalendarSheet({ calendar, sheet }: { calendar: Calendar; sheet: PrintSheet }) {
  const { t } = useTranslation()
  const { day, filter, of, dossierId } = calendar
  const { name } = usePerson()
  const dossier = use(DossierContext)
  const days = daysOfSheet(sheet, day)
  const query = { ...filter, startDate: days[0]!, endDate: days.at(-1)! }
  const read = useRead(getAllTasks, { query })
  const aboutTasks = (tasks: readonly Task[]): string => {
    if (dossier) return `${dossier.client.name}, ${formatIn(spokenLanguage()).day(dossier.client.birthday)}`
    if (of === 'mine') return name
    const operators = tasks.flatMap(task => task.operators)
    return operators.find(({ _id }) => _id === filter.operatorId)?.name ?? t('Calendario')
  }
  return (
    <Loaded read={read} skeleton={<FormSkeleton />}>
      {tasks => (
        <PaperFrame
          about={aboutTasks(tasks)}
          days={days}
          dossierId={dossierId}
          operatorId={filter.operatorId}
        >
          <Days days={groupByDay(tasks, days[0]!, days.at(-1)!)} ofClient={dossier !== null} />
        </PaperFrame>
      )}
    </Loaded>
  )
}

type DaysProps = { days: readonly { day: Day; tasks: readonly Task[] }[]; ofClient: boolean }

function Days({ days, ofClient }: DaysProps) {
  const { t } = useTranslation()
  if (days.length === 0) return <p>{t('Nessun appuntamento in questi giorni')}</p>
  return days.map(({ day, tasks }) => (
    <DayTable key={day} day={day} tasks={tasks} ofClient={ofClient} folds={days.length > 1} />
  ))
}

type TableProps = {
  day: Day
  tasks: readonly Task[]
  ofClient: boolean
  /** Whether a phone shows it folded: a week of a team is thirty screens long. The paper has all of it. */
  folds: boolean
}

function DayTable({ day, tasks, ofClient, folds }: TableProps) {
  const { t } = useTranslation()
  const isFold = useNarrow() && folds
  const [open, setOpen] = useState(false)
  const name = formatIn(spokenLanguage()).longDayWithYear(day)
  return (
    <section className={classes.day} data-folded={(isFold && !open) || undefined}>
      <h2>
        {isFold ? (
          <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
            <span>{name}</span>
            <span className={classes.count}>{tasks.length}</span>
          </button>
        ) : (
          name
        )}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.when}>
              {t('Orario')}
            </th>
            {!ofClient && <th scope="col">{t('Cliente')}</th>}
            <th scope="col">{t('Che cosa')}</th>
            <th scope="col">{t('Operatori')}</th>
            <th scope="col" className={classes.state}>
              {t('Stato')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(task => (
            <tr key={task._id} data-struck={isStruck(task) || undefined}>
              <td className={classes.when}>{timeOnPaper(task, day, t)}</td>
              {!ofClient && <td className={classes.name}>{visitedClient(task, t)}</td>}
              <td>{titleWords(task, t)}</td>
              <td>{operatorsWords(task, t)}</td>
              <td>{statusBadge(task, t).label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
