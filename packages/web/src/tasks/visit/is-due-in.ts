import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { OpenDose } from '@vicino/domain/administrations/open-doses.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'

/**
 * Whether a visit shows an open dose among those that it is to give: there it is not said twice. One that was ordered
 * otherwise in its time is another.
 */
export const isDueIn = ({ visit }: Pick<Task, 'visit'>, open: OpenDose): boolean =>
  visit?.due?.some(due => isDose(due, open) && due.dose === open.dose) ?? false
