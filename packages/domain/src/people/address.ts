import * as z from 'zod/mini'
import { line, lineMax, nameMax } from '../wire/text.ts'
import { Canton } from './canton.ts'
import { Country, homeCountry, isPostalCodeOf, PostalCode } from './postal-code.ts'

/** As long as the number of a house may be on a QR-bill. */
const houseNoMax = 16

/** A point on the map in degrees (WGS 84). */
const Coordinates = z.strictObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})
type Coordinates = z.infer<typeof Coordinates>

/**
 * Where somebody lives or works, as it is stored: a part that nobody wrote is empty, the number of the house, the
 * municipality and the canton are then missing. The canton is never reckoned from the postal code, only proposed.
 */
export const Address = z.strictObject({
  full_address: line(lineMax),
  street: line(nameMax),
  house_no: z.optional(line(houseNoMax)),
  city: line(nameMax),
  zip: PostalCode,
  municipality: z.optional(line(nameMax)),
  canton: z.optional(Canton),
  country: Country,
  coordinates: z.nullable(Coordinates),
})

export type Address = z.infer<typeof Address>

type Placed = { zip?: string | undefined; country?: string | undefined; canton?: Canton | undefined }

const zipOfCountry = z.refine<Placed>(
  ({ zip, country }) => !zip || isPostalCodeOf(country ?? homeCountry, zip),
  { error: 'bad_postal_code', path: ['zip'] },
)

/** Only Switzerland has cantons. */
const cantonOfCountry = z.refine<Placed>(
  ({ canton, country = homeCountry }) => !canton || country === homeCountry,
  {
    error: 'not_an_option',
    path: ['canton'],
  },
)

/** An address as it is written: any of its parts. */
export const NewAddress = z.partial(Address).check(zipOfCountry, cantonOfCountry)
export type NewAddress = z.infer<typeof NewAddress>

/** The address with every part in its place; the one line is made from the parts where nobody wrote it. */
export function completeAddress(written: NewAddress): Address {
  const { street = '', city = '', zip = '', country = homeCountry, coordinates = null } = written
  const { house_no, municipality, canton } = written
  return {
    full_address: written.full_address || writeAddress({ street, house_no, city, zip }),
    street,
    ...(house_no && { house_no }),
    city,
    zip,
    ...(municipality && { municipality }),
    ...(canton && { canton }),
    country,
    coordinates,
  }
}

type Line = Pick<Address, 'street' | 'city' | 'zip'> & { house_no?: string | undefined }

/** 'Via Nosedo 4, 6500 Bellinzona' */
export function writeAddress({ street, house_no, city, zip }: Line): string {
  const place = [zip, city].filter(Boolean).join(' ')
  return [[street, house_no].filter(Boolean).join(' '), place].filter(Boolean).join(', ')
}
