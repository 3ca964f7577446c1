import { isLamal } from '../services/lamal.ts'
import { fewestPersons, type ToldNumber } from './small-cells.ts'
import type { HoursOfMonth } from './statistics.ts'

/** How many clients received something of a letter in the year. */
export type ClientsOfLetter = { letter: string; clients: number }

const between = '+'

/** The letters that stand in one row of hours. */
export const lettersOfRow = (letter: string): string[] => letter.split(between)

/**
 * The hours of a house by letter: those of letters of few clients stand in one row, with the smallest letter of more of
 * them, so that neither the row nor what it lacks to the whole tells them. A letter of which nothing was performed has no
 * clients that could be counted, and joins them.
 */
export function hoursTold(
  hours: readonly HoursOfMonth[],
  clients: readonly ClientsOfLetter[],
): HoursOfMonth[] {
  const counted = [...new Set(hours.map(({ letter }) => letter))].map(letter => ({
    letter,
    clients: clients.find(each => each.letter === letter)?.clients ?? 0,
  }))
  const few = counted.filter(each => each.clients < fewestPersons)
  if (few.length === 0) return [...hours]
  const [smallest] = counted
    .filter(each => !few.includes(each))
    .toSorted((one, other) => one.clients - other.clients)
  const joined = [...few, ...(smallest ? [smallest] : [])].map(({ letter }) => letter).toSorted()
  const rows = new Map<string, HoursOfMonth>()
  for (const each of hours) {
    const letter = joined.includes(each.letter) ? joined.join(between) : each.letter
    const key = `${each.month} ${letter}`
    const { planned, done } = rows.get(key) ?? { planned: 0, done: 0 }
    rows.set(key, { ...each, letter, planned: planned + each.planned, done: done + each.done })
  }
  return [...rows.values()]
}

/** The minutes of care performed; null where a row holds care and something else. */
export const careMinutes = (hours: readonly HoursOfMonth[]): ToldNumber =>
  hours.reduce<ToldNumber>((sum, { letter, done }) => {
    const letters = lettersOfRow(letter)
    if (!letters.some(isLamal)) return sum
    return sum === null || !letters.every(isLamal) ? null : sum + done
  }, 0)
