import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'

/** A protocol that is open, with its client, as it is to be evaluated. */
export const DueProtocol = z.strictObject({
  _id: Id,
  dossierId: Id,
  title: z.string(),
  client: NamedPerson,
  due_on: Day,
})
export type DueProtocol = z.infer<typeof DueProtocol>

export const getDueProtocols = endpoint({
  method: 'GET',
  path: '/api/opened_protocols/due',
  summary:
    'The open protocols to be evaluated by next week, of all clients whom one may know, the oldest day first',
  permission: 'focus.read',
  entity: 'opened_protocol',
  query: z.strictObject(pageQuery),
  answer: pageOf(DueProtocol),
  problems: [],
})
