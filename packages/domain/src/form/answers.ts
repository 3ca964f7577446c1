/** What one of several options may be. */
export type Value = string | number | boolean

/** An answer that carries its own description, so that the description cannot outlive it. */
type Noted = { readonly choice: Value; readonly note?: string }

/** One of several like things under one field, a pain for example. Ids count up and are never given twice. */
export type Entry = Answers & { readonly id: number; readonly struck?: { readonly reason: string } }

export type Answer = Value | readonly string[] | Noted | Answers | readonly Entry[]

/** The answers of a form or a group by field. An unanswered field is absent. */
export type Answers = { readonly [field: string]: Answer | undefined }

/** Whether anything was said: not an empty text, list or group. False and 0 are answers. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false
  if (typeof answer === 'string') return answer.trim() !== ''
  if (Array.isArray(answer)) return answer.length > 0
  if (typeof answer === 'object') return Object.values(answer).some(isAnswered)
  return true
}

/** The answers below a field that is a group; none where it is unanswered. */
export const answersIn = (answers: Answers, field: string): Answers => {
  const inner = answers[field]
  return typeof inner === 'object' && !Array.isArray(inner) ? (inner as Answers) : {}
}

/** The entries of a field; none where it is unanswered. */
export const entriesIn = (answers: Answers, field: string): readonly Entry[] => {
  const inner = answers[field]
  return Array.isArray(inner) ? (inner as readonly Entry[]) : []
}

/** What was chosen, with or without a description beside it. */
export const choiceOf = (answer: Answer | undefined): Value | undefined => {
  if (typeof answer !== 'object') return answer
  return 'choice' in answer ? (answer.choice as Value) : undefined
}

/** The description beside a choice; empty where there is none. */
export const noteBeside = (answer: Answer | undefined): string =>
  typeof answer === 'object' && 'note' in answer && typeof answer.note === 'string' ? answer.note : ''
