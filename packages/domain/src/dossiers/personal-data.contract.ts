import { endpoint } from '../wire/endpoint.ts'
import { PersonalData, PersonalDataChange } from './personal-data.ts'
import { protectedFields, readsProtected } from './protected-fields.ts'
import { SanitaryData, SanitaryDataChange } from './sanitary-data.ts'

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/personal_data',
  summary: "The client's personal data",
  permission: 'personal.read',
  entity: 'personal_data',
  answer: PersonalData,
  problems: [],
})

export const updatePersonalData = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/personal_data',
  summary: "Changes the client's personal data",
  permission: 'personal.write',
  also: protectedFields.map(field => ({ permission: readsProtected, field, need: 'read' })),
  entity: 'personal_data',
  body: PersonalDataChange,
  answer: PersonalData,
  problems: ['stale'],
  current: { stale: PersonalData },
})

export const getSanitaryData = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/sanitary_data',
  summary: "The client's numbers of health card, AVS and insurance",
  permission: 'sanitary.read',
  entity: 'sanitary_data',
  answer: SanitaryData,
  problems: [],
})

export const updateSanitaryData = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/sanitary_data',
  summary: "Changes the client's numbers of health card, AVS and insurance",
  permission: 'sanitary.write',
  entity: 'sanitary_data',
  body: SanitaryDataChange,
  answer: SanitaryData,
  problems: ['stale'],
  current: { stale: SanitaryData },
})
