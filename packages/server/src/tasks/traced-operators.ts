import type { Task } from '@vicino/domain/tasks/task.ts'

/** That somebody else carries a task out by now, in a call that is about another thing. */
export const tracedOperators = ({ _id, dossierId }: Pick<Task, '_id' | 'dossierId'>) =>
  ({
    entity_type: 'task',
    entity_id: _id,
    dossier_id: dossierId,
    action: 'update',
    fields: ['operators'],
  }) as const
