import * as z from 'zod/mini'
import { Role } from '../access/role.ts'
import { endpoint } from '../wire/endpoint.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { Employment, listOfEach, PermissionKey } from './collaboration.ts'
import { CollaboratorFile } from './collaborator-file.ts'

export const getCollaborator = endpoint({
  method: 'GET',
  path: '/api/collaborators/{collaborationId}',
  summary: 'What somebody is in the active business, and what she may do there',
  permission: 'collaborators.invite',
  need: 'read',
  entity: 'employment',
  answer: CollaboratorFile,
  problems: ['not_found'],
})

/** `permissions`: what she keeps of what her roles grant. Roles that the author may not give alone wait. */
export const changeCollaborator = endpoint({
  method: 'PATCH',
  path: '/api/collaborators/{collaborationId}',
  summary: 'Changes what somebody is in the active business; more rights may wait for a second person',
  permission: 'collaborators.invite',
  entity: 'employment',
  action: 'permission_change',
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    ...z.partial(Employment).shape,
    roles: z.optional(listOfEach(Role)),
    permissions: z.optional(listOfEach(PermissionKey)),
  }),
  answer: CollaboratorFile,
  problems: ['not_found', 'stale', 'last_director'],
  current: { stale: CollaboratorFile },
})

export const endCollaboration = endpoint({
  method: 'DELETE',
  path: '/api/collaborators/{collaborationId}',
  summary: 'Ends a collaboration at once: access closes with the next click, what was signed stays signed',
  permission: 'collaborators.invite',
  entity: 'employment',
  action: 'permission_change',
  query: z.strictObject({ version: wholeNumberInQuery(1, 1_000_000) }),
  answer: CollaboratorFile,
  problems: ['not_found', 'stale', 'last_director', 'forbidden'],
  current: { stale: CollaboratorFile },
})
