import { type LaneScale, type Part, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import type { CSSProperties } from 'react'

export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`

/** Where a part of the day stands in its lane. Values as they are cost less than variables and what reckons with them. */
export function placedInLane({ from, to }: Part, scale: LaneScale): CSSProperties {
  const left = shareAt(scale, from)
  return { insetInlineStart: percent(left), inlineSize: percent(shareAt(scale, to) - left) }
}
