import { formatIn } from '@vicino/domain/days/format.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import { boundsFor, type LimitsPeriod, markOf, markWords } from '@vicino/domain/surveillance/limits.ts'
import { decimalsOf, type MeasureField } from '@vicino/domain/surveillance/measure.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Curve } from '@vicino/domain/surveillance/curves.ts'
import table from '../../ui/page/Table.module.css'
import { useWholeOnPaper } from '../../ui/page/use-whole-on-paper.ts'
import classes from './Trends.module.css'

/** Rows that stand there at first: a year of readings would be a thousand. */
const rowsAtFirst = 30

type Props = { curves: readonly Curve[]; points: readonly TrendPoint[]; course: readonly LimitsPeriod[] }

/** The same values as numbers, the newest first, each with the word of its mark. */
export function TrendTable({ curves, points, course }: Props) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const [isWhole, unfold] = useWholeOnPaper()
  const rows = points.filter(point => curves.some(({ fields }) => point[fields[0]] !== null)).toReversed()
  return (
    <>
      {/* Wider than a phone where everything is shown: it scrolls by itself, also by the keyboard. */}
      <div className={table.scroll} role="region" aria-label={t('Valori')} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('Quando')}</th>
              {curves.map(({ value, label }) => (
                <th key={value} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole ? rows.length : rowsAtFirst).map(point => (
              <tr key={point._id}>
                <th scope="row" className={classes.moment}>
                  {format.instant(point.measured_at)}
                </th>
                {curves.map(curve => (
                  <td key={curve.value}>
                    <Cell curve={curve} point={point} course={course} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && rows.length > rowsAtFirst && (
        <div className={classes.rest}>
          <Button variant="default" onClick={unfold}>
            {t('Mostra tutti i {{count}} valori', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  )
}

type CellProps = { curve: Curve; point: TrendPoint; course: readonly LimitsPeriod[] }

/** The numbers of a curve, each with the word of its own mark. */
function Cell({ curve, point, course }: CellProps) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const marking = limitsAt(course, point.measured_at)
  const fields: readonly MeasureField[] = curve.fields
  return fields.flatMap((field, index) => {
    const value = point[field]
    if (value === null) return []
    const mark = markOf(value, boundsFor(field, marking))
    const words = format.number(value, decimalsOf(field))
    return (
      <Fragment key={field}>
        {index > 0 && '/'}
        {mark ? (
          <Text weight="bold">
            {words} {mark.side === 'high' ? '↑' : '↓'} {t(markWords[mark.level][mark.side].label)}
          </Text>
        ) : (
          words
        )}
      </Fragment>
    )
  })
}
