import { derivedAfter } from '@vicino/domain/anamnesis/assessed.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { sectionPermissions } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { ageAt } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { answersNotAsked, askedForm } from '@vicino/domain/form/asked-form.ts'
import { erasedEntries } from '@vicino/domain/form/entries.ts'
import { isEqual } from '@vicino/domain/form/equal.ts'
import { type Form, noteField } from '@vicino/domain/form/field.ts'
import { formState } from '@vicino/domain/form/form-state.ts'
import { merge, mergeMark } from '@vicino/domain/form/merge.ts'
import type { May } from '@vicino/domain/access/need-to-know.ts'
import { readableForm, withUnreadable } from '@vicino/domain/form/readable-form.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { withoutHidden } from '@vicino/domain/form/visibility.ts'
import { fromWire, toWire, type WireAnswers } from '@vicino/domain/form/wire-answers.ts'
import { wireSchema } from '@vicino/domain/form/wire-schema.ts'
import type { RefusedField } from '@vicino/domain/wire/field-error.ts'
import * as z from 'zod/mini'
import type { News } from '../activity/activity.store.ts'
import { Denied } from '../http/denied.ts'
import { refuseField, Refusal } from '../http/refusal.ts'
import { checkedOrRefuse, wholeOrRefuse } from '../http/schema.ts'
import { newsOf } from '../records/correction.ts'
import { type AskingOfDossier, mayOf } from '../http/dossier-access.ts'
import { emptySection, readSection } from './section-access.ts'
import type { Client, StandingSection, StoredSection } from './section.store.ts'

/** What a nurse wrote over the version that she saw. */
type Written = {
  version: number
  answers: Answers
  marked_complete: boolean
  assessed: readonly Scale[]
}

/** What a section is to say next. */
type Next = Pick<Written, 'answers' | 'marked_complete' | 'assessed'>

/**
 * The answers of a body under the section's own schema. An empty list or group says nothing, and stands for nobody's
 * change. What follows from answers is no answer: a total in a body is a field that does not exist.
 * @throws {Denied} at each field that is not hers to answer
 * @throws {Refusal} `malformed` where a name is unknown or a type another one, `unprocessable` at each broken rule
 */
export function checkAnswers(section: Section, asking: AskingOfDossier, written: WireAnswers): Answers {
  const form = readableForm(section, mayOf(asking, 'write'))
  const foreign = wireNames(section).filter(name => name in written && !wireNames(form).includes(name))
  if (foreign.length > 0)
    throw new Denied(new Refusal('forbidden', { fields: atAnswers(foreign, 'forbidden') }), asking.session)
  const { answers } = checkedOrRefuse(z.strictObject({ answers: wireSchema(form) }), { answers: written })
  return withoutHidden(form, fromWire(form, answers))
}

/** The names that a form has on the wire: of its fields and of what is written beside them. */
const wireNames = ({ fields }: Form): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...(noteField(field) ? [noteField(field)!.wire] : []),
  ])

const atAnswers = (paths: readonly string[], code: RefusedField['code']) =>
  paths.map(path => ({ path: `answers.${path}`, code }))

/** @throws {Refusal} at each of these answers */
function refuseFields(paths: readonly string[], code: RefusedField['code']): void {
  if (paths.length === 0) return
  throw new Refusal('unprocessable', { fields: atAnswers(paths, code) })
}

/**
 * What was written, over what stands now. Units that only one of the two changed since the version seen come
 * together; a copied section that nobody has saved is version 0.
 * @throws {Refusal} `stale`, with the section as it stands, where both changed the same unit; at the field, where
 * the two together break a rule
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
  // Two lists that were each short enough may not be so together: what could never be saved again is not saved.
  wholeOrRefuse(z.object({ answers: wireSchema(section) }), { answers: toWire(section, answers) })
  const mark = mergeMark(seen?.marked_complete, written.marked_complete, current.marked_complete)
  return { answers, marked_complete: mark, assessed: written.assessed }
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

/**
 * The next version of a section, with everything that follows from its answers.
 * @throws {Refusal} at `assessed` where it names a scale without answers; at an answer that is not asked of this client
 */
export function nextSection(
  section: Section,
  current: StoredSection | undefined,
  { answers, marked_complete, assessed }: Next,
  client: Client,
  signed: Pick<StoredSection, 'author' | 'saved_at'>,
): StoredSection {
  if (assessed.some(scale => answers[scale] === undefined)) throw refuseField('assessed', 'not_an_option')
  const age = ageAt(client.birthday, todayIn(signed.saved_at))
  refuseFields(
    answersNotAsked(section, { ...client, age }, answersOf(section, current), answers),
    'hidden_field',
  )
  const asked = askedForm(section, { gender: client.gender, age, answers })
  const before = current && {
    answers: answersOf(section, current),
    derived: current.derived,
    isCopy: current.version === 0,
  }
  return {
    ...signed,
    section: section.slug,
    version: (current?.version ?? 0) + 1,
    state: formState(asked, answers, { markedComplete: marked_complete, toConfirm: false }),
    definition_version: section.definitionVersion,
    answers: toWire(section, answers),
    derived: derivedAfter(section, before, { answers, assessed, age, at: signed.saved_at }),
    marked_complete,
  }
}

/** The news says that a section was saved, not what: who may not see a score must not meet it in the log. */
export function newsOfSection(_id: string, { section, version, state }: StoredSection): News {
  const kind = sectionPermissions[section] ? 'ReservedAnamnesis' : 'Anamnesis'
  return newsOf(kind, { _id, section, version, state }, version === 1 ? 'created' : 'corrected')
}
