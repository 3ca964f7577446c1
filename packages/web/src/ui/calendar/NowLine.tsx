import { pixelsOf } from '@vicino/domain/calendar/hour-scale.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import type { CSSProperties } from 'react'
import { useClock } from '../../i18n/use-today.ts'
import classes from './Timeline.module.css'

/** The present time across the days, strong in today's column. Only this line is drawn anew as time goes. */
export function NowLine({ column }: { column: number }) {
  const clock = useClock()
  const place = { '--now': `${pixelsOf(minutesOf(clock))}px`, '--column': column } as CSSProperties
  return (
    <div className={classes.now} style={place} data-now={clock} aria-hidden>
      <span className={classes.nowClock}>{clock}</span>
      <span className={classes.nowToday} />
    </div>
  )
}
