import type { Id } from '../wire/id.ts'
import type { Task } from './task.ts'

type Person = Pick<Task['author'], '_id'>
type Held = { operators: readonly Person[]; author: Person }

export const isCarriedOutBy = ({ operators }: Pick<Held, 'operators'>, person: Id): boolean =>
  operators.some(operator => operator._id === person)

/** Whether the task is this person's own, to carry out or because she wrote it: she may always read it. */
export const isOwnOf = (task: Held, person: Id): boolean =>
  task.author._id === person || isCarriedOutBy(task, person)

/** Whether the task is this person's to carry out: hers by name, or hers as its author while it is nobody's. */
export const isHeldBy = (task: Held, person: Id): boolean =>
  task.operators.length === 0 ? task.author._id === person : isCarriedOutBy(task, person)
