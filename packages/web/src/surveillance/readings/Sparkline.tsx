import { type Instant, millisecondsOf } from '@vicino/domain/days/instant.ts'
import type { TrendValue } from '@vicino/domain/surveillance/trend.ts'
import classes from './ReadingsTable.module.css'

type Props = {
  /** What is drawn over each other, each the oldest first: of a pressure its two numbers. */
  courses: readonly (readonly TrendValue[])[]
  /** Of everything that stands below: so courses beside each other are of the same time. */
  from: Instant
  to: Instant
}

const [width, height, inset] = [64, 22, 3]

/** Where a value has gone, for the eye alone: the numbers stand below it. One alone is no course. */
export function Sparkline({ courses, from, to }: Props) {
  const values = courses.flat().map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [start, end] = [millisecondsOf(from), millisecondsOf(to)]
  const spot = ({ measured_at, value }: TrendValue): [number, number] => [
    inset + ((millisecondsOf(measured_at) - start) / (end - start || 1)) * (width - 2 * inset),
    high === low ? height / 2 : inset + ((high - value) / (high - low)) * (height - 2 * inset),
  ]
  return (
    <svg className={classes.course} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {courses
        .filter(({ length }) => length > 1)
        .map(course => {
          const spots = course.map(spot)
          const [x, y] = spots.at(-1)!
          return (
            <g key={course[0]!.value}>
              <polyline points={spots.map(at => at.map(Math.round)).join(' ')} />
              <circle cx={x} cy={y} r={2.2} />
            </g>
          )
        })}
    </svg>
  )
}
