import { useTranslation } from 'react-i18next'
import { toast } from '../ui/toast.ts'
import type { DraftState } from './draft-keeper.ts'

/** Closes the sheet of a form, and says that what was typed into it waits for whoever opens it again. */
export function useCloseKept({ state }: { state: DraftState }, onClose: () => void): () => void {
  const { t } = useTranslation()
  return () => {
    const isTyped = state.is === 'typed' || state.is === 'kept'
    if (isTyped) toast(t('La bozza è conservata: la ritrova aprendo di nuovo il modulo.'), 'info')
    onClose()
  }
}
