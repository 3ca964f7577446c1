import { writeAddress } from '@vicino/domain/people/address.ts'
import type { TFunction } from 'i18next'
import { countries } from './countries.ts'
import type { TypedAddress } from './typed-address.ts'

/** The country is said where it is not the own one. */
export function addressWords(address: TypedAddress, t: TFunction): string {
  const { municipality, canton } = address
  const written = [
    writeAddress(address) + (canton ? ` (${canton})` : ''),
    municipality && t('comune di {{name}}', { name: municipality }),
  ]
    .filter(Boolean)
    .join(', ')
  if (written === '' || address.country === 'CH') return written
  const country = countries(address.country).find(({ value }) => value === address.country)!
  return `${written}, ${t(country.label)}`
}
