import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'

type Props = { doctor: string; busy: boolean; onClose: () => void; onSign: () => void }

/** Asks a doctor who signs what another one ordered whether she does so in her place. */
export function SignInPlace({ doctor, busy, onClose, onSign }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Firmare in sostituzione di {{name}}?', { name: doctor })}
      confirmLabel={t('Firma in sostituzione')}
      busy={busy}
      onConfirm={onSign}
    >
      <p>
        {t(
          "L'ordine è di {{name}}. Che la firma è in sua sostituzione resta scritto nella prescrizione, sul modulo e nel registro.",
          { name: doctor },
        )}
      </p>
      <p>{t("Se l'ordine è proprio, far correggere prima il nome del medico.")}</p>
    </ConfirmSheet>
  )
}
