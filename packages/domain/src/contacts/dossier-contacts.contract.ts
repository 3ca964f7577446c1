import { endpoint } from '../wire/endpoint.ts'
import { DossierContacts, DossierContactsChange } from './dossier-contacts.ts'
import { ContactRole } from './contact-role.ts'

const path = '/api/dossiers/{dossierId}/contacts'

export const getDossierContacts = endpoint({
  method: 'GET',
  path,
  summary: 'The insurer, the doctors and the pharmacy of a dossier',
  permission: 'sanitary.read',
  entity: 'dossier_contact',
  answer: DossierContacts,
  problems: [],
})

export const putDossierContacts = endpoint({
  method: 'PUT',
  path: `${path}/{role}`,
  params: { role: ContactRole },
  summary: 'Links contacts of the book to a dossier in a role, instead of those that were linked',
  permission: 'sanitary.write',
  entity: 'dossier_contact',
  body: DossierContactsChange,
  answer: DossierContacts,
  problems: ['stale'],
  current: { stale: DossierContacts },
})
