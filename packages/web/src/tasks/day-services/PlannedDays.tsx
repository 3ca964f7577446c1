import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { List, Row } from '../../ui/page/List.tsx'
import type { SaidOfVisits } from '../calendar/use-ordered.ts'
import { timeWords } from '../time-words.ts'
import { titleWords } from '../title-words.ts'
import classes from './DayServices.module.css'
import { DaysGrid } from './DaysGrid.tsx'
import { wholeWeeks } from './plan-views.ts'
import { Said } from './Said.tsx'

type Props = {
  view: 'week' | 'month'
  around: Day
  visits: readonly Task[]
  /** What is to be said of visits beside what is prescribed. */
  ordered: SaidOfVisits
  onDay: (day: Day) => void
}

/** A client's month as squares, or her week as a list of what is planned; a tap opens the day. */
export function PlannedDays({ view, around, visits, ordered, onDay }: Props) {
  const { t } = useTranslation()
  const byDay = Map.groupBy(visits, ({ date }) => date)
  if (view === 'month')
    return (
      <>
        <DaysGrid view={view} around={around} visits={visits} ordered={ordered} onPress={onDay} />
        <OrderedLegend visits={visits} ordered={ordered} />
      </>
    )
  return (
    <List label={t('Settimana')}>
      {daysOfView(view, around, wholeWeeks).map(day => (
        <Row
          key={day}
          title={<span className={classes.weekday}>{formatIn(spokenLanguage()).longDay(day)}</span>}
          under={<DayWords visits={byDay.get(day) ?? []} ordered={ordered} />}
          onPress={() => onDay(day)}
        />
      ))}
    </List>
  )
}

function DayWords({ visits, ordered }: Pick<Props, 'visits' | 'ordered'>) {
  const { t } = useTranslation()
  if (visits.length === 0) return t('Nessun appuntamento')
  return visits.map(visit => (
    <span key={visit._id} className={classes.planned}>
      {timeWords(visit, t)} {titleWords(visit, t)}
      {ordered.has(visit._id) && <Said words={ordered.get(visit._id)!} />}
    </span>
  ))
}

/** What the marks in a month stand for, each with how many visits it is said of. */
function OrderedLegend({ visits, ordered }: Pick<Props, 'visits' | 'ordered'>) {
  const { t } = useTranslation()
  const said = visits.flatMap(({ _id }) => ordered.get(_id) ?? [])
  if (said.length === 0) return null
  return (
    <ul className={classes.legend}>
      {[...Map.groupBy(said, words => words)].map(([words, { length: count }]) => (
        <li key={words}>
          <Said words={`${words} (${t('{{count}} visite', { count })})`} />
        </li>
      ))}
    </ul>
  )
}
