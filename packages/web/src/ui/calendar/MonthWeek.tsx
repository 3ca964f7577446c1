import type { Bar } from '@vicino/domain/calendar/bars.ts'
import { layOutMonthWeek, type MonthCell } from '@vicino/domain/calendar/month-week.ts'
import { type Day, dayOfMonth } from '@vicino/domain/days/day.ts'
import { type CSSProperties, memo } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import item from './Item.module.css'
import { spokenLine } from './item-words.ts'
import classes from './MonthGrid.module.css'
import { sameDrawing } from './same-items.ts'
import unseen from '../unseen.module.css'

/** How many things of a day somebody has to look at, and in words why. */
export type DayAlert = { count: number; words: string }

type Props = {
  items: readonly CalendarItem[]
  firstDay: Day
  /** '2026-11': days of other months are faint. */
  month: string
  today: Day | null
  narrow: boolean
  counts: ReadonlyMap<Day, number> | undefined
  alerts: ReadonlyMap<Day, DayAlert> | undefined
  holidays: ReadonlyMap<Day, string> | undefined
  sayDay: (day: Day, count: number) => string
}

/** Seven days of a month. On a phone a day is one button with its lines inside, elsewhere each line is a link. */
export const MonthWeek = memo(function MonthWeek(props: Props) {
  const { items, firstDay, month, today, narrow, counts, alerts, holidays, sayDay } = props
  const Line = narrow ? NarrowLine : WideLine
  return (
    <div role="row" className={classes.week} data-week={firstDay}>
      {layOutMonthWeek(items, firstDay).map((cell, column) => {
        const { more, count } = withCount(cell, counts?.get(cell.day))
        const holiday = holidays?.get(cell.day)
        const alert = alerts?.get(cell.day)
        const lines = cell.lines.map((line, index) => (
          <Line key={index} line={line} gap={line.lane - (cell.lines[index - 1]?.lane ?? -1) - 1} />
        ))
        return (
          <div
            key={column}
            role="gridcell"
            className={classes.cell}
            data-roomy={(narrow && isRoomy(cell)) || undefined}
            data-outside={!cell.day.startsWith(month) || undefined}
            aria-current={cell.day === today ? 'date' : undefined}
          >
            <button type="button" tabIndex={-1} className={classes.day} data-day={cell.day}>
              <span className={unseen.unseen}>
                {[sayDay(cell.day, count), alert?.words, holiday].filter(Boolean).join(', ')}
              </span>
              <span className={classes.date} data-holiday={holiday !== undefined || undefined} aria-hidden>
                {dayOfMonth(cell.day)}
              </span>
              {holiday !== undefined && (
                <span className={classes.holiday} aria-hidden>
                  {holiday}
                </span>
              )}
              {alert && (
                <span className={classes.alert} title={alert.words} aria-hidden>
                  <span>{alert.count}</span>
                </span>
              )}
              {narrow && lines}
              {more > 0 && <span className={classes.more} aria-hidden>{`+${more}`}</span>}
            </button>
            {!narrow && lines}
          </div>
        )
      })}
    </div>
  )
}, sameDrawing)

/** So few things that each may take two lines of a phone's day, beside which no bar goes on. */
const fewLines = 2

const isRoomy = ({ lines }: MonthCell<CalendarItem>): boolean =>
  lines.length <= fewLines && lines.every(({ lane, across }, index) => lane === index && across === 1)

/** A server that sends the first lines of each day says how many there are in all. */
function withCount({ count, more }: MonthCell<CalendarItem>, all = 0): { count: number; more: number } {
  return all > count ? { count: all, more: more + all - count } : { count, more }
}

type LineProps = { line: Bar<CalendarItem>; gap: number }

const placeOf = ({ line, gap }: LineProps): CSSProperties | undefined =>
  gap > 0 || line.across > 1 ? ({ '--free': gap, '--across': line.across } as CSSProperties) : undefined

function WideLine({ line, gap }: LineProps) {
  const { item: shown, across, before, after } = line
  return (
    <a
      href={shown.href}
      tabIndex={-1}
      draggable={false}
      className={`${item.item} ${classes.line}`}
      style={placeOf({ line, gap })}
      data-id={shown._id}
      data-tone={shown.tone}
      data-mark={shown.mark}
      data-struck={shown.struck || undefined}
      data-bar={across > 1 || shown.start_time === null || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      aria-label={spokenLine(shown)}
    >
      {shown.start_time !== null && !before && <b>{`${shown.start_time} `}</b>}
      {shown.brief ?? shown.title}
      {shown.reason !== undefined && <i>{` ${shown.reason}`}</i>}
    </a>
  )
}

function NarrowLine({ line, gap }: LineProps) {
  const { item: shown, across, before, after } = line
  return (
    <span
      aria-hidden
      className={`${item.item} ${classes.line}`}
      style={placeOf({ line, gap })}
      data-tone={shown.tone}
      data-mark={shown.mark}
      data-struck={shown.struck || undefined}
      data-bar={across > 1 || shown.start_time === null || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      {shown.brief ?? shown.title}
    </span>
  )
}
