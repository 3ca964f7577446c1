import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { SectionBefore } from '@vicino/domain/anamnesis/assessed.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import { wireSchema } from '@vicino/domain/form/wire-schema.ts'
import * as z from 'zod/mini'

/** What the form of a section holds, and so what its draft keeps. */
export type SectionValues = {
  /** The version over which it was written. */
  version: number
  answers: Answers
  marked_complete: boolean
  /** What is typed and stands in no answer yet, by its path: an entry that is being added, a body measure. */
  pending: Readonly<Record<string, Answers>>
  /** The scales that were taken anew although they may say the same as before. */
  assessed: readonly Scale[]
}

export const valuesOf = (section: Section, row: AnamnesisSection): SectionValues => ({
  version: row.version,
  answers: readStored(section, row.answers).answers,
  marked_complete: row.marked_complete,
  pending: {},
  assessed: [],
})

/** What is sent of it. */
export const sentOf = (section: Section, { version, answers, marked_complete, assessed }: SectionValues) => ({
  version,
  answers: toWire(section, answers),
  marked_complete,
  ...(assessed.length > 0 && { assessed: [...assessed] }),
})

/** A section as it stood, for what a change makes of its scores. */
export const sectionBefore = (
  section: Section,
  { version, answers, derived }: AnamnesisSection,
): SectionBefore => ({
  answers: readStored(section, answers).answers,
  derived,
  isCopy: version === 0,
})

/** The rules of a section over what its form holds; errors stand under the names of the wire, below `answers`. */
export const schemaOf = (section: Section) =>
  z.pipe(
    z.pipe(
      z.custom<SectionValues>(),
      z.transform(({ answers }: SectionValues): { answers: unknown } => ({
        answers: toWire(section, answers),
      })),
    ),
    z.object({ answers: wireSchema(section) }),
  )

/** A section that nobody has saved yet. */
export const neverSaved = ({ slug, definitionVersion }: Section): AnamnesisSection => ({
  section: slug,
  version: 0,
  state: 'empty',
  author: null,
  saved_at: null,
  definition_version: definitionVersion,
  answers: {},
  derived: {},
  marked_complete: false,
})
