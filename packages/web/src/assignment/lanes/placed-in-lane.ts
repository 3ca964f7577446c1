import { type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import type { DayPart } from '@vicino/domain/days/day-part.ts'
import type { CSSProperties } from 'react'

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`

/** From its begin to its end, as the distances from both edges: one value costs half of two. */
const between = (from: number, to: number): string => `${percent(from)} ${percent(1 - to)}`

/** Where a part of the day stands in its lane. Values as they are cost less than variables and what reckons with them. */
export const placedInLane = ({ from, to }: DayPart, scale: LaneScale): CSSProperties => ({
  insetInline: between(shareAt(scale, from), shareAt(scale, to)),
})

/** The same in one of the rows of a lane in which things stand below each other. */
export const placedInRow = (
  { row, ...part }: DayPart & { row: number },
  rows: number,
  scale: LaneScale,
): CSSProperties => ({
  ...placedInLane(part, scale),
  ...(rows > 1 && { insetBlock: between(row / rows, (row + 1) / rows) }),
})

/** Where one row of a lane ends, above its lower edge. */
export const endOfRow = (row: number, rows: number): CSSProperties => ({
  insetBlockEnd: percent(1 - (row + 1) / rows),
})

/** Where a line runs across a lane without touching words: between two rows, in a single one between its two lines. */
export const betweenRows = (rows: number): string => percent(rows === 1 ? 1 / 2 : Math.floor(rows / 2) / rows)
