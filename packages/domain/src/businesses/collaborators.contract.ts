import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { Collaborator } from './collaborator.ts'

const query = { ...pageQuery, search: z._default(text(nameMax), '') }
const answer = pageOf(Collaborator)

export const getCollaborators = endpoint({
  method: 'GET',
  path: '/api/collaborators',
  summary: 'The collaborators of the active business, by name',
  permission: 'signed_in',
  entity: 'collaboration',
  query: z.strictObject({
    ...query,
    businessId: z.optional(Id),
    excludeUserId: z.optional(Id),
    status: z._default(z.enum(['current', 'all']), 'current'),
  }),
  answer,
  problems: ['not_found'],
})

export const getProfessionals = endpoint({
  method: 'GET',
  path: '/api/professionals',
  summary: 'The collaborators of the active business who care for clients, by name',
  permission: 'signed_in',
  entity: 'collaboration',
  query: z.strictObject(query),
  answer,
  problems: [],
})
