import type { Day } from '@vicino/domain/days/day.ts'
import { type ClientFields, isPossibleBirthday, NewClient } from '@vicino/domain/dossiers/client.ts'
import { formatAvs } from '@vicino/domain/people/avs.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { type Country, homeCountry } from '@vicino/domain/people/postal-code.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import * as z from 'zod/mini'

/** What the form of a client holds: texts as they are typed, choices perhaps still open. */
export type ClientValues = {
  /** The version of the dossier that the form began with, 0 for a new one: a draft of yesterday keeps its own. */
  version: number
  first_name: string
  last_name: string
  birthday: Day | null
  gender: Gender | null
  avs: string
  phone: string
  email: string
  address: { street: string; zip: string; city: string; country: Country }
  language: Language | null
  access_note: string
}

export const noClient: ClientValues = {
  version: 0,
  first_name: '',
  last_name: '',
  birthday: null,
  gender: null,
  avs: '',
  phone: '',
  email: '',
  address: { street: '', zip: '', city: '', country: homeCountry },
  language: null,
  access_note: '',
}

/** A client as the form shows her: numbers grouped as they are read. */
export function valuesOfClient(client: ClientFields, version = 0): ClientValues {
  const { first_name, last_name, birthday, gender, avs, phone, email, address, language, access_note } =
    client
  const { street, zip, city, country } = address ?? noClient.address
  return {
    version,
    first_name,
    last_name,
    birthday,
    gender,
    avs: avs === null ? '' : formatAvs(avs),
    phone: phone === null ? '' : formatPhone(phone),
    email: email ?? '',
    address: { street, zip, city, country },
    language,
    access_note,
  }
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** What is written: a field that nobody filled in is empty; an open choice is missing, for the rules to refuse. */
function writtenOf(typed: ClientValues): z.input<typeof NewClient> {
  const { version, birthday, gender, avs, phone, email, address, ...values } = typed
  const { street, zip, city } = address
  const written: Partial<z.input<typeof NewClient>> = {
    ...values,
    ...(birthday !== null && { birthday }),
    ...(gender !== null && { gender }),
    avs: textOrNull(avs),
    phone: textOrNull(phone),
    email: textOrNull(email),
    address: `${street}${zip}${city}`.trim() === '' ? null : address,
  }
  return written as z.input<typeof NewClient>
}

/** The rules of a client over what the form holds on a day. */
export const formClient = (today: Day) =>
  z.pipe(
    z.transform(writtenOf),
    NewClient.check(
      z.refine(({ birthday }) => isPossibleBirthday(birthday, today), {
        path: ['birthday'],
        error: 'birthday_in_future',
      }),
    ),
  )
