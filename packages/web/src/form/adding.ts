import type { Answers } from '@vicino/domain/form/answers.ts'
import { createContext } from 'react'

/** An entry that is being written and stands in no list yet. It is part of the draft like everything typed. */
export type Adding = { path: string; answers: Answers }

export type AddingBoard = {
  begin: (path: string) => void
  /** The list was changed as a whole, for example by a strike: that is saved at once. */
  saveNow: () => void
}

export const AddingContext = createContext<AddingBoard | null>(null)
