import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { titleWords } from '../tasks/title-words.ts'

type Named = Pick<Task, 'type' | 'title' | 'client' | 'step' | 'measure'>

/** A visit goes by its client, anything else by its title; of private time the server says only that it is. */
export function visitName(task: Named, t: TFunction): string {
  if (task.type === 'client') return task.client?.name ?? t(noClient.label)
  return titleWords(task, t)
}
