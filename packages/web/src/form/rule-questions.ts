import { createContext } from 'react'

/** What is asked of answers that seldom stand together, by the path at which it is asked, in Italian. */
export type RuleQuestions = {
  readonly asked: Readonly<Record<string, string>>
  /** They do stand together here: it is asked no more. */
  readonly confirm: (path: string) => void
}

export const RuleQuestionsContext = createContext<RuleQuestions | null>(null)
