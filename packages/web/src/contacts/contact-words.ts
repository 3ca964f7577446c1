import { insuranceTypes } from '@vicino/domain/contacts/contact.ts'
import { type ContactType } from '@vicino/domain/contacts/contact-type.ts'
import { type Icon, IconBuildingBank, IconPill, IconStethoscope } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { addressWords } from '../people/address-words.ts'
import type { ContactValues } from './contact-values.ts'

/** How a list of the book is spoken of. */
export const typeWords: Record<
  ContactType,
  { icon: Icon } & Record<'add' | 'none' | 'company', { label: string }>
> = {
  doctor: {
    icon: IconStethoscope,
    add: { label: 'Nuovo medico' },
    none: { label: 'Nessun medico' },
    company: { label: 'Studio o clinica' },
  },
  pharmacy: {
    icon: IconPill,
    add: { label: 'Nuova farmacia' },
    none: { label: 'Nessuna farmacia' },
    company: { label: 'Nome della farmacia' },
  },
  health_insurance: {
    icon: IconBuildingBank,
    add: { label: 'Nuova cassa malati' },
    none: { label: 'Nessuna cassa malati' },
    company: { label: 'Nome della cassa malati' },
  },
}

type Field = Exclude<keyof ContactValues, 'version' | 'type'>

/** The fields of a contact with their labels and what they say, in the order of the form. */
export const contactFieldWords: readonly {
  field: Field
  label: string
  words: (values: ContactValues, t: TFunction) => string
}[] = [
  { field: 'company', label: 'Ditta', words: ({ company }) => company },
  { field: 'first_name', label: 'Nome', words: ({ first_name }) => first_name },
  { field: 'last_name', label: 'Cognome', words: ({ last_name }) => last_name },
  { field: 'specialization', label: 'Specializzazione', words: ({ specialization }) => specialization },
  {
    field: 'insurance_type',
    label: 'Legge',
    words: ({ insurance_type }, t) =>
      t(insuranceTypes.find(({ value }) => value === insurance_type)?.label ?? ''),
  },
  { field: 'insurer_number', label: 'Numero UFSP', words: ({ insurer_number }) => insurer_number },
  { field: 'phone', label: 'Telefono', words: ({ phone }) => phone },
  { field: 'fax', label: 'Fax', words: ({ fax }) => fax },
  { field: 'email', label: 'E-mail', words: ({ email }) => email },
  { field: 'website', label: 'Sito web', words: ({ website }) => website },
  { field: 'address', label: 'Indirizzo', words: ({ address }, t) => addressWords(address, t) },
  { field: 'gln_number', label: 'GLN', words: ({ gln_number }) => gln_number },
  { field: 'gln_insurer', label: "GLN dell'assicuratore", words: ({ gln_insurer }) => gln_insurer },
  { field: 'gln_recipient', label: 'GLN del destinatario', words: ({ gln_recipient }) => gln_recipient },
  { field: 'rcc_number', label: 'RCC', words: ({ rcc_number }) => rcc_number },
]
