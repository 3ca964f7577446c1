import type { Warning } from '@vicino/domain/warnings/warning.ts'
import { changeWarning } from '@vicino/domain/warnings/warnings.contract.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { useSave } from '../calls/use-save.ts'
import { KeptReasonSheet } from '../drafts/KeptReasonSheet.tsx'
import classes from './Warnings.module.css'

type Props = { warning: Warning; onClose: () => void; onDone: (words: string) => void }

/** Ends a warning with a reason: it leaves the strip and stays legible among the ended ones. */
export function EndWarningSheet({ warning, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const save = useSave(changeWarning)
  const { _id, version, text } = warning
  const end = async (reason: string): Promise<Warning | undefined> => {
    const ended = await save.send({ params: { dossierId }, body: { _id, version, ended: { reason } } })
    if (ended) onDone(t('Avvertenza terminata: {{text}}', { text }))
    return ended
  }
  return (
    <KeptReasonSheet
      draftKey={`warning.end.${_id}`}
      onClose={onClose}
      title={t("Terminare l'avvertenza?")}
      confirmLabel={t('Termina')}
      busy={save.saving}
      banner={save.banner}
      suggestions={[t('Non vale più'), t('Scritta per errore'), t('Doppione')]}
      onConfirm={end}
    >
      <p className={classes.gap}>{text}</p>
    </KeptReasonSheet>
  )
}
