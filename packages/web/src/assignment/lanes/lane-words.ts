import { type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import type { DayPart } from '@vicino/domain/days/day-part.ts'
import { textWidth } from '../../ui/text-width.ts'

/** What a block says: its name, in short where that is told apart by less, when it begins and in which town. */
export type SaidOfBlock = DayPart & {
  name: string
  short: string | undefined
  clock: string | undefined
  town: string | undefined
  /** How many signs stand beside its name. */
  signs: number
}

/**
 * Where the words of a block stand. A block is as wide as it is long, its words go on over what is free to its right; where
 * another block stands there, the two stand in different rows of the lane.
 */
export type PlacedWords = {
  row: number
  /** Its name, in whole as far as that has room. */
  name: string
  /** So many rem its words may be long: a town that is longer ends in dots. */
  room: number
  /** Its words stand before it: behind it is the edge. */
  atEdge: boolean
}

export type LaneWords = {
  rows: number
  words: PlacedWords[]
  /** In which row a few words have room in a part of the day; undefined where nowhere. */
  rowFree: (part: DayPart, text: string) => number | undefined
}

/** In rem, as they are drawn: the size of the letters, what stands around them, and what a sign takes. */
const size = 0.75
const around = 0.625
const sign = 0.9375

/** What a sum of shares may miss. */
const hair = 0.01

/** A town is known by so many of its letters. */
const leastTown = 5

/** What is no name of a client may be longer than any: so much of it is told, as far as others need the room. */
const longestTitle = 12

const remOf = (text: string): number => textWidth(text) * size

/** So many rows of words a lane may have before towns become short. */
const roomyRows = 2

/** Places the words of a lane, which is so many rem wide: with their towns in whole, where that asks for no more rows. */
export function placeWords(blocks: readonly SaidOfBlock[], scale: LaneScale, wide: number): LaneWords {
  const [roomy, tight] = [true, false].map(isWhole =>
    inRows(blocks.map(block => reachOf(block, scale, wide, isWhole))),
  ) as [Rows, Rows]
  const placed = roomy.rows <= Math.max(tight.rows, roomyRows) ? roomy : tight
  const words = blocks.map((block, at): PlacedWords => {
    const { row, from, until, end } = placed.reaches[at]!
    const room = (until - from) * wide - around
    const isWhole = nameRem(block, block.name) <= room + hair
    const name = isWhole ? block.name : (block.short ?? block.name)
    return { row, name, room, atEdge: end !== undefined }
  })
  const taken = blocks.map((block, at) => {
    const { from, to } = placed.reaches[at]!
    const { row, name, room } = words[at]!
    const said = Math.min(room, wordsRem(block, name, block.town)) + around
    return { row, from, to: Math.max(to, from + said / wide) }
  })
  return {
    rows: placed.rows,
    words,
    rowFree: (part, text) => {
      const [from, to] = [shareAt(scale, part.from), shareAt(scale, part.to)]
      if ((to - from) * wide < remOf(text)) return undefined
      const rows = Array.from({ length: placed.rows }, (_, at) => placed.rows - 1 - at)
      return rows.find(row => taken.every(one => one.row !== row || one.to <= from || to <= one.from))
    },
  }
}

const nameRem = ({ signs }: SaidOfBlock, name: string): number => remOf(name) + signs * sign

const wordsRem = (block: SaidOfBlock, name: string, town: string | undefined): number =>
  Math.max(nameRem(block, name), remOf([block.clock, town].filter(Boolean).join(' ')))

/** From where to where a block and its words reach, in shares of the width; `end`: where words end that stand before it. */
type Reach = { from: number; to: number; end: number | undefined }

function reachOf(block: SaidOfBlock, scale: LaneScale, wide: number, isWhole: boolean): Reach {
  const { town, name, short } = block
  const least = town && town.length > leastTown ? `${town.slice(0, leastTown - 1)}…` : town
  const needed = (as: string): number => {
    const said = wordsRem(block, as, isWhole ? town : least)
    return ((short === undefined ? Math.min(said, longestTitle) : said) + around) / wide
  }
  const [from, to] = [shareAt(scale, block.from), shareAt(scale, block.to)]
  const until = from + needed(short ?? name)
  if (until <= 1) return { from, to: Math.max(to, until), end: undefined }
  return { from: Math.max(0, from - needed(isWhole ? name : (short ?? name))), to, end: from }
}

/** `until`: where the next one of its row begins, or its words end. */
type InRow = Reach & { row: number; until: number }
type Rows = { rows: number; reaches: InRow[] }

/** Each in the first row in which it meets nobody. */
function inRows(reaches: readonly Reach[]): Rows {
  const last: InRow[] = []
  const placed = reaches.map((reach): InRow => {
    const free = last.findIndex(({ to }) => to <= reach.from)
    const row = free === -1 ? last.length : free
    const before = last[row]
    if (before) before.until = reach.from
    const one = { ...reach, row, until: reach.end ?? 1 }
    last[row] = one
    return one
  })
  return { rows: Math.max(last.length, 1), reaches: placed }
}
