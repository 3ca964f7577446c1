import type { AssignmentCheck } from '@vicino/domain/assignment/assignment-check.ts'
import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** One visit in its place on the board. */
export type CardProps = {
  task: Task
  /** With whom it stands. */
  from: Id | null
  chosen: boolean
  onToggle: () => void
  checks?: readonly AssignmentCheck[]
  /** What the planned services ask for. */
  needed?: Qualification | undefined
}

/** What a drag and the style sheet know a card by. */
export const cardData = ({ task, from, chosen }: Pick<CardProps, 'task' | 'from' | 'chosen'>) => ({
  'data-type': task.type,
  'data-chosen': chosen || undefined,
  'data-task': isAssignable(task) ? task._id : undefined,
  'data-from': from ?? '',
})
