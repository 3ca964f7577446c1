import { hourMarks, type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import type { CSSProperties, Ref } from 'react'
import { useClock } from '../../i18n/use-today.ts'
import classes from './Lanes.module.css'

const at = (share: number): CSSProperties => ({ '--left': share }) as CSSProperties

/** The hours above the lanes. */
export const LaneHourNames = ({ scale }: { scale: LaneScale }) => (
  <div className={classes.hourNames} aria-hidden>
    {hourMarks(scale).map(({ clock, share, isNight }) => (
      <span key={clock} style={at(share)} data-night={isNight || undefined}>
        {clock}
      </span>
    ))}
  </div>
)

type LinesProps = { scale: LaneScale; isToday: boolean; ref: Ref<HTMLDivElement> }

/** The lines of the hours behind all lanes, and of the present time over them. */
export function HourLines({ scale, isToday, ref }: LinesProps) {
  return (
    <div ref={ref} className={classes.lines} aria-hidden>
      {hourMarks(scale).map(({ clock, share }) => (
        <span key={clock} style={at(share)} />
      ))}
      {isToday && <Now scale={scale} />}
    </div>
  )
}

/** Only this line is drawn anew as time goes. */
function Now({ scale }: { scale: LaneScale }) {
  const minute = minutesOf(useClock())
  return minute < scale.from || minute > scale.to ? null : (
    <span className={classes.now} style={at(shareAt(scale, minute))} />
  )
}
