import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import { type Day, dayOfMonth } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import unseen from '../../ui/unseen.module.css'
import classes from './DaysGrid.module.css'
import { nothingOrdered, type SaidOfVisits } from '../calendar/use-ordered.ts'
import { type PlanView, wholeWeeks } from './plan-views.ts'

type Props = {
  view: PlanView
  around: Day
  /** The client's visits of these days. */
  visits: readonly Task[]
  /** What is to be said of them beside what is prescribed: their days are marked. */
  ordered?: SaidOfVisits
  /** Where days are chosen: those that are. */
  chosen?: ReadonlySet<Day>
  isClosed?: (day: Day) => boolean
  onPress: (day: Day) => void
}

/** The days of a view as squares: where days are chosen each with how many visits it holds, else with when they are. */
export function DaysGrid({
  view,
  around,
  visits,
  ordered = nothingOrdered,
  chosen,
  isClosed = () => false,
  onPress,
}: Props) {
  const ofDays = Map.groupBy(visits, ({ date }) => date)
  const today = useToday()
  const days = daysOfView(view, around, wholeWeeks)
  return (
    <div className={classes.days} data-view={view}>
      {view === 'month' && days.slice(0, 7).map(day => <Weekday key={day} day={day} />)}
      {days.map(day => (
        <DaySquare
          key={day}
          day={day}
          view={view}
          outside={view === 'month' && day.slice(0, 7) !== around.slice(0, 7)}
          chosen={chosen?.has(day)}
          disabled={isClosed(day)}
          isToday={day === today}
          visits={ofDays.get(day) ?? []}
          said={[...new Set(ofDays.get(day)?.flatMap(({ _id }) => ordered.get(_id) ?? []))]}
          onPress={() => onPress(day)}
        />
      ))}
    </div>
  )
}

/** Which day of the week it is, for the eye: each square says its whole day. */
function Weekday({ day }: { day: Day }) {
  return (
    <span className={classes.weekday} aria-hidden>
      {formatIn(spokenLanguage()).weekday(day).slice(0, 2)}
    </span>
  )
}

type SquareProps = {
  day: Day
  view: PlanView
  outside: boolean
  chosen: boolean | undefined
  disabled: boolean
  isToday: boolean
  visits: readonly Task[]
  /** What is to be said of its visits beside what is prescribed. */
  said: readonly string[]
  onPress: () => void
}

function DaySquare({ day, view, outside, chosen, disabled, isToday, visits, said, onPress }: SquareProps) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const count = visits.length
  const holds = count > 0 ? t('{{count}} visite', { count }) : ''
  return (
    <button
      type="button"
      className={classes.day}
      aria-pressed={chosen}
      data-outside={outside || undefined}
      data-holds={count > 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={unseen.unseen}>
        {[format.longDay(day), holds, ...said].filter(Boolean).join(', ')}
      </span>
      {view === 'week' && <Weekday day={day} />}
      <span className={classes.number} aria-hidden>
        {view === 'day' ? format.longDay(day) : dayOfMonth(day)}
      </span>
      <span className={classes.mark} aria-hidden>
        {chosen ? <IconCheck size={16} stroke={2.6} /> : view === 'day' && holds}
        {view !== 'day' && chosen === false && count > 0 && count}
        {view !== 'day' && chosen === undefined && <Clocks visits={visits} />}
        {said.length > 0 && <IconAlertTriangle className={classes.said} size={14} stroke={2.2} />}
      </span>
    </button>
  )
}

/** So many clocks stand below each other; the rest is a number. */
const clocksOfDay = 2

/** When a client is visited: of one client that says more than how often. */
function Clocks({ visits }: { visits: readonly Task[] }) {
  const more = visits.length - clocksOfDay
  return (
    <span className={classes.clocks}>
      {visits.slice(0, clocksOfDay).map(visit => (
        <span key={visit._id} data-over={isSettled(visit.status) || undefined}>
          <Clock time={visit.start_time} />
        </span>
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  )
}

/** A clock breaks after its hour where a day is narrower than it, as with large text. */
function Clock({ time }: { time: string | null }) {
  const [hour, minute] = time?.split(':') ?? []
  if (minute === undefined) return '–'
  return (
    <>
      {hour}:<wbr />
      {minute}
    </>
  )
}
