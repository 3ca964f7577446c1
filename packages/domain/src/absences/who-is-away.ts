import type { NamedPerson } from '../people/named-person.ts'
import type { Task } from '../tasks/task.ts'

type Standing = Pick<Task, 'type' | 'status'>

/** Whether somebody is away by it: an absence that was called off stands on the calendar and takes nobody away. */
export const takesAway = ({ type, status }: Standing): boolean => type === 'holiday' && status !== 'not_done'

/** Who is away by a task of the calendar, where it is the absence of one person: her visits can be handed on. */
export function whoIsAway(task: Standing & Pick<Task, 'operators'>): NamedPerson | undefined {
  const [operator, ...others] = task.operators
  return takesAway(task) && others.length === 0 ? operator : undefined
}
