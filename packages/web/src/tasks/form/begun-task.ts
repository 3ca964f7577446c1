import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import type { MeasureOfTask } from '@vicino/domain/tasks/task-measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { TaskValues } from './task-values.ts'

/** What a new task begins with beside its day and client: another form than the client's next visit. */
export type BegunTask = {
  /** Names its draft. */
  key: FormName
  values: Partial<TaskValues>
  measure: MeasureOfTask
  /** The service for which the visits are: it is planned next, over all of them at once. */
  serviceId: Id | null
}
