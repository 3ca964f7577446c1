import { type Answer, choiceOf, noteBeside, type Value } from './answers.ts'
import { type Field, noteField } from './field.ts'

/** The answer after a tap on an option: it clears when it was chosen already, and a description goes with it. */
export function tapOption(field: Field, before: Answer | undefined, value: Value): Answer | undefined {
  if (choiceOf(before) === value) return undefined
  const note = noteField(field)
  if (note === undefined) return value
  return withNote({ choice: value }, takesNote(field, value) ? noteBeside(before) : '')
}

/** Whether a description is asked for beside this choice. */
export function takesNote(field: Field, choice: Value | undefined): boolean {
  const note = noteField(field)
  if (note === undefined || choice === undefined) return false
  return note.on === undefined || note.on.includes(choice)
}

/** A choice with the description beside it; an empty one is absent. */
export function withNote(before: Answer | undefined, note: string): Answer | undefined {
  const choice = choiceOf(before)
  if (choice === undefined) return undefined
  return note.trim() === '' ? { choice } : { choice, note }
}
