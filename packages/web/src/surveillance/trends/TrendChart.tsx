import { formatIn } from '@vicino/domain/days/format.ts'
import { type Day, addDays } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Curve } from '@vicino/domain/surveillance/curves.ts'
import { type BoundsStretch, boundsOver, limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import { boundsFor, boundNames, type LimitsPeriod, markOf } from '@vicino/domain/surveillance/limits.ts'
import { decimalsOf, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { type TrendPoint, type TrendValue, valuesOfTrend } from '@vicino/domain/surveillance/trend.ts'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { MarkSign } from '../MarkSign.tsx'
import {
  boundLine,
  type ChartScale,
  chartScaleOf,
  type ChartSpan,
  drawingOf,
  heightOf,
  surface,
} from './chart-geometry.ts'
import classes from './Trends.module.css'
import { dotted } from '../../i18n/dotted.ts'

/** One line of a chart, with the bounds that held along it. */
type Series = { field: MeasureField; values: readonly TrendValue[]; stretches: readonly BoundsStretch[] }

type Props = { curve: Curve; points: readonly TrendPoint[]; span: ChartSpan; course: readonly LimitsPeriod[] }

/**
 * The course of one parameter with the limits that held for the client. Of a pressure each number is drawn by itself:
 * the bounds of both in one place would run through each other. One value alone is no course: it is said, not drawn.
 */
export function TrendChart({ curve, points, span, course }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const format = formatIn(spokenLanguage())
  const series: Series[] = curve.fields.map(field => ({
    field,
    values: valuesOfTrend(points, field),
    stretches: boundsOver(course, field, span),
  }))
  const [only] = series.length === 1 ? series : []
  const isCourse = series.some(({ values }) => values.length > 1)
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        <span className={classes.curve}>{t(curve.label)}</span> {measures[curve.fields[0]].unit}
        {only && <Reach series={only} course={course} />}
      </figcaption>
      {series.map(one => (
        <Fragment key={one.field}>
          {!only && (
            <p className={classes.part}>
              {t(measures[one.field].short.label)} <Reach series={one} course={course} />
            </p>
          )}
          {isCourse && <Plot series={one} span={span} />}
        </Fragment>
      ))}
      {isCourse && (
        <div className={classes.days} aria-hidden>
          <span>{format.day(todayIn(span.from))}</span>
          <span>{format.day(lastDayOf(span))}</span>
        </div>
      )}
    </figure>
  )
}

/** The span ends with the midnight after its last day. */
const lastDayOf = ({ to }: ChartSpan): Day => addDays(todayIn(to), -1)

type ReachProps = { series: Series } & Pick<Props, 'course'>

/** How many values there are, and between which they lie; of one alone what it is, of when, and how it is marked. */
function Reach({ series: { field, values }, course }: ReachProps) {
  const { t } = useTranslation()
  const { number, instant } = formatIn(spokenLanguage())
  const all = values.map(({ value }) => value)
  const decimals = decimalsOf(field)
  const [first, ...others] = values
  const alone = first && others.length === 0 ? first : undefined
  const mark = alone && markOf(alone.value, boundsFor(field, limitsAt(course, alone.measured_at)))
  return (
    <span className={classes.said}>
      {alone
        ? dotted([number(alone.value, decimals), instant(alone.measured_at)])
        : t('{{count}} valori, da {{low}} a {{high}}', {
            count: all.length,
            low: number(Math.min(...all), decimals),
            high: number(Math.max(...all), decimals),
          })}{' '}
      {mark && <MarkSign marked={{ mark, of: null }} />}
    </span>
  )
}

function Plot({ series, span }: { series: Series; span: ChartSpan }) {
  const { number } = formatIn(spokenLanguage())
  const scale = chartScaleOf(
    series.values.map(({ value }) => value),
    series.stretches.map(({ bounds }) => bounds),
  )
  return (
    <div className={classes.plot} aria-hidden>
      {scale.ticks.map(tick => (
        <span key={tick} className={classes.tick} style={{ insetBlockStart: `${heightOf(tick, scale)}%` }}>
          {number(tick)}
        </span>
      ))}
      <Surface series={series} scale={scale} span={span} />
    </div>
  )
}

/** The lines alone; it is stretched to its place, what is written stands beside it. */
function Surface({ series, scale, span }: { series: Series; scale: ChartScale; span: ChartSpan }) {
  const { line, plain, yellow, red } = drawingOf(series.values, span, scale, series.stretches)
  return (
    <div className={classes.surface}>
      <svg viewBox={`0 0 ${surface.width} ${surface.height}`} preserveAspectRatio="none">
        {scale.ticks.map(tick => (
          <path key={tick} className={classes.grid} d={`M0 ${heightOf(tick, scale)}H${surface.width}`} />
        ))}
        {boundNames.map(name => (
          <path
            key={name}
            className={name.startsWith('red') ? classes.redBound : classes.yellowBound}
            d={boundLine(name, series.stretches, span, scale)}
          />
        ))}
        <path className={classes.line} d={line} />
        <path className={classes.plain} d={plain} />
        <path className={classes.yellow} d={yellow} />
        <path className={classes.red} d={red} />
      </svg>
    </div>
  )
}
