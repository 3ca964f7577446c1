import type { Canton } from './canton.ts'
import { cantonRanges } from './canton-table.ts'
import { type Country, homeCountry } from './postal-code.ts'

/** The canton that a postal code proposes; null where the code is foreign, not whole, or says nothing for sure. */
export function cantonOfPostalCode(country: Country, zip: string): Canton | null {
  if (country !== homeCountry || !/^\d{4}$/.test(zip)) return null
  const code = Number(zip)
  return cantonRanges.find(({ from, to }) => code >= from && code <= to)?.canton ?? null
}

type Place = { country: Country; zip: string; canton: Canton | null }

/**
 * The canton once the postal code or the country of an address is another one: proposed anew as long as it is what
 * the place of before proposed. One that was chosen by hand stays, as the residual funding goes by it.
 */
export function cantonAfter(before: Place, after: Pick<Place, 'country' | 'zip'>): Canton | null {
  const { canton } = before
  const wasChosen = canton !== null && canton !== cantonOfPostalCode(before.country, before.zip)
  if (wasChosen && after.country === before.country) return canton
  return cantonOfPostalCode(after.country, after.zip)
}
