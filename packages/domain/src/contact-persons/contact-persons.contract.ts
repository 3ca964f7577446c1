import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { ContactPerson, ContactPersonChange, NewContactPerson } from './contact-person.ts'

const path = '/api/dossiers/{dossierId}/contact_persons'
const ofOne = '/api/dossiers/{dossierId}/contact_persons/{contactPersonId}'

export const getContactPersons = endpoint({
  method: 'GET',
  path,
  summary: 'The persons around a client in the order in which they are called, those who have ended last',
  permission: 'personal.read',
  entity: 'contact_person',
  answer: z.array(ContactPerson),
  problems: [],
})

export const createContactPerson = endpoint({
  method: 'POST',
  path,
  summary: 'Writes who stands by a client, and what may be told',
  permission: 'personal.write',
  entity: 'contact_person',
  creates: true,
  body: NewContactPerson,
  answer: ContactPerson,
  problems: [],
})

export const getContactPerson = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One person around a client as she stands now',
  permission: 'personal.read',
  entity: 'contact_person',
  answer: ContactPerson,
  problems: [],
})

export const getContactPersonVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a person around a client, newest first',
  permission: 'personal.read',
  entity: 'contact_person',
  answer: z.array(ContactPerson),
  problems: [],
})

export const changeContactPerson = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Corrects what is known of a person around a client as a new version, or ends it with a reason',
  permission: 'personal.write',
  entity: 'contact_person',
  body: ContactPersonChange,
  answer: ContactPerson,
  problems: ['stale', 'ended'],
  current: { stale: ContactPerson, ended: ContactPerson },
})
