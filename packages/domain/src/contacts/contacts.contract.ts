import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { Contact, ContactChange, NewContact, StandingContact } from './contact.ts'
import { ContactType } from './contact-type.ts'
import { ContactDuplicate } from './contact-duplicates.ts'

const path = '/api/contacts'

/** A contact, with those that may be the same. */
export const ComparedContact = z.strictObject({ ...Contact.shape, duplicates: z.array(ContactDuplicate) })
export type ComparedContact = z.infer<typeof ComparedContact>

export const getContacts = endpoint({
  method: 'GET',
  path,
  summary: 'The contact book of the active business, by name',
  permission: 'signed_in',
  entity: 'contact',
  query: z.strictObject({
    ...pageQuery,
    type: z.optional(ContactType),
    search: z._default(text(nameMax), ''),
  }),
  answer: pageOf(Contact),
  problems: ['not_found'],
})

export const getContact = endpoint({
  method: 'GET',
  path: `${path}/{contactId}`,
  summary: 'A contact, with those that may be the same',
  permission: 'signed_in',
  entity: 'contact',
  answer: ComparedContact,
  problems: ['not_found'],
})

export const createContact = endpoint({
  method: 'POST',
  path: `${path}/create_contact`,
  summary: 'Adds a contact to the book, and names those that may be the same',
  permission: 'contacts.manage',
  entity: 'contact',
  creates: true,
  body: NewContact,
  answer: ComparedContact,
  problems: [],
})

export const updateContact = endpoint({
  method: 'PATCH',
  path: `${path}/{contactId}`,
  summary: 'Changes a contact',
  permission: 'contacts.manage',
  entity: 'contact',
  body: ContactChange,
  answer: ComparedContact,
  problems: ['not_found', 'stale'],
  current: { stale: StandingContact },
})

export const removeContact = endpoint({
  method: 'DELETE',
  path: `${path}/{contactId}`,
  summary: 'Takes a contact out of the book; it stays at the dossiers that it is linked to',
  permission: 'contacts.manage',
  entity: 'contact',
  answer: z.null(),
  problems: ['not_found'],
})
