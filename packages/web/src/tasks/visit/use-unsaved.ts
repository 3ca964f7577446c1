import { useState } from 'react'

/** What of a visit is typed and not saved. */
export type Unsaved = { values: boolean; note: boolean }

type Asking = { unsaved: Unsaved; onLeave: () => void; onClose: () => void }

/** Holds the end of a visit until it is known what becomes of what is typed and not saved on its page. */
export function useUnsaved(): {
  beforeEnd: (goOn: () => void) => void
  tell: { [Part in keyof Unsaved]: (isUnsaved: boolean) => void }
  /** What is asked before the end, null as long as nothing is. */
  asking: Asking | null
} {
  const [values, setValues] = useState(false)
  const [note, setNote] = useState(false)
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null)
  const close = (): void => setAsked(null)
  return {
    beforeEnd: goOn => {
      if (values || note) setAsked({ goOn })
      else goOn()
    },
    tell: { values: setValues, note: setNote },
    asking: asked && {
      unsaved: { values, note },
      onClose: close,
      onLeave: () => {
        close()
        asked.goOn()
      },
    },
  }
}
