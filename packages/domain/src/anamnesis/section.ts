import type { Answers } from '../form/answers.ts'
import type { Form } from '../form/field.ts'
import type { Derived } from './derived.ts'
import type { SectionSlug } from './section-slug.ts'

/**
 * Fields that stand together under a heading. Parts with a `screen` stand on a screen of their own, reached by a
 * card that carries the answer to the field `badge`.
 */
export type Part = {
  readonly label: string
  readonly fields: readonly string[]
  readonly screen?: { readonly slug: string; readonly label: string; readonly badge: string }
}

/**
 * A section of the anamnesis. `definitionVersion` counts up when a field or option goes or changes its meaning;
 * a new one needs no new number.
 */
export type Section = Form & {
  readonly slug: SectionSlug
  readonly definitionVersion: number
  readonly parts: readonly Part[]
  readonly derive?: (answers: Answers) => Derived
}

/** Declares a section. It exists only to check the declaration and keep its exact types. */
export const section = <const Declared extends Section>(declared: Declared): Declared => declared

/** What follows from a section's answers: scores with their bands. Never kept in form state. */
export const derivedOf = (of: Section, answers: Answers): Derived => of.derive?.(answers) ?? {}
