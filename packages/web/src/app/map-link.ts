import { readDevice } from '@vicino/domain/sign-in/device.ts'

/**
 * Leads an address to the maps of the device itself. Elsewhere there is no such program, and a link that opens
 * nothing is worse than plain words; a page of maps would tell others where our clients live.
 */
export function mapLink(address: string, userAgent: string): string | null {
  const { system } = readDevice(userAgent)
  const query = encodeURIComponent(address)
  if (system === 'Android') return `geo:0,0?q=${query}`
  return system === 'iOS' || system === 'macOS' ? `maps:?q=${query}` : null
}
