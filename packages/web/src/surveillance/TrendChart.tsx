import { formatIn } from '@vicino/domain/days/format.ts'
import { type Day, addDays } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { boundNames, type Bounds, boundsFor, type LimitsByField } from '@vicino/domain/surveillance/limits.ts'
import { decimalsOf, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { type TrendPoint, type TrendValue, valuesOfTrend } from '@vicino/domain/surveillance/trend.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { drawingOf, heightOf, type Scale, scaleOf, type Span, surface } from './chart-geometry.ts'
import type { Curve } from '@vicino/domain/surveillance/curves.ts'
import classes from './Trends.module.css'

/** One line of a chart. */
type Series = { field: MeasureField; bounds: Bounds; values: readonly TrendValue[] }

type Props = { curve: Curve; points: readonly TrendPoint[]; span: Span; limits: LimitsByField }

/** The course of one parameter (of a pressure both its numbers) with the limits that hold for the client. */
export function TrendChart({ curve, points, span, limits }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const format = formatIn(spokenLanguage())
  const series: Series[] = curve.fields.map(field => ({
    field,
    bounds: boundsFor(field, limits),
    values: valuesOfTrend(points, field),
  }))
  const all = series.flatMap(({ values }) => values.map(({ value }) => value))
  const scale = scaleOf(
    all,
    series.map(({ bounds }) => bounds),
  )
  const decimals = decimalsOf(curve.fields[0])
  const { unit } = measures[curve.fields[0]]
  const top = (value: number): string => `${heightOf(value, scale)}%`
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        <span className={classes.curve}>{t(curve.label)}</span> {unit}
        <span className={classes.said}>
          {t('{{count}} valori, da {{low}} a {{high}}', {
            count: series[0]!.values.length,
            low: format.number(Math.min(...all), decimals),
            high: format.number(Math.max(...all), decimals),
          })}
        </span>
      </figcaption>
      <div className={classes.plot} aria-hidden>
        {scale.ticks.map(tick => (
          <span key={tick} className={classes.tick} style={{ insetBlockStart: top(tick) }}>
            {format.number(tick)}
          </span>
        ))}
        <Surface series={series} scale={scale} span={span} />
      </div>
      <div className={classes.days} aria-hidden>
        <span>{format.day(todayIn(span.from))}</span>
        <span>{format.day(lastDayOf(span))}</span>
      </div>
    </figure>
  )
}

/** The span ends with the midnight after its last day. */
const lastDayOf = ({ to }: Span): Day => addDays(todayIn(to), -1)

type SurfaceProps = { series: readonly Series[]; scale: Scale; span: Span }

/** The lines alone; it is stretched to its place, what is written stands beside it. */
function Surface({ series, scale, span }: SurfaceProps) {
  const across = (value: number): string => `M0 ${heightOf(value, scale)}H${surface.width}`
  return (
    <div className={classes.surface}>
      <svg viewBox={`0 0 ${surface.width} ${surface.height}`} preserveAspectRatio="none">
        {scale.ticks.map(tick => (
          <path key={tick} className={classes.grid} d={across(tick)} />
        ))}
        {series.flatMap(({ field, bounds }) =>
          boundNames.flatMap(name => {
            const bound = bounds[name]
            if (bound === undefined || bound < scale.low || bound > scale.high) return []
            const level = name.startsWith('red') ? classes.redBound : classes.yellowBound
            return [<path key={`${field} ${name}`} className={level} d={across(bound)} />]
          }),
        )}
        {series.map(({ field, values, bounds }) => {
          const { line, plain, yellow, red } = drawingOf(values, span, scale, bounds)
          return (
            <g key={field}>
              <path className={classes.line} d={line} />
              <path className={classes.plain} d={plain} />
              <path className={classes.yellow} d={yellow} />
              <path className={classes.red} d={red} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
