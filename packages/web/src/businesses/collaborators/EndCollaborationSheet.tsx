import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { endCollaboration, getCollaborator } from '@vicino/domain/businesses/employment.contract.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../../ui/toast.ts'

/** Closes somebody's access at once; a last day in the future stands in the form. */
export function EndCollaborationSheet({ file, onClose }: { file: CollaboratorFile; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(endCollaboration, {
    refreshes: [getCollaborator, getCollaborators, getAllTasks, getStaffing],
  })
  const { _id: collaborationId, name, version } = file
  const end = async (): Promise<void> => {
    if (!(await save.send({ params: { collaborationId }, query: { version } }))) return
    toast(t("L'accesso di {{name}} è chiuso", { name }), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      danger
      busy={save.saving}
      title={t('Chiudere la collaborazione con {{name}}?', { name })}
      banner={save.banner}
      confirmLabel={t("Chiudi l'accesso adesso")}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>
        {t(
          "L'accesso si chiude subito, al prossimo tocco. Quello che ha firmato resta con il suo nome; le visite da oggi che non ha iniziato sono da assegnare. Per un giorno futuro indicare l'ultimo giorno in «Modifica».",
        )}
      </p>
    </ConfirmSheet>
  )
}
