import * as z from 'zod/mini'
import { lineMax, nameMax, text } from '../wire/text.ts'
import { Country, homeCountry, isPostalCodeOf, PostalCode } from './postal-code.ts'

/** A point on the map in degrees (WGS 84). */
export const Coordinates = z.strictObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})
export type Coordinates = z.infer<typeof Coordinates>

/** Where somebody lives or works, as it is stored: a part that nobody wrote is empty. */
export const Address = z.strictObject({
  full_address: text(lineMax),
  street: text(nameMax),
  city: text(nameMax),
  zip: PostalCode,
  country: Country,
  coordinates: z.nullable(Coordinates),
})

export type Address = z.infer<typeof Address>

const zipOfCountry = z.refine<{ zip?: string | undefined; country?: string | undefined }>(
  ({ zip, country }) => !zip || isPostalCodeOf(country ?? homeCountry, zip),
  { error: 'bad_postal_code', path: ['zip'] },
)

/** An address as it is written: any of its parts. */
export const NewAddress = z.partial(Address).check(zipOfCountry)
export type NewAddress = z.infer<typeof NewAddress>

/** The address with every part in its place; the one line is made from the parts where nobody wrote it. */
export function completeAddress(written: NewAddress): Address {
  const { street = '', city = '', zip = '', country = homeCountry, coordinates = null } = written
  return {
    full_address: written.full_address || writeAddress({ street, city, zip }),
    street,
    city,
    zip,
    country,
    coordinates,
  }
}

/** 'Via Nosedo 4, 6500 Bellinzona' */
export function writeAddress({ street, city, zip }: Pick<Address, 'street' | 'city' | 'zip'>): string {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
