import { readDevice } from '@vicino/domain/sign-in/device.ts'

const apple: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Mac'])

/**
 * Leads an address to the maps of the device itself. Elsewhere there is no such program, and a link that opens
 * nothing is worse than plain words; a page of maps would tell others where our clients live.
 */
export function mapLink(address: string, userAgent: string): string | null {
  const { system } = readDevice(userAgent)
  const query = encodeURIComponent(address)
  if (system === 'Android') return `geo:0,0?q=${query}`
  return system !== null && apple.has(system) ? `maps:?q=${query}` : null
}
