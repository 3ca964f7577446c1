import type { Address, NewAddress } from '@vicino/domain/people/address.ts'
import type { Canton } from '@vicino/domain/people/canton.ts'
import { type Country, homeCountry } from '@vicino/domain/people/postal-code.ts'

/** An address as a form holds it: every part as it is typed, the canton perhaps still open. */
export type TypedAddress = {
  street: string
  house_no: string
  zip: string
  city: string
  municipality: string
  canton: Canton | null
  country: Country
}

export const noAddress: TypedAddress = {
  street: '',
  house_no: '',
  zip: '',
  city: '',
  municipality: '',
  canton: null,
  country: homeCountry,
}

/** The address as the form shows it. */
export function typedAddress(address: Address | null): TypedAddress {
  if (address === null) return noAddress
  const { street, house_no = '', zip, city, municipality = '', canton = null, country } = address
  return { street, house_no, zip, city, municipality, canton, country }
}

/** What is written of it; nothing where nobody filled in a place. */
export function writtenAddress({ canton, ...typed }: TypedAddress): NewAddress | null {
  const { street, house_no, zip, city, municipality } = typed
  if ([street, house_no, zip, city, municipality].join('').trim() === '') return null
  return canton === null ? typed : { ...typed, canton }
}

/** What can be compared of an address: its one line follows from the parts, the point on the map is nobody's writing. */
export const comparableAddress = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    key === 'full_address' || key === 'coordinates' ? undefined : inner,
  )
