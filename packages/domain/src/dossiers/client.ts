import * as z from 'zod/mini'
import { addYears, Day } from '../days/day.ts'
import { Address, completeAddress, NewAddress } from '../people/address.ts'
import { Avs } from '../identifiers/avs.ts'
import { Email } from '../people/email.ts'
import { Gender } from '../people/gender.ts'
import { PersonName } from '../people/person-name.ts'
import { Phone } from '../people/phone.ts'
import { Language } from '../wire/language.ts'
import { noteMax, text } from '../wire/text.ts'

/** What is known of a client's person. `access_note` says how to get in: floor, code, where the key is. */
export const ClientFields = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  birthday: Day,
  gender: Gender,
  avs: z.nullable(Avs),
  phone: z.nullable(Phone),
  email: z.nullable(Email),
  address: z.nullable(Address),
  language: z.nullable(Language),
  access_note: text(noteMax),
})
export type ClientFields = z.infer<typeof ClientFields>

/** A client as a new dossier is opened: name, birth date and gender, the rest as far as it is known. */
export const NewClient = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  birthday: Day,
  gender: Gender,
  avs: z.optional(z.nullable(Avs)),
  phone: z.optional(z.nullable(Phone)),
  email: z.optional(z.nullable(Email)),
  address: z.optional(z.nullable(NewAddress)),
  language: z.optional(z.nullable(Language)),
  access_note: z.optional(text(noteMax)),
})
export type NewClient = z.infer<typeof NewClient>

/** The client with every field in its place. */
export function completeClient(written: NewClient): ClientFields {
  const { avs = null, phone = null, email = null, language = null, access_note = '', ...rest } = written
  const address = written.address ? completeAddress(written.address) : null
  return { ...rest, avs, phone, email, address, language, access_note }
}

/** The fields of a client, out of whatever else is known of her. */
export const fieldsOfClient = (client: ClientFields): ClientFields =>
  Object.fromEntries(
    Object.keys(ClientFields.shape).map(key => [key, client[key as keyof ClientFields]]),
  ) as ClientFields

/** Where the birth date's field begins: 18 years ago, so that an adult is a few taps away. */
export const defaultBirthday = (today: Day): Day => addYears(today, -18)
