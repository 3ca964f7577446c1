import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { formStates } from '../form/form-state.ts'
import type { WireAnswers } from '../form/wire-answers.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { Derived, Scale } from './derived.ts'
import { SectionSlug } from './section-slug.ts'

export const SectionState = z.enum(formStates.map(({ value }) => value))

/** Answers under the specification's names; which names a section has, its own schema says. */
const SectionAnswers = z.record(z.string(), z.unknown())

/** Answers in a body. The section that is saved has the schema that checks them, at their own fields. */
export const WrittenAnswers = z
  .unknown()
  .check(z.refine(isRecord, 'wrong_type')) as unknown as z.ZodMiniType<WireAnswers>

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How far a section is, who saved it last and when. Version 0: never saved in this anamnesis. */
export const SectionHead = z.strictObject({
  section: SectionSlug,
  version: z.number(),
  state: SectionState,
  author: z.nullable(Signature),
  saved_at: z.nullable(Instant),
})
export type SectionHead = z.infer<typeof SectionHead>

/**
 * A section with its answers. A section copied from an earlier anamnesis has version 0, the state `to_confirm`,
 * and the author and time of the answers that were copied.
 */
export const AnamnesisSection = z.strictObject({
  ...SectionHead.shape,
  definition_version: z.number(),
  answers: SectionAnswers,
  derived: Derived,
  marked_complete: z.boolean(),
})
export type AnamnesisSection = z.infer<typeof AnamnesisSection>

const anamnesisShape = {
  _id: Id,
  dossierId: Id,
  author: Signature,
  created_at: Instant,
  from: z.nullable(Id),
  current: z.boolean(),
}

/** An anamnesis of a client. The newest is current, the others stay open to read. */
export const AnamnesisHead = z.strictObject({ ...anamnesisShape, sections: z.array(SectionHead) })
export type AnamnesisHead = z.infer<typeof AnamnesisHead>

/** An anamnesis with the answers of every section that the reader may read. */
export const Anamnesis = z.strictObject({ ...anamnesisShape, sections: z.array(AnamnesisSection) })
export type Anamnesis = z.infer<typeof Anamnesis>

/** One assessment of a score with the answers that made it, as it was taken: later rules never change it. */
export const ScorePoint = z.strictObject({
  scale: Scale,
  answers: SectionAnswers,
  value: z.number(),
  /** Null where the scale has none for the age, as the index under 18. */
  band: z.nullable(z.string()),
  scale_version: z.number(),
  anamnesisId: Id,
  author: Signature,
  saved_at: Instant,
})
export type ScorePoint = z.infer<typeof ScorePoint>
