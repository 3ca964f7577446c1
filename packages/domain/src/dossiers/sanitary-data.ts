import * as z from 'zod/mini'
import { Avs } from '../identifiers/avs.ts'
import { HealthCard } from '../identifiers/health-card.ts'
import { InsuranceNumber } from '../identifiers/insurance-number.ts'
import { Id } from '../wire/id.ts'
import { PossibleDuplicate } from './duplicates.ts'

/**
 * What the insurer asks for. `avsNumber` is the one AVS number of the personal data under its other name;
 * `without_avs`: there is none, which is more than that nobody wrote it.
 */
export const SanitaryFields = z.strictObject({
  cardNumber: z.nullable(HealthCard),
  avsNumber: z.nullable(Avs),
  insuranceNumber: z.nullable(InsuranceNumber),
  without_avs: z.boolean(),
})
export type SanitaryFields = z.infer<typeof SanitaryFields>

/**
 * The client's sanitary data as they stand. `version` is the dossier's own. `duplicates`: said to who has just written
 * a number that another dossier has too.
 */
export const SanitaryData = z.strictObject({
  dossierId: Id,
  version: z.number(),
  ...SanitaryFields.shape,
  duplicates: z.optional(z.array(PossibleDuplicate)),
})
export type SanitaryData = z.infer<typeof SanitaryData>

/** The fields to change. */
export const SanitaryDataChange = z.strictObject({
  dossierId: z.optional(Id),
  version: z.int().check(z.minimum(1)),
  ...z.partial(SanitaryFields).shape,
})
export type SanitaryDataChange = z.infer<typeof SanitaryDataChange>
