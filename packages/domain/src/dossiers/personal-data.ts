import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { ClientFields, NewClient } from './client.ts'
import { PossibleDuplicate } from './duplicates.ts'
import { ProtectedFields } from './protected-fields.ts'

const guarded = z.partial(ProtectedFields).shape

/**
 * The client's personal data as they stand. `version` is the dossier's own; who wrote it is null of the first.
 * `duplicates`: said to who has just written it, where another dossier may be of the same person.
 */
export const PersonalData = z.strictObject({
  dossierId: Id,
  version: z.number(),
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
  ...ClientFields.shape,
  ...guarded,
  duplicates: z.optional(z.array(PossibleDuplicate)),
})
export type PersonalData = z.infer<typeof PersonalData>

/** The fields to change; an address is written whole. */
export const PersonalDataChange = z.strictObject({
  dossierId: z.optional(Id),
  version: z.int().check(z.minimum(1)),
  ...z.partial(NewClient).shape,
  ...guarded,
})
export type PersonalDataChange = z.infer<typeof PersonalDataChange>
