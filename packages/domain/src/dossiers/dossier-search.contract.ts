import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { nameMax, someText } from '../wire/text.ts'
import { FoundRecord } from './found-record.ts'

export const searchDossier = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/search',
  summary: "What the dossier's records say of some words, of the kinds that the reader may read",
  permission: 'dossier.list',
  entity: 'dossier',
  query: z.strictObject({ search: someText(nameMax) }),
  answer: z.array(FoundRecord),
  problems: [],
})
