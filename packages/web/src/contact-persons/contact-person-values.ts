import type { UseFormReturnType } from '@mantine/form'
import {
  type ContactPerson,
  contactPersonDefaults,
  type ContactPersonFields,
  type Relation,
  type Scope,
  WholeContactPerson,
} from '@vicino/domain/contact-persons/contact-person.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { textOrNull } from '../ui/fields/text-or-null.ts'

/** What the form holds: texts as they are typed, choices perhaps still open; `version` 0 for a new one. */
export type ContactPersonValues = Pick<ContactPersonFields, 'name' | 'in_emergency' | 'place' | 'note'> & {
  _id: Id
  version: number
  relation: Relation | null
  scope: Scope | null
  phone: string
  other_phone: string
  email: string
  powers: ContactPersonFields['powers']
}
export type ContactPersonForm = UseFormReturnType<ContactPersonValues>

/** Somebody before anything was written of her. */
export const emptyValues = (_id: Id): ContactPersonValues => ({
  ...contactPersonDefaults,
  _id,
  version: 0,
  name: '',
  relation: null,
  scope: null,
  phone: '',
  other_phone: '',
  email: '',
  powers: [],
})

const shownPhone = (phone: string | null): string => (phone === null ? '' : formatPhone(phone))

/** Somebody as the form shows her: numbers grouped as they are read. */
export const valuesOf = (person: ContactPerson): ContactPersonValues => {
  const {
    _id,
    version,
    name,
    relation,
    scope,
    phone,
    other_phone,
    email,
    in_emergency,
    powers,
    place,
    note,
  } = person
  return {
    _id,
    version,
    name,
    relation,
    scope,
    phone: shownPhone(phone),
    other_phone: shownPhone(other_phone),
    email: email ?? '',
    in_emergency,
    powers,
    place,
    note,
  }
}

/** What is written: an empty field is nothing; an open choice is missing, for the rules to refuse. */
function writtenOf(typed: ContactPersonValues): unknown {
  const { _id, version, relation, scope, phone, other_phone, email, ...values } = typed
  return {
    ...values,
    ...(relation !== null && { relation }),
    ...(scope !== null && { scope }),
    phone: textOrNull(phone),
    other_phone: textOrNull(other_phone),
    email: textOrNull(email),
  }
}

/** The rules of a contact person over what the form holds. */
export const FormContactPerson = z.pipe(
  z.transform((typed: ContactPersonValues) => writtenOf(typed)),
  WholeContactPerson,
)
