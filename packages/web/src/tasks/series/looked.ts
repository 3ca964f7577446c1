import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { Usual } from '@vicino/domain/series/series-visit.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'

/** What a change of a task may change where it belongs to a series. */
export type Change = ChangedTask & { repeat?: Repeat | undefined; services?: Usual['services'] | undefined }

/** The task and the change, or its removal, that a sheet asks about; it tells what that does as far as it reaches. */
export type Looked = { task: Pick<Task, '_id' | 'version'>; change: Change | 'removal' }
