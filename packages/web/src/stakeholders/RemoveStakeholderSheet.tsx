import type { Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import { removeStakeholder } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'

/** Takes somebody out of the team, herself perhaps. */
export function RemoveStakeholderSheet({ person, onClose }: { person: Stakeholder; onClose: () => void }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const isSelf = usePerson()._id === person._id
  const { name } = person
  const save = useSave(removeStakeholder)
  const remove = async (): Promise<void> => {
    const removed = await save.send({ params: { dossierId, userId: person._id } })
    if (removed === undefined) return
    toast(t('{{name}} non è più tra gli operatori', { name }), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Rimuovere {{name}}?', { name })}
      banner={save.banner}
      confirmLabel={t('Rimuovi dal dossier')}
      danger
      busy={save.saving}
      onConfirm={() => void remove()}
    >
      {isSelf
        ? t('Il suo accesso al dossier finisce subito, salvo per le visite che le sono assegnate.')
        : t("L'accesso al dossier finisce subito, salvo per le visite assegnate.")}
    </ConfirmSheet>
  )
}
