import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, Reason, text } from '../wire/text.ts'
import { NewClient } from './client.ts'
import { DossierStatus, StatusChange } from './dossier.ts'
import { DossierHead, ListedDossier, VisitMoment } from './dossier-head.ts'
import { PossibleDuplicate } from './duplicates.ts'

export const allDossiers = endpoint({
  method: 'GET',
  path: '/api/dossiers/all_dossiers',
  summary: 'The dossiers within reach by name, searched by name, birth date and AVS number',
  permission: 'dossier.list',
  entity: 'dossier',
  audit: 'always',
  query: z.strictObject({
    ...pageQuery,
    search: z.optional(text(nameMax)),
    status: z.optional(DossierStatus),
  }),
  answer: pageOf(ListedDossier),
  problems: [],
})

export const createDossier = endpoint({
  method: 'POST',
  path: '/api/dossiers/create_dossier',
  summary: 'Opens a dossier for a new client and names those that may be of the same person',
  permission: 'dossier.create',
  entity: 'dossier',
  creates: true,
  body: z.strictObject({ _id: z.optional(Id), client: NewClient }),
  answer: z.strictObject({ ...DossierHead.shape, duplicates: z.array(PossibleDuplicate) }),
  problems: [],
})

export const getDossier = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}',
  summary: 'A dossier as its pages begin: client, status, warnings, and what the reader may do',
  permission: 'dossier.list',
  entity: 'dossier',
  answer: DossierHead,
  problems: [],
})

export const changeDossierStatus = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}',
  summary:
    'Suspends, reactivates, closes or reopens a dossier, and names the visits that this strikes or restores, and those of them that somebody no longer goes to',
  permission: 'personal.write',
  also: [{ permission: 'dossier.close_reopen', field: 'status' }],
  entity: 'dossier',
  whenClosed: 'allowed',
  body: StatusChange,
  answer: z.strictObject({
    dossier: DossierHead,
    struck: z.array(VisitMoment),
    restored: z.array(VisitMoment),
    /** Those that come back without somebody who has something else at that hour by now. */
    left_open: z.array(VisitMoment),
  }),
  problems: ['stale'],
  current: { stale: DossierHead },
})

export const openClosedDossier = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/openings',
  summary: 'Opens a closed dossier for reading, with the reason, until the session ends for good',
  permission: 'dossier.list',
  need: 'read',
  entity: 'dossier',
  action: 'open_closed',
  creates: true,
  whenClosed: 'allowed',
  body: z.strictObject({ _id: z.optional(Id), dossierId: z.optional(Id), reason: Reason }),
  answer: z.strictObject({ _id: Id, until: Instant }),
  problems: [],
})
