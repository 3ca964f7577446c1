import type { Entry } from '@vicino/domain/form/answers.ts'
import { createContext } from 'react'

/** What a list asks of the entry that is being written and stands in no list yet. */
export type AddingBoard = {
  begin: (path: string) => void
  /** Asks why the entry goes: its sheet is a form of its own and stands outside this one. */
  strike: (path: string, id: number) => void
  /** Whether the entry stands on the server as it stands here. */
  isSaved: (path: string, entry: Entry) => boolean
  /** Takes an entry that was never saved back into its form, to be corrected or left; null for any other. */
  reopen: (path: string, entry: Entry) => (() => void) | null
}

export const AddingContext = createContext<AddingBoard | null>(null)
