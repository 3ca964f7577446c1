import type { NewsSince } from '@vicino/domain/activity/news-since.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { TFunction } from 'i18next'
import { headingOf, newsLabel } from '../activity/activity-words.ts'
import { alarmsOf, alarmWords } from '../surveillance/critical/standing-words.ts'
import { measuredOf } from '../surveillance/measured-words.ts'

type Line = NewsSince['lines'][number]

/**
 * What a line is about. Of a reading, the values for which it is told and no others: among five of them nobody sees which
 * one is meant.
 */
export function newsTitle(line: Line, course: readonly LimitsPeriod[], t: TFunction): string {
  const meant =
    line.why === 'critical_value'
      ? alarmsOf(line.populatedData as Reading).map(alarm => alarmWords(alarm, t))
      : line.why === 'value_out_of_range'
        ? outOfRange(line.populatedData as Reading, course, t)
        : []
  return meant.join(', ') || headingOf(line, t) || t(newsLabel(line))
}

const outOfRange = (reading: Reading, course: readonly LimitsPeriod[], t: TFunction): string[] =>
  measuredOf(reading, limitsAt(course, reading.measured_at), t)
    .filter(({ marks }) => marks.length > 0)
    .map(({ label, words }) => `${label} ${words}`)
