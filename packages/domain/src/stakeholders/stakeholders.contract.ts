import * as z from 'zod/mini'
import { ActivityDataModel } from '../activity/activity.ts'
import { endpoint } from '../wire/endpoint.ts'
import { NewStakeholder, Stakeholder } from './stakeholder.ts'

const path = '/api/dossiers/{dossierId}/stakeholders'

export const getStakeholders = endpoint({
  method: 'GET',
  path,
  summary:
    'The team of a dossier, by name; with `namedFor` those alone whom the caller may name for a record of that kind',
  permission: 'dossier.list',
  entity: 'stakeholder',
  query: z.strictObject({ namedFor: z.optional(ActivityDataModel) }),
  answer: z.array(Stakeholder),
  problems: [],
})

export const addStakeholder = endpoint({
  method: 'POST',
  path,
  summary: 'Adds a collaborator to the team of a dossier, or moves the last day of her access',
  permission: 'stakeholders.manage',
  entity: 'stakeholder',
  action: 'permission_change',
  creates: true,
  body: NewStakeholder,
  answer: Stakeholder,
  problems: [],
})

export const removeStakeholder = endpoint({
  method: 'DELETE',
  path: `${path}/{userId}`,
  summary: 'Takes somebody out of the team of a dossier; her access ends at once',
  permission: 'stakeholders.manage',
  entity: 'stakeholder',
  action: 'permission_change',
  answer: z.null(),
  problems: [],
})
