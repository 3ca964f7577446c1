import { getAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { call } from '../../calls/call.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import { pages } from '../../pages/pages.ts'

/**
 * Where one is once an absence was taken off the calendar: where it has handed visits on, on its page, which offers to
 * give them back. Who does not plan for her is told of none.
 */
export async function placeAfterAbsence({ _id: absenceId }: Pick<Task, '_id'>): Promise<LinkTarget | null> {
  const made = await call(getAbsence, { params: { absenceId } }).catch(() => null)
  return made && made.outside.length > 0 ? pages.absence.link({ absenceId }) : null
}
