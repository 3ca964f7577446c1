import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { chartScaleOf, heightOf } from '../surveillance/trends/chart-geometry.ts'
import classes from './Statistics.module.css'

type Column = { name: string; first: number; second?: number }

type Props = { columns: readonly Column[]; first?: string; second?: string }

/**
 * Columns of one or two bars. It is a picture of a table that stands below it with the same figures: whoever hears the
 * page reads that one.
 */
export function BarChart({ columns, first, second }: Props) {
  const { number } = formatIn(spokenLanguage())
  const values = columns.flatMap(column => [column.first, column.second ?? 0])
  if (values.every(value => value === 0)) return null
  const scale = chartScaleOf([0, ...values], [])
  // Of nothing but single things, half of one is no step.
  const ticks = scale.ticks.filter(tick => Number.isInteger(tick))
  const shareOf = (value: number) => `${100 - heightOf(value, scale)}%`
  return (
    <div className={classes.chart} aria-hidden>
      {first !== undefined && second !== undefined && (
        <div className={classes.legend}>
          <span>
            <i className={classes.first} /> {first}
          </span>
          <span>
            <i className={classes.second} /> {second}
          </span>
        </div>
      )}
      <div className={classes.plot}>
        {ticks.map(tick => (
          <div key={tick} className={classes.grid} style={{ insetBlockEnd: shareOf(tick) }}>
            <span className={classes.tick}>{number(tick)}</span>
          </div>
        ))}
        <div className={classes.columns}>
          {columns.map(column => (
            <div key={column.name} className={classes.column}>
              <Bar
                height={shareOf(column.first)}
                tone={second === undefined ? classes.second : classes.first}
              />
              {column.second !== undefined && <Bar height={shareOf(column.second)} tone={classes.second} />}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.names}>
        {columns.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}

const Bar = ({ height, tone }: { height: string; tone: string | undefined }) =>
  height === '0%' ? (
    <span className={classes.bar} />
  ) : (
    <span className={`${classes.bar} ${tone}`} style={{ height }} />
  )
