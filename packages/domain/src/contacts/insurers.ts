import type { HealthCard } from '../identifiers/health-card.ts'
import { readSearch, searchWords } from '../people/search-words.ts'
import { insurerTable } from './insurer-table.ts'

/** A health insurer of the list that comes with the program. */
export type Insurer = { number: number; name: string; as_of: number | null }

/** The insurers by name. */
export const insurers: readonly Insurer[] = insurerTable.toSorted((one, other) =>
  one.name.localeCompare(other.name, 'it', { sensitivity: 'base' }),
)

export const insurerOfNumber = (number: number | null): Insurer | undefined =>
  insurers.find(insurer => insurer.number === number)

/** The insurer's number on a health card: five digits after 80756. */
export const insurerNumberOfCard = (card: HealthCard): number => Number(card.slice(5, 10))

/** The insurers that words find, by name or by number; all of them without words. */
export function findInsurers(typed: string): Insurer[] {
  const words = readSearch(typed)
  return insurers.filter(({ number, name }) => {
    const own = [...searchWords({ first_name: name, last_name: '' }), String(number)]
    return words.every(word => own.some(each => each.startsWith(word)))
  })
}
