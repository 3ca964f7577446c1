import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'

/** Whether a visit shows an open dose among those that it is to give: there it is not said twice. */
export const isDueIn = ({ visit }: Pick<Task, 'visit'>, open: OrderedDose): boolean =>
  visit?.due?.some(dose => isDose(dose, open)) ?? false
