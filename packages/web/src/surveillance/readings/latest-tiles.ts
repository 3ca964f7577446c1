import type { Instant } from '@vicino/domain/days/instant.ts'
import { type CurveName, curves } from '@vicino/domain/surveillance/curves.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { MeasureField } from '@vicino/domain/surveillance/measure.ts'
import { latestValues, type TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import type { TFunction } from 'i18next'
import { measuredOf, type MeasuredWords } from '../measured-words.ts'

/** The last value of one parameter, in words. `field`: the number by which it goes up or down, of a pressure the upper one. */
export type LatestTile = MeasuredWords & { curve: CurveName; field: MeasureField; measured_at: Instant }

/** What is to be watched comes first: a fold must not hide it. */
const urgency = ({ marks }: LatestTile): number =>
  marks.length === 0 ? 2 : marks.some(({ mark }) => mark.level === 'red') ? 0 : 1

/** The last value of each parameter, marked by the limits of its own time. */
export function latestTiles(
  points: readonly TrendPoint[],
  course: readonly LimitsPeriod[],
  t: TFunction,
): LatestTile[] {
  const latest = latestValues(points)
  const tiles = curves.flatMap(({ value: curve, fields }) => {
    const [field] = fields
    const last = latest[field]
    if (!last) return []
    const point = points.find(({ _id }) => _id === last._id)!
    const only = Object.fromEntries(fields.map(each => [each, point[each]]))
    const [measured] = measuredOf(only, limitsAt(course, last.measured_at), t)
    return [{ ...measured!, curve, field, measured_at: last.measured_at }]
  })
  return tiles.toSorted((one, other) => urgency(one) - urgency(other))
}
