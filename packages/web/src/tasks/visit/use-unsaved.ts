import { useState } from 'react'

/** What of a visit is typed and not saved. */
export type Unsaved = { values: boolean; note: boolean }

/** What ends a visit, or its page: 'over' where it was ended elsewhere. */
export type Ending = 'end' | 'not_done' | 'over'

type Asking = { ending: Ending; unsaved: Unsaved; onLeave: () => void; onClose: () => void }

/** Holds what ends a visit until it is known what becomes of what is typed and not saved on its page. */
export function useUnsaved(): {
  before: (ending: Ending, goOn: () => void) => void
  tell: { [Part in keyof Unsaved]: (isUnsaved: boolean) => void }
  /** What is asked before the end, null as long as nothing is. */
  asking: Asking | null
} {
  const [values, setValues] = useState(false)
  const [note, setNote] = useState(false)
  const [asked, setAsked] = useState<{ ending: Ending; goOn: () => void } | null>(null)
  const close = (): void => setAsked(null)
  return {
    before: (ending, goOn) => {
      if (values || note) setAsked({ ending, goOn })
      else goOn()
    },
    tell: { values: setValues, note: setNote },
    asking: asked && {
      ending: asked.ending,
      unsaved: { values, note },
      onClose: close,
      onLeave: () => {
        close()
        asked.goOn()
      },
    },
  }
}
