import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { Id } from '../wire/id.ts'
import { Reason } from '../wire/text.ts'
import { Anamnesis, AnamnesisHead, AnamnesisSection, ScorePoint, WrittenAnswers } from './anamnesis.ts'
import { Scale } from './derived.ts'
import { SectionSlug } from './section-slug.ts'

export const allAnamnesis = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/anamnesis/all_anamnesis',
  summary: "A client's anamneses with the states of their sections, the current one first",
  permission: 'anamnesis.read',
  entity: 'anamnesis',
  answer: z.array(AnamnesisHead),
  problems: [],
})

export const createAnamnesis = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/anamnesis/create_anamnesis',
  summary: 'Begins an anamnesis, empty or from an earlier one whose sections are then to be confirmed',
  permission: 'anamnesis.write',
  entity: 'anamnesis',
  creates: true,
  body: z.strictObject({ _id: z.optional(Id), dossierId: z.optional(Id), from: z.optional(Id) }),
  answer: Anamnesis,
  problems: [],
})

export const getAnamnesis = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}',
  summary: 'An anamnesis with the answers of the sections that the reader may read',
  permission: 'anamnesis.read',
  entity: 'anamnesis',
  answer: Anamnesis,
  problems: [],
})

/** The section's own schema checks `answers`: a definition stands in its own file and is loaded by itself. */
export const saveAnamnesisSection = endpoint({
  method: 'PUT',
  path: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}/{section}',
  params: { section: SectionSlug },
  summary: 'Saves a section of the current anamnesis as its next version; version 0 for one never saved',
  permission: 'anamnesis.write',
  entity: 'anamnesis',
  body: z.strictObject({
    dossierId: z.optional(Id),
    version: z.int().check(z.minimum(0)),
    answers: WrittenAnswers,
    marked_complete: z._default(z.boolean(), false),
    /** Scales that were taken anew although they may say the same as before. */
    assessed: z._default(z.array(Scale), []),
  }),
  answer: AnamnesisSection,
  problems: ['stale', 'ended'],
  current: { stale: AnamnesisSection },
})

export const getAnamnesisSectionVersions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}/{section}/versions',
  params: { section: SectionSlug },
  summary: 'All versions of a section, newest first',
  permission: 'anamnesis.read',
  entity: 'anamnesis',
  answer: z.array(AnamnesisSection),
  problems: [],
})

export const getScores = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/anamnesis/scores',
  summary: 'The course of the scores over all anamneses, oldest first',
  permission: 'anamnesis.read',
  entity: 'anamnesis',
  answer: z.array(ScorePoint),
  problems: [],
})

export const getAnamnesisFhir = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}/fhir',
  summary:
    'An anamnesis as a FHIR R4 bundle: questionnaires, responses and scores; the reason goes to the audit log',
  permission: 'anamnesis.read',
  entity: 'anamnesis',
  action: 'export',
  query: z.strictObject({ reason: z.optional(Reason) }),
  answer: FileAnswer,
  file: ['application/fhir+json'],
  problems: [],
})

/** The answers were read before; what is noted here is that they go on paper, and so out of the house. */
export const printAnamnesis = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/anamnesis/{anamnesisId}/print',
  summary: 'Notes in the audit log that an anamnesis is printed',
  permission: 'anamnesis.read',
  need: 'read',
  entity: 'anamnesis',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
