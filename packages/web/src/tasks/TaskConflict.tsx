import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { changedFields } from '../drafts/changed-fields.ts'
import { ConflictView } from '../ui/sheets/ConflictView.tsx'
import { mergeSides } from '../ui/sheets/merge-sides.ts'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { taskFields } from './task-fields.ts'
import { type TaskValues, valuesOf } from './task-values.ts'

type Props = {
  mine: TaskValues
  theirs: Task
  busy: boolean
  onResolve: (values: TaskValues) => void
  onCancel: () => void
}

/** Two people changed the same task: what differs is shown side by side, and nothing is chosen beforehand. */
export function TaskConflict({ mine, theirs, busy, onResolve, onCancel }: Props) {
  const { t } = useTranslation()
  const other = valuesOf(theirs)
  const changed = changedFields(other, mine)
  const differing = taskFields.filter(({ field }) => field in changed)
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni di questo appuntamento')} dismissible={!busy}>
      <ConflictView
        by={t("Un'altra persona")}
        at={null}
        busy={busy}
        fields={differing.map(({ field, label, words }) => ({
          id: field,
          label: t(label),
          mine: words(mine, t),
          theirs: words(other, t),
        }))}
        onCancel={onCancel}
        onResolve={choices => onResolve(mergeSides(mine, other, choices))}
      />
    </Sheet>
  )
}
