import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { takesNote } from '@vicino/domain/form/choice.ts'
import { type Answer, type Answers, answersIn, choiceOf } from '@vicino/domain/form/answers.ts'
import { type Field, type Form, noteField } from '@vicino/domain/form/field.ts'
import type { AnswerErrors } from './field-view.ts'
import { type Branch, gateTree } from './gate-tree.ts'
import { partCards } from './part-cards.ts'

/** What is wrong with an answer that no field on the page says: the Italian labels down to it, and the sentence. */
export type UnplacedError = { readonly labels: readonly string[]; readonly words: string }

/**
 * The errors that none of the shown fields says: of another screen, of a question that is not asked, of a whole
 * group. They stand together above the save, so that no refusal is invisible.
 * @param screen which of the section's screens is shown; undefined for its main one
 */
export function unplacedErrors(
  section: Section,
  answers: Answers,
  screen: string | undefined,
  errors: AnswerErrors,
): UnplacedError[] {
  const places = partCards(section, answers)
    .filter(({ part }) => part.screen?.slug === screen)
    .flatMap(({ group, rows }) =>
      group === null ? placesOf(rows, answers, '') : placesOf(rows, answersIn(answers, group), `${group}.`),
    )
  const isPlaced = (path: string): boolean =>
    places.some(place => place.path === path || (place.takesInner && path.startsWith(`${place.path}.`)))
  return Object.entries(errors)
    .filter(([path]) => !isPlaced(path))
    .map(([path, words]) => ({ labels: labelsTo(section, path.split('.')), words }))
}

/** Where a message can stand; `takesInner`: a list says what is wrong with its texts and entries itself. */
type Place = { path: string; takesInner: boolean }

const placesOf = (rows: readonly Branch[], answers: Answers, prefix: string): Place[] =>
  rows.flatMap(({ name, field, opened }) => [
    ...placesIn(field, answers[name], `${prefix}${name}`, prefix),
    ...placesOf(opened, answers, prefix),
  ])

function placesIn(field: Field, answer: Answer | undefined, path: string, prefix: string): Place[] {
  if (field.kind === 'group' || field.kind === 'block') {
    const inside = answersIn({ inside: answer }, 'inside')
    return placesOf(gateTree(field, inside), inside, `${path}.`)
  }
  const own = { path, takesInner: field.kind === 'list' || field.kind === 'entries' }
  const note = noteField(field)
  if (!note || !takesNote(field, choiceOf(answer))) return [own]
  return [own, { path: `${prefix}${note.wire}`, takesInner: false }]
}

/** The labels of the fields on the way to a path, as far as the form knows it. */
function labelsTo(form: Form, [name = '', ...rest]: readonly string[]): string[] {
  const field = form.fields[name]
  if (field) return [field.label, ...('fields' in field ? labelsTo(field, rest) : [])]
  const described = Object.values(form.fields).find(one => noteField(one)?.wire === name)
  return described
    ? [described.label, noteField(described)!.label]
    : rest.length > 0
      ? labelsTo(form, rest)
      : []
}
