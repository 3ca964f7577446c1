import { createContext } from 'react'

/** The notices of a form that nobody has answered yet, in the order of the page. */
export type ClampBoard = {
  raise: (id: string, focus: () => void) => void
  answer: (id: string) => void
  /** Moves to the first open notice and answers true; false where none is open. */
  focusFirst: () => boolean
  /** A draft stands in the form: what it brought back is judged as if it had been typed now. */
  restored: boolean
  setRestored: (restored: boolean) => void
}

type Open = { id: string; focus: () => void }

export function makeClampBoard(): ClampBoard {
  let open: Open[] = []
  const board: ClampBoard = {
    raise: (id, focus) => {
      open = [...open.filter(one => one.id !== id), { id, focus }]
    },
    answer: id => {
      open = open.filter(one => one.id !== id)
    },
    focusFirst: () => {
      open[0]?.focus()
      return open.length > 0
    },
    restored: false,
    setRestored: restored => {
      board.restored = restored
    },
  }
  return board
}

/** Outside a form every notice stands for itself. */
export const ClampContext = createContext<ClampBoard>(makeClampBoard())
