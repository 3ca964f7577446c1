import { Fragment } from 'react'
import classes from './Statistics.module.css'

/** Lines with a bar each, for names that no column has room for. A picture of the table below it. */
export function LineBars({ lines }: { lines: readonly { name: string; value: number }[] }) {
  const most = Math.max(...lines.map(({ value }) => value))
  if (lines.length === 0 || most === 0) return null
  return (
    <div className={classes.lines} aria-hidden>
      {lines.map(({ name, value }) => (
        <Fragment key={name}>
          <span>{name}</span>
          {value > 0 ? <i className={classes.second} style={{ width: `${(value / most) * 100}%` }} /> : <i />}
        </Fragment>
      ))}
    </div>
  )
}
