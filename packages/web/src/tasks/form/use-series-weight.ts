import { type SeriesWeight, weighSeries } from '@vicino/domain/series/series-weighing.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'
import { repeatOf, repeatProblems } from '../series/repeat-values.ts'
import { type TaskValues, timedVisit } from './task-values.ts'

/**
 * How the series that is being written stands to what is planned; undefined while it is none, or not known yet.
 * @param keepsLast as it was before its last change is told until it is known: never to act by it
 */
export function useSeriesWeight(values: TaskValues, keepsLast = false): SeriesWeight | undefined {
  const body = weighed(values)
  const { data } = useQuery({
    queryKey: ['weigh_series', JSON.stringify(body)],
    queryFn: ({ signal }) => call(weighSeries, { body: body! }, signal),
    enabled: body !== null,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    gcTime: 0,
    retry: false,
  })
  return body === null ? undefined : data
}

function weighed(values: TaskValues) {
  const { repeat, client, operators } = values
  const visit = timedVisit(values)
  if (!visit || visit.start_time === null || visit.end_time === null) return null
  const { date, end_date, start_time, end_time } = visit
  if (repeatProblems(repeat, date).length > 0) return null
  const rule = repeatOf(repeat, date)
  if (!rule || (operators.length === 0 && client === null)) return null
  return {
    date,
    end_date,
    start_time,
    end_time,
    client: client?._id ?? null,
    operators: operators.map(({ _id }) => _id),
    repeat: rule,
  }
}
