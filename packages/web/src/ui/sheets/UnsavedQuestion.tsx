import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from './ConfirmSheet.tsx'

type Props = { onStay: () => void; onGo: () => void }

/** Asks before a sheet is left whose words are kept nowhere. */
export function UnsavedQuestion({ onStay, onGo }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      open
      onClose={onStay}
      onConfirm={onGo}
      title={t('Chiudere senza salvare?')}
      confirmLabel={t('Chiudi senza salvare')}
      cancelLabel={t('Resta qui')}
      danger
    >
      {t('Quello che ha scritto qui va perso.')}
    </ConfirmSheet>
  )
}
