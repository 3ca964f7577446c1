import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { List, Row } from '../../ui/page/List.tsx'
import { timeWords, titleWords } from '../task-words.ts'
import classes from './DayServices.module.css'
import { DaysGrid } from './DaysGrid.tsx'
import { wholeWeeks } from './plan-views.ts'

type Props = { view: 'week' | 'month'; around: Day; visits: readonly Task[]; onDay: (day: Day) => void }

/** A client's month as squares, or her week as a list of what is planned; a tap opens the day. */
export function PlannedDays({ view, around, visits, onDay }: Props) {
  const { t } = useTranslation()
  if (view === 'month') return <DaysGrid view={view} around={around} visits={visits} onPress={onDay} />
  const byDay = Map.groupBy(visits, ({ date }) => date)
  return (
    <List label={t('Settimana')}>
      {daysOfView(view, around, wholeWeeks).map(day => (
        <Row
          key={day}
          title={<span className={classes.weekday}>{formatIn(spokenLanguage()).longDay(day)}</span>}
          under={<DayWords visits={byDay.get(day) ?? []} />}
          onPress={() => onDay(day)}
        />
      ))}
    </List>
  )
}

function DayWords({ visits }: { visits: readonly Task[] }) {
  const { t } = useTranslation()
  if (visits.length === 0) return t('Nessun appuntamento')
  return visits.map(visit => (
    <span key={visit._id} className={classes.planned}>
      {timeWords(visit, t)} {titleWords(visit, t)}
    </span>
  ))
}
