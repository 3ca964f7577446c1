import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Save } from '../calls/use-save.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'

type Props = {
  /** Who is taken out of the team. */
  name: string
  save: Pick<Save<Endpoint>, 'saving' | 'banner'>
  /** Sends it; answers undefined where it was refused. */
  remove: () => Promise<unknown>
  onClose: () => void
  /** What it means for who leads the team. */
  children: ReactNode
}

/** Asks before somebody is taken out of a team. */
export function TakeOutSheet({ name, save: { saving, banner }, remove, onClose, children }: Props) {
  const { t } = useTranslation()
  const confirm = async (): Promise<void> => {
    if ((await remove()) !== undefined) onClose()
  }
  return (
    <ConfirmSheet
      open
      danger
      busy={saving}
      title={t('Rimuovere {{name}}?', { name })}
      banner={banner}
      confirmLabel={t("Rimuovi dall'équipe")}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmSheet>
  )
}
