import { useTranslation } from 'react-i18next'
import { ConflictSheet } from '../../ui/sheets/ConflictSheet.tsx'
import { taskFields } from './task-fields.ts'
import type { useTaskEdit } from './use-task-edit.ts'

type Props = { conflict: NonNullable<ReturnType<typeof useTaskEdit>['conflict']> }

/** Two versions of one task side by side, where somebody else was quicker. */
export function TaskConflict({ conflict }: Props) {
  const { t } = useTranslation()
  return <ConflictSheet {...conflict} title={t('Due versioni di questo appuntamento')} fields={taskFields} />
}
