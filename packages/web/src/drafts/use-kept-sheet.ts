import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { createElement, Fragment } from 'react'
import { late } from '../ui/late.ts'
import { useCloseKept } from './use-close-kept.ts'
import { useDraft } from './use-draft.ts'
import { useDraftWords } from './use-draft-words.ts'

const AsideNotice = late(async () => (await import('./AsideNotice.tsx')).AsideNotice)

type Kept<Values> = {
  /** Names the sheet and what it is about: `task.not_done.<taskId>`. */
  key: FormName
  /** What the sheet begins with. */
  start: Values
  values: Values
  /** The start with a draft of before laid over it. */
  restored: (start: Values, kept: unknown) => Values
  onRestored: (values: Values) => void
  onClose: () => void
}

/**
 * Keeps what is typed into a sheet as the page of a form does, for a sheet that stands before it is known whether a
 * draft waits: a visit is ended without a wait.
 */
export function useKeptSheet<Values extends Record<string, unknown>>({
  key,
  start,
  values,
  restored,
  onRestored,
  onClose,
}: Kept<Values>) {
  const draft = useDraft({
    key,
    values,
    restore: (kept, isChosen) => {
      // What was typed meanwhile is newer: she is asked which counts.
      if (!isChosen && JSON.stringify(values) !== JSON.stringify(start)) return null
      const before = restored(start, kept)
      onRestored(before)
      return before
    },
  })
  const { state } = draft
  const { close, question } = useCloseKept(draft, onClose)
  const aside =
    state.is === 'aside' &&
    createElement(AsideNotice, { at: state.draft.saved_at, settle: draft.settleAside })
  return {
    /** False until it is known whether a draft waits. */
    ready: draft.ready,
    /** Whether it is safe, in words. */
    words: useDraftWords(state),
    /** Closes the sheet; what was typed waits for whoever opens it again. */
    close,
    /** Stands in the sheet: which counts, a draft that came late or what was typed; and whether to lose what nobody keeps. */
    asks: createElement(Fragment, null, aside, question),
    /** It was sent: the draft goes. */
    settle: draft.settle,
    /** When the draft was kept that stands in the sheet now; null for a fresh one. */
    restoredFrom: draft.restoredFrom,
    startOver: () => {
      draft.settle(start)
      onRestored(start)
    },
  }
}
