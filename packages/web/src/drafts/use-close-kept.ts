import { createElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../ui/late.ts'
import { toast } from '../ui/toast.ts'
import type { FollowedDraft } from './use-draft.ts'

const UnsavedQuestion = late(async () => (await import('../ui/sheets/UnsavedQuestion.tsx')).UnsavedQuestion)

type Closing = {
  /** Closes the sheet, or asks where what was typed would go with it. */
  close: () => void
  /** Stands in the sheet. */
  question: ReactNode
}

/** Closes the sheet of a form, and says that what was typed into it waits for whoever opens it again. */
export function useCloseKept(
  { state, atRisk }: Pick<FollowedDraft<unknown>, 'state' | 'atRisk'>,
  onClose: () => void,
): Closing {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  return {
    close: () => {
      if (atRisk()) return setAsked(true)
      const isTyped = state.is === 'typed' || state.is === 'kept'
      if (isTyped) toast(t('La bozza è conservata: la ritrova aprendo di nuovo il modulo.'), 'info')
      onClose()
    },
    question: isAsked && createElement(UnsavedQuestion, { onStay: () => setAsked(false), onGo: onClose }),
  }
}
