import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Bedside } from './bedside.ts'
import { RoundVisit } from './round.ts'

export const getRound = endpoint({
  method: 'GET',
  path: '/api/rounds',
  summary:
    "The visits of one's own tour of a day with the doses that are due in each, in the order of the day",
  permission: 'drugs.read',
  entity: 'administration',
  audit: 'always',
  query: z.strictObject({ date: Day }),
  answer: z.array(RoundVisit),
  problems: ['too_many_rows'],
})

export const getBedside = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/administrations/bedside',
  summary: "What has to be in sight where a client's doses are given: who she is, her allergies, each order",
  permission: 'drugs.read',
  entity: 'administration',
  answer: Bedside,
  problems: [],
})
