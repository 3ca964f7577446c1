import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { ClientStandingValue } from './standing-value.ts'

export const getStandingValues = endpoint({
  method: 'GET',
  path: '/api/critical_values',
  summary:
    'The critical values of all clients of the reader on which somebody has to act still, the newest first, at most 100',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  audit: 'always',
  answer: z.array(ClientStandingValue),
  problems: [],
})
