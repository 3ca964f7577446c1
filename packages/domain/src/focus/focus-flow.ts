import type { FocusTopic, FocusTopicId } from './focus-topic.ts'
import { emptyNote, type NoteFields, noteOf, saysSomething } from './note.ts'

/**
 * How a focus is opened, and how a note is added to one: first the title is chosen or written, then the note. An
 * event begins with its note.
 */
export type FocusFlow = NoteFields & {
  step: 'choose' | 'note'
  focus: string
  focusTopicId: FocusTopicId | null
  /** The switch that opens the evaluation. */
  evaluates: boolean
  /** The switch that closes the focus with this note. */
  closes: boolean
}

export type FocusStep =
  | { type: 'chose'; topic: Pick<FocusTopic, 'focusTopicId' | 'name'> }
  | { type: 'wrote'; focus: string }
  | { type: 'went_on' }
  | { type: 'went_back' }
  | { type: 'evaluates'; on: boolean }
  | { type: 'closes'; on: boolean }

export const flowStart = (step: FocusFlow['step']): FocusFlow => ({
  ...emptyNote,
  step,
  focus: '',
  focusTopicId: null,
  evaluates: false,
  closes: false,
})

/** The next button needs a focus. */
export const mayGoOn = ({ focus }: FocusFlow): boolean => focus.trim() !== ''

/** A note may be saved once one of its parts says something; a hidden evaluation says nothing. */
export const maySave = (flow: FocusFlow): boolean => saysSomething(noteToSend(flow))

/** What changes with a step. */
function changeOf(flow: FocusFlow, taken: FocusStep): Partial<FocusFlow> {
  switch (taken.type) {
    case 'chose':
      return { focus: taken.topic.name, focusTopicId: taken.topic.focusTopicId }
    case 'wrote':
      return { focus: taken.focus, focusTopicId: null }
    case 'went_on':
      return mayGoOn(flow) ? { step: 'note' } : {}
    case 'went_back':
      return { step: 'choose' }
    case 'evaluates':
      return { evaluates: taken.on, evaluation: taken.on ? flow.evaluation : '' }
  }
  return { closes: taken.on }
}

export const takeStep = (flow: FocusFlow, taken: FocusStep): FocusFlow => ({
  ...flow,
  ...changeOf(flow, taken),
})

/** What is sent of the note: the evaluation only while its switch is on. */
export const noteToSend = (flow: FocusFlow): NoteFields => ({
  ...noteOf(flow),
  evaluation: flow.evaluates ? flow.evaluation : '',
})

/** A text with a phrase after it: after its last sentence, or as its first. */
export function withPhrase(text: string, phrase: string): string {
  const written = text.trimEnd()
  if (written === '') return phrase
  return `${written}${/[.:;!?]$/.test(written) ? ' ' : '. '}${phrase}`
}
