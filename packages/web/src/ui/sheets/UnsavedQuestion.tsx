import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import type { Unsaved } from './use-unsaved.ts'

/** Asks before a sheet is left whose words are kept nowhere. */
export function UnsavedQuestion(question: Unsaved['question']) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      {...question}
      title={t('Chiudere senza salvare?')}
      confirmLabel={t('Chiudi senza salvare')}
      cancelLabel={t('Resta qui')}
      danger
    >
      {t('Quello che ha scritto qui va perso.')}
    </ConfirmSheet>
  )
}
