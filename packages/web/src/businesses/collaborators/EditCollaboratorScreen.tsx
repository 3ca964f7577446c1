import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { changeCollaborator, getCollaborator } from '@vicino/domain/businesses/employment.contract.ts'
import { listWaitingGrants } from '@vicino/domain/businesses/invitations.contract.ts'
import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { useMay } from '../../session/person.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { employmentWords } from './collaborator-words.ts'
import {
  changedEmployment,
  type EmploymentValues,
  formEmployment,
  valuesOfEmployment,
} from './employment-values.ts'
import { EmploymentFields } from './EmploymentFields.tsx'

/** Changes what somebody is in the business, and what she may do there. */
export function EditCollaboratorScreen() {
  const { t } = useTranslation()
  const { collaborationId } = usePage(pages.editCollaborator).params
  const read = useRead(getCollaborator, { params: { collaborationId } })
  return (
    <Screen
      read={read}
      keeps
      writes={useMay('collaborators.invite', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={read.data?.name ?? t('Operatore')}
      back={pages.collaborator.link({ collaborationId })}
    >
      {file => <EmploymentForm file={file} />}
    </Screen>
  )
}

function EmploymentForm({ file }: { file: CollaboratorFile }) {
  const { t } = useTranslation()
  const { _id: collaborationId } = file
  const navigate = useNavigate()
  const leave = useReturnTo(pages.collaborator.link({ collaborationId }))
  const save = useSave(changeCollaborator, {
    // Whose the visits are after a last day, and who may be given some.
    refreshes: [getCollaborator, getCollaborators, listWaitingGrants, getAllTasks, getStaffing],
  })
  const state = useVersionedForm<CollaboratorFile, EmploymentValues>({
    key: `employment.${collaborationId}`,
    schema: formEmployment,
    row: file,
    valuesOf: valuesOfEmployment,
    save,
    send: (values, over, form) => {
      const changed = changedEmployment(formEmployment.parse(values), over)
      return save.send({ params: { collaborationId }, body: { ...changed, version: values.version } }, form)
    },
    onSaved: ({ waiting, left_open = [] }) => {
      toast(
        waiting ? t('Salvato; i nuovi ruoli attendono una seconda persona') : t('Collaboratore salvato'),
        'ok',
      )
      const [date] = left_open.toSorted()
      if (date)
        toast(
          t('A quell’ora ha già altro: {{count}} visite restano da assegnare.', { count: left_open.length }),
          'info',
          {
            label: t('Apri il giorno'),
            act: () => void navigate(pages.calendar.link({ date })),
            stays: true,
          },
        )
      leave()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questo collaboratore')}
      fields={employmentWords}
    >
      <EmploymentFields form={state.draft.form} />
    </VersionedForm>
  )
}
