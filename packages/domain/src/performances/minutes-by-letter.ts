import type { Performance } from './performance.ts'

type Counted = Pick<Performance, 'duration' | 'struck' | 'service_details'>

/** The minutes that count, struck ones left out: all together, and by letter in the order of the letters. */
export function minutesByLetter(performances: readonly Counted[]): {
  total: number
  letters: { letter: string; minutes: number }[]
} {
  const counted = performances.filter(({ struck }) => struck === null)
  const byLetter = Map.groupBy(counted, ({ service_details }) => service_details.letter)
  return {
    total: minutesOf(counted),
    letters: Array.from(byLetter, ([letter, ofLetter]) => ({
      letter,
      minutes: minutesOf(ofLetter),
    })).toSorted((a, b) => (a.letter < b.letter ? -1 : 1)),
  }
}

const minutesOf = (performances: readonly Counted[]): number =>
  performances.reduce((total, { duration }) => total + duration, 0)
