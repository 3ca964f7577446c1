import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import type { Leaving } from './use-leaving.ts'

type Props = {
  leaving: Leaving
  /** Whether it is the server that does not answer. */
  away: boolean
}

/** Asks before a page is left whose last words are not safe. */
export function LeavingSheet({ leaving, away }: Props) {
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
      {away
        ? t('Il server non risponde e le ultime modifiche non sono ancora salvate.')
        : t('Le ultime modifiche non sono salvate.')}
    </ConfirmSheet>
  )
}
