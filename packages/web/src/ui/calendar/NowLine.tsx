import { pixelsOf } from '@vicino/domain/calendar/hour-scale.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { CSSProperties } from 'react'
import { useClock, useToday } from '../../i18n/use-today.ts'
import classes from './Timeline.module.css'

/** The present time across the days, strong on the day that is today. Only this line is drawn anew as time goes. */
export function NowLine({ days }: { days: readonly Day[] }) {
  const today = useToday()
  const clock = useClock()
  const column = days.indexOf(today)
  if (column === -1) return null
  const place = { '--now': `${pixelsOf(minutesOf(clock))}px`, '--column': column } as CSSProperties
  return (
    <div className={classes.now} style={place} data-now={clock} aria-hidden>
      <span className={classes.nowClock}>{clock}</span>
      <span className={classes.nowToday} />
    </div>
  )
}
