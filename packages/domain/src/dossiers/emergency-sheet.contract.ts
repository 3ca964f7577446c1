import * as z from 'zod/mini'
import { AnamnesisSection } from '../anamnesis/anamnesis.ts'
import { ContactPerson } from '../contact-persons/contact-person.ts'
import { DossierContacts } from '../contacts/dossier-contacts.ts'
import { Coverage } from '../coverages/coverage.ts'
import { ClientAllergies } from '../drugs/allergies.ts'
import { Drug } from '../drugs/drug.ts'
import { endpoint } from '../wire/endpoint.ts'
import { SanitaryFields } from './sanitary-data.ts'

/**
 * What whoever comes with an ambulance asks, beside the head of the dossier. Each part is null for who may not read it,
 * and says of itself who wrote it and when; a section is the newest that anybody saved, of whichever anamnesis.
 */
export const EmergencySheet = z.strictObject({
  allergies: z.nullable(ClientAllergies),
  sections: z.nullable(z.array(AnamnesisSection)),
  drugs: z.nullable(z.array(Drug)),
  contact_persons: z.nullable(z.array(ContactPerson)),
  contacts: z.nullable(DossierContacts),
  coverages: z.nullable(z.array(Coverage)),
  sanitary_data: z.nullable(SanitaryFields),
})
export type EmergencySheet = z.infer<typeof EmergencySheet>

const path = '/api/dossiers/{dossierId}/emergency_sheet'

export const getEmergencySheet = endpoint({
  method: 'GET',
  path,
  summary: 'What an ambulance asks of a client, on one page, as far as the reader may know it',
  permission: 'personal.read',
  entity: 'emergency_sheet',
  answer: EmergencySheet,
  problems: [],
})

/** The sheet itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printEmergencySheet = endpoint({
  method: 'POST',
  path: `${path}/print`,
  summary: 'Notes in the audit log that the emergency sheet is printed',
  permission: 'personal.read',
  need: 'read',
  entity: 'emergency_sheet',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
