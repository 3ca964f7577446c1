import type { Answers } from '@vicino/domain/form/answers.ts'
import { createContext } from 'react'

/** An entry that is being written and stands in no list yet. It is part of the draft like everything typed. */
export type Adding = { path: string; answers: Answers }

export type AddingBoard = {
  begin: (path: string) => void
  /** Asks why the entry goes: its sheet is a form of its own and stands outside this one. */
  strike: (path: string, id: number) => void
}

export const AddingContext = createContext<AddingBoard | null>(null)
