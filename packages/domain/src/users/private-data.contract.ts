import * as z from 'zod/mini'
import { NewAddress } from '../people/address.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PrivateData, PrivateFields } from './private-data.ts'

const path = '/api/users/me/private_data'

export const getPrivateData = endpoint({
  method: 'GET',
  path,
  summary: "One's own address, nationality and religion, which nobody else reads",
  permission: 'signed_in',
  entity: 'person',
  answer: PrivateData,
  problems: [],
})

export const updatePrivateData = endpoint({
  method: 'PATCH',
  path,
  summary: "Changes one's own address, nationality or religion",
  permission: 'signed_in',
  entity: 'person',
  body: z.strictObject({
    version: z.int().check(z.minimum(0)),
    ...z.partial(PrivateFields).shape,
    address: z.optional(z.nullable(NewAddress)),
  }),
  answer: PrivateData,
  problems: ['stale'],
  current: { stale: PrivateData },
})
