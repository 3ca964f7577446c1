import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { OpenDosesOfClient } from './open-doses.ts'

/** The open doses of the house or of one's teams: how many, of how many clients, and the clients with most of them. */
export const OpenDosesOfHouse = z.strictObject({
  doses: z.number(),
  clients: z.number(),
  most: z.array(z.pick(OpenDosesOfClient, { dossierId: true, client: true, count: true })),
})
export type OpenDosesOfHouse = z.infer<typeof OpenDosesOfHouse>

/** How many clients with open doses are named to whoever leads. */
export const mostClientsNamed = 20

export const getOpenDoses = endpoint({
  method: 'GET',
  path: '/api/rounds/open',
  summary:
    "The doses without an answer whose window is over: of the clients of one's own tour of today, and those that one's own visits met; for who leads a team or the house, how many of them ended today",
  permission: 'drugs.read',
  entity: 'administration',
  audit: 'always',
  answer: z.strictObject({ clients: z.array(OpenDosesOfClient), house: z.nullable(OpenDosesOfHouse) }),
  problems: [],
})
