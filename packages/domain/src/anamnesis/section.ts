import type { Answers } from '../form/answers.ts'
import type { Form } from '../form/field.ts'
import type { Derived } from './derived.ts'
import type { SectionSlug } from './section-slug.ts'

type Heading = {
  readonly label: string
  readonly screen?: { readonly slug: string; readonly label: string; readonly badge: string }
}

/**
 * Fields that stand together under a heading. Parts with a `screen` stand on a screen of their own, reached by a
 * card that carries the answer to the field `badge`.
 */
export type SectionPart = Heading & { readonly fields: readonly string[] }

/**
 * A section of the anamnesis. `definitionVersion` counts up when a field or option goes or changes its meaning;
 * a new one needs no new number.
 */
export type Section = Form & {
  readonly slug: SectionSlug
  readonly definitionVersion: number
  readonly parts: readonly SectionPart[]
  /** @param age of the client in years on the day of the answers */
  readonly derive?: (answers: Answers, age: number) => Derived
}

/** A part as it is written down: it holds its first field and all that follow, up to the next part. */
type DeclaredSection = Omit<Section, 'parts'> & {
  readonly parts: readonly (Heading & { readonly from: string })[]
}

/** Declares a section and keeps its exact types. A field added to it belongs to the part in which it stands. */
export function section<const Declared extends DeclaredSection>(
  declared: Declared,
): Omit<Declared, 'parts'> & { readonly parts: readonly SectionPart[] } {
  const names = Object.keys(declared.fields)
  const starts = declared.parts.map(({ from }) => names.indexOf(from))
  const parts = declared.parts.map(({ from: _, ...heading }, at): SectionPart => {
    return { ...heading, fields: names.slice(starts[at], starts[at + 1]) }
  })
  return { ...declared, parts }
}

/**
 * What follows from a section's answers: scores with their bands. Never kept in form state.
 * @param age of the client in years on the day of the answers
 */
export const derivedOf = (of: Section, answers: Answers, age: number): Derived =>
  of.derive?.(answers, age) ?? {}
