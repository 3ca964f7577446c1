import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { Service } from './service.ts'

export const getServices = endpoint({
  method: 'GET',
  path: '/api/services',
  summary: "The catalogue of services as it holds on a day, with the business's own, by code",
  permission: 'signed_in',
  entity: 'service',
  query: z.strictObject({
    ...pageQuery,
    search: z._default(text(nameMax), ''),
    group: z.optional(text(20)),
    date: z.optional(Day),
  }),
  answer: pageOf(Service),
  problems: ['not_found'],
})
