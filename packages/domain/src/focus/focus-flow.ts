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

/** A note may be saved once one of its parts says something; a hidden evaluation says nothing. */
export const maySave = (flow: FocusFlow): boolean => saysSomething(noteToSend(flow))

type Changes = {
  [Type in FocusStep['type']]: (
    taken: Extract<FocusStep, { type: Type }>,
    flow: FocusFlow,
  ) => Partial<FocusFlow>
}

/** What changes with each step: a title that is chosen or written goes on to the note. */
const changes: Changes = {
  chose: ({ topic }) => ({ step: 'note', focus: topic.name, focusTopicId: topic.focusTopicId }),
  wrote: ({ focus }) => ({ step: 'note', focus, focusTopicId: null }),
  went_back: () => ({ step: 'choose' }),
  evaluates: ({ on }, flow) => ({ evaluates: on, evaluation: on ? flow.evaluation : '' }),
  closes: ({ on }) => ({ closes: on }),
}

export const takeStep = (flow: FocusFlow, taken: FocusStep): FocusFlow => ({
  ...flow,
  ...(changes[taken.type] as (taken: FocusStep, flow: FocusFlow) => Partial<FocusFlow>)(taken, flow),
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
