import type { Day } from '../days/day.ts'
import { isHeldBy } from '../tasks/task-holder.ts'
import type { Task } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'

type Visit = Pick<Task, 'type' | 'status' | 'date' | 'suspended_by_dossier'>

/** Whether services can have been performed in it: a visit to a client that is not ahead, not struck, not called off. */
export const canHaveServices = ({ type, status, date, suspended_by_dossier }: Visit, today: Day): boolean =>
  type === 'client' && status !== 'not_done' && !suspended_by_dossier && date <= today

/** Whether the services of a visit are this person's to record: she carries it out, or plans for its client. */
export const isRecordedBy = (
  task: Pick<Task, 'operators' | 'author'>,
  person: Id,
  plansForClient: boolean,
): boolean => plansForClient || isHeldBy(task, person)
