import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks before a page is left whose last words are not safe. */
export function LeavingSheet({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={t('Lasciare la pagina?')}
      confirmLabel={t('Lascia la pagina')}
      cancelLabel={t('Resta qui')}
      danger
      onConfirm={() => leaving?.go()}
    >
      {t('Il server non risponde e le ultime parole non sono ancora al sicuro.')}
    </ConfirmSheet>
  )
}
