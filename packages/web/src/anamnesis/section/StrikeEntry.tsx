import { useTranslation } from 'react-i18next'
import { ReasonSheet } from '../../ui/sheets/ReasonSheet.tsx'

/** Asks why an entry goes. It is struck, not deleted. */
export function StrikeEntry({ onEnd }: { onEnd: (reason?: string) => void }) {
  const { t } = useTranslation()
  return (
    <ReasonSheet
      open
      onClose={() => onEnd()}
      title={t('Togliere questa voce?')}
      confirmLabel={t('Togli')}
      danger
      suggestions={[t('Non più presente'), t('Scritto per errore')]}
      onConfirm={onEnd}
    >
      <p>{t('La voce resta leggibile, con il motivo.')}</p>
    </ReasonSheet>
  )
}
