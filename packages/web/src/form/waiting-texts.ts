import { createContext, use, useState } from 'react'

/** Own texts that are typed and not added yet, by the path of their field. They are part of the draft. */
export type WaitingTexts = {
  textAt: (path: string) => string
  /** An empty text waits no longer. */
  note: (path: string, text: string) => void
}

export const WaitingTextsContext = createContext<WaitingTexts | null>(null)

/** The text that waits at a field, and how it changes; outside a draft it is the field's own. */
export function useWaitingText(path: string): [text: string, note: (text: string) => void] {
  const waiting = use(WaitingTextsContext)
  const [own, setOwn] = useState('')
  return waiting ? [waiting.textAt(path), text => waiting.note(path, text)] : [own, setOwn]
}
