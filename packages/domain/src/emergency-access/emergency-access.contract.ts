import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { PersonName } from '../people/person-name.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { Reason } from '../wire/text.ts'
import { ListedEmergency } from './emergency-access.ts'

const path = '/api/emergency_accesses'

/** It shows nothing of the dossier, only that there is one; each try is written down and counted. */
export const findInEmergency = endpoint({
  method: 'POST',
  path,
  summary: 'Asks, in an emergency, whether there is a dossier of exactly this name and birth date',
  permission: 'emergency_access',
  entity: 'emergency_access',
  action: 'emergency_search',
  body: z.strictObject({ first_name: PersonName, last_name: PersonName, birthday: Day }),
  answer: z.strictObject({ accessId: z.nullable(Id) }),
  problems: ['too_many_requests'],
})

export const openInEmergency = endpoint({
  method: 'POST',
  path: `${path}/{accessId}/open`,
  summary:
    'Opens the dossier that was found, with the reason, for 24 hours; its team and the direction see it',
  permission: 'emergency_access',
  entity: 'emergency_access',
  action: 'emergency_access',
  body: z.strictObject({ reason: Reason }),
  answer: z.strictObject({ dossierId: Id, until: Instant }),
  problems: ['not_found'],
})

export const endEmergency = endpoint({
  method: 'POST',
  path: `${path}/{accessId}/end`,
  summary: "Ends one's own access before its time",
  permission: 'emergency_access',
  entity: 'emergency_access',
  action: 'emergency_ended',
  answer: z.strictObject({ ended_at: Instant }),
  problems: ['not_found'],
})

export const listEmergencies = endpoint({
  method: 'GET',
  path,
  summary: 'Accesses in an emergency, the newest first: who, when, why, and what was opened',
  permission: 'audit.read',
  entity: 'emergency_access',
  audit: 'always',
  query: z.strictObject(pageQuery),
  answer: pageOf(ListedEmergency),
  problems: [],
})

export const reviewEmergency = endpoint({
  method: 'POST',
  path: `${path}/{accessId}/review`,
  summary: 'Says that an access was reviewed, by somebody else than who opened it',
  permission: 'audit.read',
  need: 'read',
  entity: 'emergency_access',
  action: 'emergency_reviewed',
  answer: z.strictObject({ reviewed_at: Instant }),
  problems: ['not_found', 'second_person_needed'],
})
