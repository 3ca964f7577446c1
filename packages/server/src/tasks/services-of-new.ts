import type { SelectedService } from '@vicino/domain/day-services/selected-services.ts'
import type { TaskFields } from '@vicino/domain/tasks/task.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { listServices } from '../services/services.store.ts'
import type { AskingOfTask } from './task-access.ts'

/**
 * Refuses services of a new task that is no visit, or that the business does not offer on its day.
 * @throws {Refusal} at the service
 */
export async function admitServices(
  { tx, author }: AskingOfTask,
  { type, date }: Pick<TaskFields, 'type' | 'date'>,
  services: readonly SelectedService[],
): Promise<void> {
  if (services.length === 0) return
  if (type !== 'client') throw refuseField('services', 'only_for_visit')
  const offered = new Set((await listServices(tx, date, author.language)).map(({ _id }) => _id))
  const fields = services.flatMap(({ serviceId }, at) =>
    offered.has(serviceId) ? [] : [{ path: `services.${at}.serviceId`, code: 'not_an_option' as const }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}
