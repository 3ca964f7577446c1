import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'
import type { Failure } from '../../calls/failure.ts'
import { queryKey } from '../../calls/query-key.ts'
import { type AgendaStretch, nextStretch } from './schedule-days.ts'
import type { CalendarFilter, WhoseTasks } from './use-calendar.ts'

/** How many days are read at once: few of everybody's, more of one person's or client's. */
const daysAtOnce: Record<WhoseTasks, number> = { all: 3, mine: 14 }

/** Whether an end of the agenda goes on by itself or because somebody pressed it. */
export type ReadOnBy = 'itself' | 'press'

/** One read of an agenda ends another: of what goes on by itself the second waits. */
const howToRead = { itself: { cancelRefetch: false }, press: { cancelRefetch: true } } as const

type Asked = { anchor: Day; filter: CalendarFilter; of: WhoseTasks }

/** Reads the agenda from a day on, in stretches, further in both directions as they are asked for. */
export function useSchedule({ anchor, filter, of }: Asked) {
  const isOfOne = filter.dossierId !== undefined || filter.operatorId !== undefined
  const days = daysAtOnce[isOfOne ? 'mine' : of]
  const read = useInfiniteQuery<AgendaStretch, Failure, AgendaStretch[], readonly unknown[], Day>({
    queryKey: [...queryKey(getAllTasks, { query: filter }), 'schedule', days, anchor],
    queryFn: async ({ pageParam: from, signal }) => {
      const to = addDays(from, days - 1)
      const tasks = await call(getAllTasks, { query: { ...filter, startDate: from, endDate: to } }, signal)
      return { from, to, tasks }
    },
    initialPageParam: anchor,
    getNextPageParam: ({ from }) => nextStretch(from, days),
    getPreviousPageParam: ({ from }) => nextStretch(from, -days),
    meta: { entity: getAllTasks.entity },
    select: ({ pages }) => pages,
  })
  const busy = read.isFetching
  return {
    stretches: read.data ?? [],
    loading: read.isPending,
    failure: read.data ? null : read.error,
    retry: () => void read.refetch(),
    before: {
      more: read.hasPreviousPage,
      loading: read.isFetchingPreviousPage,
      busy,
      show: (by: ReadOnBy) => void read.fetchPreviousPage(howToRead[by]),
    },
    after: {
      more: read.hasNextPage,
      loading: read.isFetchingNextPage,
      busy,
      show: (by: ReadOnBy) => void read.fetchNextPage(howToRead[by]),
    },
  }
}
