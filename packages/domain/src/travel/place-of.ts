import { places } from './places.ts'
import type { Place } from './travel-time.ts'

/** Where a town lies that somebody wrote in an address; null where it is none of those that are known. */
export const placeOf = (town: string): Place | null => known.get(keyOf(town)) ?? null

/** "S. Antonino", "SANT'ANTONINO" and "Sant'Antonino TI" are one place, and so are "Brè sopra Lugano" and "Bre sopra Lugano". */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ (?:ti|gr)\s*$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:santa |sta\.? |sant'|san |s\.) ?/, 's. ')

const known = new Map(places.map(([name, east, north]) => [keyOf(name), { east, north }]))
