import { clockAt } from '@vicino/domain/days/clock.ts'
import classes from './Timeline.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => clockAt(hour * 60))

/** The hours beside the columns. Every item says its own time, so nobody needs to hear them. */
export function HourNames() {
  return (
    <div className={classes.hourNames} aria-hidden>
      {hours.map(clock => (
        <span key={clock}>{clock}</span>
      ))}
    </div>
  )
}
