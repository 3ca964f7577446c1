import type { Answer } from '@vicino/domain/form/answers.ts'
import type { Field } from '@vicino/domain/form/field.ts'

/** What is wrong with the answers, by their names on the wire from the section down: `oxygen.start_date`. */
export type AnswerErrors = Readonly<Record<string, string>>

export const noErrors: AnswerErrors = {}

/** The errors below a path, by what is left of theirs; those of the path itself are not below it. */
export function errorsBelow(errors: AnswerErrors, path: string): AnswerErrors {
  const below = Object.entries(errors).filter(([at]) => at.startsWith(`${path}.`))
  return below.length === 0
    ? noErrors
    : Object.fromEntries(below.map(([at, words]) => [at.slice(path.length + 1), words]))
}

/** What is wrong with a field that shows one message for itself and all that stands in it, for example a list. */
export const errorWithin = (errors: AnswerErrors, path: string): string | undefined =>
  errors[path] ?? Object.values(errorsBelow(errors, path))[0]

/** What every kind of field is shown with. All of it keeps its identity until it changes, so that only that is drawn again. */
export type FieldViewProps<Shown extends Field = Field> = {
  field: Shown
  /** Where it stands in its section: `oxygen.flow_rate`. */
  path: string
  answer: Answer | undefined
  errors: AnswerErrors
  disabled: boolean
  /** The name above it says already what it asks: its own label is for the ear. */
  titled?: boolean
  /** Puts an answer at its path; undefined takes it back. */
  onAnswer: (path: string, answer: Answer | undefined) => void
}

/** The path of a name that stands beside a field, for example of its description. */
export const pathBeside = (path: string, name: string): string =>
  [...path.split('.').slice(0, -1), name].join('.')
