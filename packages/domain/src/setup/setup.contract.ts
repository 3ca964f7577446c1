import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Celebration } from './checklist.ts'
import { Setup } from './setup.ts'

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'How far the person and her active business are set up',
  permission: 'dossier.list',
  entity: 'setup',
  answer: Setup,
  problems: [],
})

// It tells nobody anything and changes nothing but whether there are confetti.
export const celebrateSetup = endpoint({
  method: 'POST',
  path: '/api/setup/celebrate',
  summary: 'Whether this is the moment to congratulate: all is done, for the first time',
  permission: 'dossier.list',
  need: 'read',
  entity: 'setup',
  audit: 'never',
  body: z.strictObject({ of: z.enum(['person', 'business']) }),
  answer: Celebration,
  problems: [],
})
