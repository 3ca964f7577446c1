import * as z from 'zod/mini'
import { cantonRanges } from './canton-table.ts'
import { type Country, homeCountry } from './postal-code.ts'

/** The cantons by their official letters. */
export const cantons = [
  { value: 'AG', label: 'Argovia' },
  { value: 'AI', label: 'Appenzello Interno' },
  { value: 'AR', label: 'Appenzello Esterno' },
  { value: 'BE', label: 'Berna' },
  { value: 'BL', label: 'Basilea Campagna' },
  { value: 'BS', label: 'Basilea Città' },
  { value: 'FR', label: 'Friburgo' },
  { value: 'GE', label: 'Ginevra' },
  { value: 'GL', label: 'Glarona' },
  { value: 'GR', label: 'Grigioni' },
  { value: 'JU', label: 'Giura' },
  { value: 'LU', label: 'Lucerna' },
  { value: 'NE', label: 'Neuchâtel' },
  { value: 'NW', label: 'Nidvaldo' },
  { value: 'OW', label: 'Obvaldo' },
  { value: 'SG', label: 'San Gallo' },
  { value: 'SH', label: 'Sciaffusa' },
  { value: 'SO', label: 'Soletta' },
  { value: 'SZ', label: 'Svitto' },
  { value: 'TG', label: 'Turgovia' },
  { value: 'TI', label: 'Ticino' },
  { value: 'UR', label: 'Uri' },
  { value: 'VD', label: 'Vaud' },
  { value: 'VS', label: 'Vallese' },
  { value: 'ZG', label: 'Zugo' },
  { value: 'ZH', label: 'Zurigo' },
] as const

export const Canton = z.enum(cantons.map(({ value }) => value))
export type Canton = z.infer<typeof Canton>

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
