import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { OpenVisits } from './OpenVisits.tsx'

type Props = { open: AbsencePlan['released']; onConfirm: () => void; onClose: () => void }

/** Says which visits nobody takes, before the absence is confirmed with them. */
export function OpenVisitsSheet({ open, onConfirm, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      open
      title={t('{{count}} visite restano senza operatore', { count: open.length })}
      confirmLabel={t('Lasciale da assegnare')}
      cancelLabel={t('Torna alle visite')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <OpenVisits open={open} />
    </ConfirmSheet>
  )
}
