import { hash } from 'node:crypto'
import { type Instant, millisecondsOf } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** Chance that repeats itself: the same seed makes the same choices on every machine. */
export type Chance = {
  /** A whole number from one to the other, both included. */
  whole(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in this share of cases, from 0 to 1. */
  likely(share: number): boolean
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A UUID version 7 made at an instant. */
  id(at: Instant): Id
}

export function chanceOf(seed: string): Chance {
  const next = numbersFrom(seed)
  // Not from the numbers above: of two seeds, one sooner or later goes on where the other has been.
  const own = hash('sha256', seed)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  let ids = 0
  return {
    whole,
    pick: items => items[whole(0, items.length - 1)]!,
    likely: share => next() < share,
    shuffled: items =>
      items
        .map(item => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
    id: at => {
      const time = millisecondsOf(at).toString(16).padStart(12, '0')
      const count = (ids += 1).toString(16).padStart(6, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${own.slice(0, 3)}-a${own.slice(3, 6)}-${own.slice(6, 12)}${count}`
    },
  }
}

/** Numbers from 0 to below 1 (mulberry32); the text becomes their beginning by FNV-1a. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
