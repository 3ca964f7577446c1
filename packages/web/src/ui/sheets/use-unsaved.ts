import { type SyntheticEvent, useRef, useState } from 'react'

/** Of a sheet that keeps no draft: who leaves it with words typed is asked first. */
export type Unsaved = {
  /** Closes the sheet, or asks. */
  leave: () => void
  /** Stands at the form: hears what is typed in it. */
  onInput: (event: SyntheticEvent) => void
  /** While it is asked, `<UnsavedQuestion>`. */
  question: { open: boolean; onClose: () => void; onConfirm: () => void }
}

const isWritten = (element: EventTarget): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && (element.type === 'text' || element.type === 'password'))

/** @param asks false where what is typed waits as a draft: then nothing is lost */
export function useUnsaved(onClose: () => void, asks = true): Unsaved {
  const written = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  const [isAsked, setAsked] = useState(false)
  const holdsWords = (): boolean =>
    Array.from(written.current).some(field => field.isConnected && field.value.trim() !== '')
  const confirm = (): void => {
    setAsked(false)
    onClose()
  }
  return {
    leave: () => (asks && holdsWords() ? setAsked(true) : onClose()),
    onInput: ({ target }) => {
      if (isWritten(target)) written.current.add(target as HTMLInputElement)
    },
    question: { open: isAsked, onClose: () => setAsked(false), onConfirm: confirm },
  }
}
