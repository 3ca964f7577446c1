import type { SeriesPreview } from '@vicino/domain/series/series-change.contract.ts'
import {
  previewSeriesChange,
  previewSeriesRemoval,
  undoSeriesChange,
} from '@vicino/domain/series/series-change.contract.ts'
import type { SeriesScope, Substitutes } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { call } from '../../calls/call.ts'
import type { Looked } from './looked.ts'

/** What a change, or a removal, would do to its series, as far as it reaches. */
export const previewOf = (
  { task, change }: Looked,
  scope: SeriesScope,
  substitutes?: Substitutes,
  signal?: AbortSignal,
): Promise<SeriesPreview> =>
  change === 'removal'
    ? call(
        previewSeriesRemoval,
        { params: { taskId: task._id }, query: { version: task.version, scope } },
        signal,
      )
    : call(
        previewSeriesChange,
        { params: { taskId: task._id }, body: { version: task.version, ...change, scope, substitutes } },
        signal,
      )

/** Takes a whole change of a series back. */
export const undoSeries = (taskId: Id, change: Id): Promise<Task> =>
  call(undoSeriesChange, { params: { taskId }, body: { change } })
