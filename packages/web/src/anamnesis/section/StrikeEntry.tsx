import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { useTranslation } from 'react-i18next'
import { KeptReasonSheet } from '../../drafts/KeptReasonSheet.tsx'

type Props = {
  /** Names the form of the section. */
  of: FormName
  entry: { path: string; id: number }
  onEnd: (reason?: string) => void
}

/** Asks why an entry goes. It is struck, not deleted. */
export function StrikeEntry({ of, entry: { path, id }, onEnd }: Props) {
  const { t } = useTranslation()
  // The section keeps the reason from here on, in its own draft until it is saved.
  const strike = async (reason: string): Promise<true> => {
    onEnd(reason)
    return true
  }
  return (
    <KeptReasonSheet
      draftKey={`${of}.strike.${path}.${id}`}
      onClose={() => onEnd()}
      title={t('Rimuovere questa voce?')}
      confirmLabel={t('Rimuovi')}
      danger
      suggestions={[t('Non più presente'), t('Scritto per errore')]}
      onConfirm={strike}
    >
      <p>{t('La voce resta leggibile, con il motivo.')}</p>
    </KeptReasonSheet>
  )
}
