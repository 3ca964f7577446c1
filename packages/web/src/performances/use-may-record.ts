import type { readBy } from '@vicino/domain/access/need-to-know.ts'
import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { canHaveServices, isRecordedBy } from '@vicino/domain/performances/recording.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { usePerson } from '../session/person.ts'
import { useToday } from '../i18n/use-today.ts'

/** Whether this person may know what was said beside the minutes: who may not writes nothing over it. */
export const useReadsComments = (): boolean =>
  isHeld(
    usePerson().permissions,
    'performance.record' satisfies (typeof readBy)['performance.comment'],
    'read',
  )

/** Whether a page offers this person to record services on a visit; the server decides. */
export function useMayRecord(): (task: Task) => boolean {
  const { _id, permissions } = usePerson()
  const today = useToday()
  return task =>
    isHeld(permissions, 'performance.record', 'write') &&
    canHaveServices(task, today) &&
    isRecordedBy(task, _id, isHeld(permissions, 'calendar.plan_all', 'write'))
}
