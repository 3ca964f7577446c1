import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { Service } from './service.ts'

/** How a catalogue is searched: by words, and within a group. */
export const searching = {
  ...pageQuery,
  search: z._default(text(nameMax), ''),
  group: z.optional(text(20)),
}

export const getServices = endpoint({
  method: 'GET',
  path: '/api/services',
  summary: 'The services that the business offers on a day, common ones and its own, by code',
  permission: 'signed_in',
  entity: 'service',
  query: z.strictObject({ ...searching, date: z.optional(Day) }),
  answer: pageOf(Service),
  problems: ['not_found'],
})
