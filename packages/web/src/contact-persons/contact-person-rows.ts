import { powers, relations, scopes } from '@vicino/domain/contact-persons/contact-person.ts'
import { listWords } from '../i18n/list-words.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { ContactPersonValues } from './contact-person-values.ts'

/** The fields of a contact person with what they say, in the order of the form. */
export const contactPersonRows: readonly ShownField<ContactPersonValues>[] = [
  { field: 'name', label: 'Nome e cognome', words: ({ name }) => name },
  { field: 'relation', label: 'Relazione', words: ({ relation }, t) => t(labelIn(relations, relation)) },
  { field: 'phone', label: 'Telefono', words: ({ phone }) => phone, together: 'emergency' },
  { field: 'other_phone', label: 'Secondo telefono', words: ({ other_phone }) => other_phone },
  { field: 'email', label: 'E-mail', words: ({ email }) => email },
  {
    field: 'in_emergency',
    label: "Da chiamare in caso d'emergenza",
    words: ({ in_emergency }, t) => (in_emergency ? t('Sì') : t('No')),
    together: 'emergency',
  },
  { field: 'scope', label: 'Che cosa si può comunicare', words: ({ scope }, t) => t(labelIn(scopes, scope)) },
  {
    field: 'powers',
    label: 'Agisce per il cliente con',
    words: ({ powers: held }, t) => listWords(held.map(power => t(labelIn(powers, power)))),
  },
  { field: 'place', label: 'Ordine di chiamata', words: ({ place }) => String(place) },
  { field: 'note', label: 'Nota', words: ({ note }) => note },
]
