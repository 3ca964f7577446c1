import {
  type CalendarView,
  calendarViews,
  daysOfView,
  stepView,
} from '@vicino/domain/calendar/calendar-view.ts'
import { addDays, type Day, dayOfMonth } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { periodWords } from '../calendar/period-words.ts'
import { weekStart } from '../calendar/shown-days.ts'
import classes from './DaysChoice.module.css'
import unseen from '../../ui/unseen.module.css'

type View = Exclude<CalendarView, 'schedule'>

const views = calendarViews.filter(
  (view): view is Extract<typeof view, { value: View }> => view.value !== 'schedule',
)
const settings = { weekStart, daysAcross: 7 } as const

type Props = {
  /** The day that is copied: it cannot be chosen, nor what is past. */
  from: Day
  dossierId: string
  chosen: ReadonlySet<Day>
  onChange: (chosen: ReadonlySet<Day>) => void
}

/** Chooses days by the month, the week or one by one; each says how many visits it holds already. */
export function DaysChoice({ from, dossierId, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useState<View>('week')
  const [around, setAround] = useState(() => addDays(from, 1))
  const days = daysOfView(view, around, settings)
  const counts = useVisitCounts(dossierId, days)
  const toggle = (day: Day): void => {
    const others = new Set(chosen)
    if (!others.delete(day)) others.add(day)
    onChange(others)
  }
  return (
    <div className={classes.choice}>
      <Segmented full label={t('Vista')} options={views} value={view} onChange={setView} />
      <div className={classes.steps}>
        <Button
          variant="subtle"
          aria-label={t('Periodo precedente')}
          onClick={() => setAround(stepView(view, around, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <span className={classes.period} aria-live="polite">
          {periodWords(view, around, settings, formatIn(spokenLanguage()))}
        </span>
        <Button
          variant="subtle"
          aria-label={t('Periodo seguente')}
          onClick={() => setAround(stepView(view, around, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
      <div className={classes.days} data-view={view}>
        {days.map(day => (
          <DayToggle
            key={day}
            day={day}
            view={view}
            outside={view === 'month' && day.slice(0, 7) !== around.slice(0, 7)}
            chosen={chosen.has(day)}
            disabled={day < today || day === from}
            count={counts.get(day) ?? 0}
            onToggle={() => toggle(day)}
          />
        ))}
      </div>
    </div>
  )
}

type ToggleProps = {
  day: Day
  view: View
  outside: boolean
  chosen: boolean
  disabled: boolean
  count: number
  onToggle: () => void
}

function DayToggle({ day, view, outside, chosen, disabled, count, onToggle }: ToggleProps) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const holds = count > 0 ? t('{{count}} visite', { count }) : ''
  return (
    <button
      type="button"
      className={classes.day}
      aria-pressed={chosen}
      data-outside={outside || undefined}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={unseen.unseen}>{[format.longDay(day), holds].filter(Boolean).join(', ')}</span>
      {view !== 'day' && (
        <span className={classes.weekday} aria-hidden>
          {format.weekday(day).slice(0, 2)}
        </span>
      )}
      <span className={classes.number} aria-hidden>
        {view === 'day' ? format.longDay(day) : dayOfMonth(day)}
      </span>
      <span className={classes.mark} aria-hidden>
        {chosen ? <IconCheck size={16} stroke={2.6} /> : view === 'day' ? holds : count > 0 && count}
      </span>
    </button>
  )
}

/** How many visits of the client begin on each of the days. */
function useVisitCounts(dossierId: string, days: readonly Day[]): ReadonlyMap<Day, number> {
  const query = { dossierId, type: 'client' as const, startDate: days[0]!, endDate: days.at(-1)! }
  const { data: tasks = [] } = useRead(getAllTasks, { query }, { keepLast: true })
  return new Map(
    Array.from(
      Map.groupBy(tasks, ({ date }) => date),
      ([day, ofDay]) => [day, ofDay.length],
    ),
  )
}
