import { genders } from '@vicino/domain/people/gender.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import type { TFunction } from 'i18next'
import { addressWords } from '../people/address-words.ts'
import { countryName } from '../people/nationalities.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { ClientValues } from './personal/client-values.ts'

type Field = Exclude<keyof ClientValues, 'version'>

/** The fields of a client with their labels and what they say, in the order of the form. */
export const clientFieldWords: readonly {
  field: Field
  label: string
  words: (values: ClientValues, t: TFunction) => string
}[] = [
  { field: 'first_name', label: 'Nome', words: ({ first_name }) => first_name },
  { field: 'last_name', label: 'Cognome', words: ({ last_name }) => last_name },
  { field: 'birthday', label: 'Data di nascita', words: ({ birthday }) => showDay(birthday ?? '') },
  {
    field: 'gender',
    label: 'Sesso',
    words: ({ gender }, t) => t(genders.find(({ value }) => value === gender)?.label ?? ''),
  },
  { field: 'avs', label: 'Numero AVS', words: ({ avs }) => avs },
  { field: 'phone', label: 'Telefono', words: ({ phone }) => phone },
  { field: 'email', label: 'E-mail', words: ({ email }) => email },
  { field: 'address', label: 'Indirizzo', words: ({ address }, t) => addressWords(address, t) },
  { field: 'language', label: 'Lingua', words: ({ language }) => (language ? languageNames[language] : '') },
  { field: 'access_note', label: "Accesso all'abitazione", words: ({ access_note }) => access_note },
  {
    field: 'nationality',
    label: 'Nazionalità',
    words: ({ nationality }) => (nationality ? countryName(nationality) : ''),
  },
  { field: 'religion', label: 'Religione', words: ({ religion }) => religion },
]
