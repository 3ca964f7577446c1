import {
  type SeriesWeight,
  weighSeries,
  weighSeriesChange,
} from '@vicino/domain/series/series-weighing.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'
import { type TaskValues, timedVisit } from '../form/task-values.ts'
import type { Looked } from './looked.ts'
import { repeatOf, repeatProblems } from './repeat-values.ts'
import type { ToldReach } from './use-scope.ts'

/** A series that is held against what is planned: by which it is known again, and how. */
export type Weighing = { of: unknown; weigh: (signal: AbortSignal) => Promise<SeriesWeight> }

/**
 * How a series stands to what is planned; undefined while it is none, or not known yet.
 * @param keepsLast as it was before its last change is told until it is known: never to act by it
 */
export function useSeriesWeight(weighing: Weighing | null, keepsLast = false): SeriesWeight | undefined {
  const { data } = useQuery({
    queryKey: ['weigh_series', JSON.stringify(weighing?.of)],
    queryFn: ({ signal }) => weighing!.weigh(signal),
    enabled: weighing !== null,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    gcTime: 0,
    retry: false,
  })
  return weighing === null ? undefined : data
}

/** The new series of a form; null while it is none. */
export function newSeries(values: TaskValues): Weighing | null {
  const { repeat, client, operators } = values
  const visit = timedVisit(values)
  if (!visit || visit.start_time === null || visit.end_time === null) return null
  const { date, end_date, start_time, end_time } = visit
  if (repeatProblems(repeat, date).length > 0) return null
  const rule = repeatOf(repeat, date)
  if (!rule || (operators.length === 0 && client === null)) return null
  const body = {
    date,
    end_date,
    start_time,
    end_time,
    client: client?._id ?? null,
    operators: operators.map(({ _id }) => _id),
    repeat: rule,
  }
  return { of: body, weigh: signal => call(weighSeries, { body }, signal) }
}

/** The series of a task that is changed, as far as the change reaches. */
export function changedSeries(
  { task, change }: Looked & { change: object },
  { scope, substitutes }: ToldReach['reach'],
): Weighing {
  const { services: _services, ...written } = change
  const params = { taskId: task._id }
  const body = {
    version: task.version,
    ...written,
    ...(scope && { scope }),
    ...(substitutes && { substitutes }),
  }
  return { of: [params, body], weigh: signal => call(weighSeriesChange, { params, body }, signal) }
}
