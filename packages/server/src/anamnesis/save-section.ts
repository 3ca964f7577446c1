import { sectionPermissions } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { derivedOf } from '@vicino/domain/anamnesis/section.ts'
import { unfoundedScores, withoutScores } from '@vicino/domain/anamnesis/written-scores.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { erasedEntries } from '@vicino/domain/form/entries.ts'
import { isEqual } from '@vicino/domain/form/equal.ts'
import { formState } from '@vicino/domain/form/form-state.ts'
import { merge, mergeMark } from '@vicino/domain/form/merge.ts'
import { type May, readableForm, withUnreadable } from '@vicino/domain/form/readable-form.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { withoutHidden } from '@vicino/domain/form/visibility.ts'
import { fromWire, toWire, type WireAnswers } from '@vicino/domain/form/wire-answers.ts'
import { wireSchema } from '@vicino/domain/form/wire-schema.ts'
import type { FieldCode } from '@vicino/domain/wire/field-error.ts'
import * as z from 'zod/mini'
import type { News } from '../activity/activity.store.ts'
import { Refusal } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import { newsOf } from '../records/correction.ts'
import { emptySection, readSection } from './section-access.ts'
import type { StandingSection, StoredSection } from './section.store.ts'

/** What a nurse wrote over the version that she saw. */
export type Written = { version: number; answers: Answers; marked_complete: boolean }

/** What a section is to say next. */
export type Next = Pick<Written, 'answers' | 'marked_complete'>

/**
 * The answers of a body under the section's own schema, as far as the writer may answer it. An empty list or group
 * says nothing, and stands for nobody's change. A score written beside its answers must follow from them.
 * @throws {Refusal} at each field that is hidden, unknown, unfounded, or not hers to answer
 */
export function checkAnswers(section: Section, may: May, written: WireAnswers): Answers {
  const form = readableForm(section, may)
  const { answers, scores } = withoutScores(form, written)
  const checked = wholeOrRefuse(z.strictObject({ answers: wireSchema(form) }), { answers })
  const kept = withoutHidden(form, fromWire(form, checked.answers))
  refuseFields(unfoundedScores(scores, derivedOf(form, kept)), 'score_unfounded')
  return kept
}

/** @throws {Refusal} at each of these answers */
function refuseFields(paths: readonly string[], code: FieldCode): void {
  if (paths.length === 0) return
  throw new Refusal('unprocessable', { fields: paths.map(path => ({ path: `answers.${path}`, code })) })
}

/**
 * What was written, over what stands now. Units that only one of the two changed since the version seen come
 * together; a copied section that nobody has saved is version 0.
 * @throws {Refusal} `stale`, with the section as it stands, where both changed the same unit
 */
export function mergeWritten(
  section: Section,
  may: May,
  { current, seen }: StandingSection,
  written: Written,
): Next {
  const theirs = answersOf(section, current)
  if (written.version === (current?.version ?? 0))
    return { ...written, answers: withUnreadable(section, may, theirs, written.answers) }
  const stale = () =>
    new Refusal('stale', { current: current ? readSection(current, may) : emptySection(section) })
  if (!current || (written.version > 0 && !seen)) throw stale()
  const base = answersOf(section, seen)
  const mine = withUnreadable(section, may, base, written.answers)
  const { answers, conflicts } = merge(section, base, mine, theirs)
  if (conflicts.length > 0) throw stale()
  const mark = mergeMark(seen?.marked_complete, written.marked_complete, current.marked_complete)
  return { answers, marked_complete: mark }
}

const answersOf = (section: Section, stored: StoredSection | undefined): Answers =>
  readStored(section, stored?.answers ?? {}).answers

/**
 * Lets a saved entry be reworded or struck, never be left out.
 * @throws {Refusal} at each entry that stood and is gone, or whose strike was taken back
 */
export function refuseErasure(section: Section, current: StoredSection | undefined, next: Next): void {
  refuseFields(erasedEntries(section, answersOf(section, current), next.answers), 'entry_erased')
}

/** Whether a save over an older version brought nothing that does not stand already: it came twice, most likely. */
export const isThereAlready = (section: Section, current: StoredSection, next: Next): boolean =>
  next.marked_complete === current.marked_complete && isEqual(next.answers, answersOf(section, current))

/** The names of the fields that the next version answers otherwise. */
export function changedAnswers(section: Section, current: StoredSection | undefined, next: Next): string[] {
  const before = answersOf(section, current)
  return Object.keys(section.fields).filter(name => !isEqual(before[name], next.answers[name]))
}

/** The next version of a section, with everything that follows from its answers. */
export const nextSection = (
  section: Section,
  current: StoredSection | undefined,
  { answers, marked_complete }: Next,
  signed: Pick<StoredSection, 'author' | 'saved_at'>,
): StoredSection => ({
  ...signed,
  section: section.slug,
  version: (current?.version ?? 0) + 1,
  state: formState(section, answers, { markedComplete: marked_complete, toConfirm: false }),
  definition_version: section.definitionVersion,
  answers: toWire(section, answers),
  derived: derivedOf(section, answers),
  marked_complete,
})

/** The news says that a section was saved, not what: who may not see a score must not meet it in the log. */
export function newsOfSection(_id: string, { section, version, state }: StoredSection): News {
  const kind = sectionPermissions[section] ? 'ReservedAnamnesis' : 'Anamnesis'
  return newsOf(kind, { _id, section, version, state }, version === 1 ? 'created' : 'corrected')
}
