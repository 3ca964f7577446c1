import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { delegates, Delegation, NewDelegation } from './delegation.ts'

const path = '/api/delegations'

export const listDelegations = endpoint({
  method: 'GET',
  path,
  summary:
    'What was delegated in writing: to or by the author, and to whom a nurse reaches; what is over on its own list',
  permission: 'signed_in',
  entity: 'delegation',
  query: z.strictObject({ ...pageQuery, list: z._default(z.enum(['current', 'ended']), 'current') }),
  answer: pageOf(Delegation),
  problems: [],
})

export const giveDelegation = endpoint({
  method: 'POST',
  path,
  summary: 'Delegates an act in writing to a collaborator, for one client or for all that she cares for',
  permission: delegates,
  entity: 'delegation',
  action: 'permission_change',
  creates: true,
  body: NewDelegation,
  answer: Delegation,
  problems: ['not_found'],
})

export const withdrawDelegation = endpoint({
  method: 'DELETE',
  path: `${path}/{delegationId}`,
  summary: 'Takes a delegation back at once',
  permission: delegates,
  entity: 'delegation',
  action: 'permission_change',
  answer: Delegation,
  problems: ['not_found', 'forbidden'],
})
