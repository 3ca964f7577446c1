import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'

export const switchBusiness = endpoint({
  method: 'POST',
  path: '/api/users/me/active_business',
  summary: 'Works for another of the businesses that one collaborates with, from now on in this session',
  permission: 'signed_in',
  entity: 'business',
  action: 'switch',
  body: z.strictObject({ businessId: Id }),
  answer: z.strictObject({ businessId: Id }),
  problems: ['not_found'],
})
