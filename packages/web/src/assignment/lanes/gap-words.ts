import type { Gap, Way } from '@vicino/domain/assignment/lane-gaps.ts'
import type { TFunction } from 'i18next'

/** That a gap is too short for its way. */
export const tightWords = (t: TFunction): string => t('Poco tempo per il tragitto')

/** From where to where, how long there is for it, and about how long it takes. */
export const wayWords = ({ from, to }: Gap, way: Way, t: TFunction): string =>
  [
    t('Da {{from}} a {{to}}: {{minutes}} min', { from: way.from, to: way.to, minutes: to - from }),
    way.minutes !== null && t('tragitto circa {{minutes}} min', { minutes: way.minutes }),
  ]
    .filter(Boolean)
    .join(', ')

/** That a gap is too short for its way, and for which. */
export const hurriedWords = (gap: Gap, t: TFunction): string =>
  [tightWords(t), gap.way && wayWords(gap, gap.way, t)].filter(Boolean).join(': ')

/** From where one comes, and about how long that takes: beside the town to which one comes. */
export const comingWords = ({ from: town, minutes }: Way, t: TFunction): string =>
  minutes === null ? t('da {{town}}', { town }) : t('da {{town}} circa {{minutes}} min', { town, minutes })
