import { useTranslation } from 'react-i18next'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import { toast } from '../../ui/toast.ts'

/** Closes the sheet of a form, and says that what was typed into it waits for whoever opens it again. */
export function useCloseKept(
  { state }: Pick<DraftFormState<unknown>, 'state'>,
  onClose: () => void,
): () => void {
  const { t } = useTranslation()
  return () => {
    const isTyped = state.is === 'typed' || state.is === 'kept'
    if (isTyped) toast(t('La bozza è conservata: la ritrova aprendo di nuovo il modulo.'), 'info')
    onClose()
  }
}
