import type { Answers } from '../form/answers.ts'
import { withoutHidden } from '../form/visibility.ts'
import type { Section } from './section.ts'
import type { SectionSlug } from './section-slug.ts'

/** Assessments of a day, never copied into another anamnesis as if they had been made anew (decision D17). */
const assessedAnew: Partial<Record<SectionSlug, readonly string[]>> = {
  body_care: ['norton'],
  nutrition: ['mini_nutritional_assessment'],
  pain: ['entries'],
}

/** The answers of a section with which an anamnesis begins that starts from an earlier one, to be confirmed. */
export function copiedAnswers(section: Section, earlier: Answers): Answers {
  const dropped = assessedAnew[section.slug] ?? []
  const kept = Object.entries(earlier).filter(([name]) => !dropped.includes(name))
  return withoutHidden(section, Object.fromEntries(kept))
}
