import { type Day, isDay } from '@vicino/domain/days/day.ts'
import { type ClientFields, NewClient } from '@vicino/domain/dossiers/client.ts'
import { formatAvs } from '@vicino/domain/identifiers/avs.ts'
import { ProtectedFields } from '@vicino/domain/dossiers/protected-fields.ts'
import { birthdayProblem } from '@vicino/domain/people/birthday.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import type { Country } from '@vicino/domain/people/postal-code.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import * as z from 'zod/mini'
import { noAddress, typedAddress, type TypedAddress, writtenAddress } from '../../people/typed-address.ts'
import { textOrNull } from '../../ui/fields/text-or-null.ts'

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
  address: TypedAddress
  language: Language | null
  access_note: string
  /** Of a new client, and where she may not read them, these are asked of nobody. */
  nationality: Country | null
  religion: string
}

export const emptyClient: ClientValues = {
  version: 0,
  first_name: '',
  last_name: '',
  birthday: null,
  gender: null,
  avs: '',
  phone: '',
  email: '',
  address: noAddress,
  language: null,
  access_note: '',
  nationality: null,
  religion: '',
}

/** A client as the form shows her: numbers grouped as they are read. */
export function valuesOfClient(client: ClientFields & Partial<ProtectedFields>, version = 0): ClientValues {
  const { first_name, last_name, birthday, gender, avs, phone, email, address, language, access_note } =
    client
  const { nationality = null, religion } = client
  return {
    version,
    first_name,
    last_name,
    birthday,
    gender,
    avs: avs === null ? '' : formatAvs(avs),
    phone: phone === null ? '' : formatPhone(phone),
    email: email ?? '',
    address: typedAddress(address),
    language,
    access_note,
    nationality,
    religion: religion ?? '',
  }
}

/** What is written: a field that nobody filled in is empty; an open choice is missing, for the rules to refuse. */
function writtenOf(typed: ClientValues): z.input<typeof NewClient> {
  const { version, birthday, gender, avs, phone, email, address, nationality, religion, ...values } = typed
  const written: Partial<z.input<typeof NewClient>> = {
    ...values,
    ...(birthday !== null && { birthday }),
    ...(gender !== null && { gender }),
    avs: textOrNull(avs),
    phone: textOrNull(phone),
    email: textOrNull(email),
    address: writtenAddress(address),
  }
  return written as z.input<typeof NewClient>
}

/** Asked whatever else is wrong: a form that names its faults one after the other is sent in vain as often. */
const bornBy = (today: Day) =>
  z.superRefine<{ birthday: Day }>(
    ({ birthday }, context) => {
      const problem = birthdayProblem(birthday, today)
      if (problem) context.addIssue({ code: 'custom', message: problem, path: ['birthday'], input: birthday })
    },
    { when: ({ value }) => isDay(String((value as { birthday?: unknown }).birthday)) },
  )

/** The rules of a client over what the form holds on a day. */
export const formClient = (today: Day) => z.pipe(z.transform(writtenOf), NewClient.check(bornBy(today)))

const WholeClient = z.extend(NewClient, ProtectedFields.shape)

/** The same where the protected fields are among what she may read. */
export const formPersonal = (today: Day) =>
  z.pipe(
    z.transform(
      (typed: ClientValues): z.input<typeof WholeClient> => ({
        ...writtenOf(typed),
        nationality: typed.nationality,
        religion: textOrNull(typed.religion),
      }),
    ),
    WholeClient.check(bornBy(today)),
  )
