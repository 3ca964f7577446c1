import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import type { LogFilters } from '@vicino/domain/activity/log-filters.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import type { Failure } from '../calls/failure.ts'
import { queryKey } from '../calls/query-key.ts'
import type { Pages } from '../calls/use-pages.ts'
import { type LogGroup, mergeGroups } from './merge-groups.ts'

type LogPage = AnswerOf<typeof getLogs>

/** What the log is narrowed to. */
type Narrowed = { search: string; filters: LogFilters | undefined }

/** The activity log of a dossier by days: ten lines first, then more. */
export function useLogs(
  dossierId: string,
  { search, filters }: Narrowed,
): Omit<Pages<LogGroup>, 'items'> & { groups: LogGroup[] } {
  const params = { dossierId }
  const query = { ...(search && { search }), ...(filters && { filters }) }
  const read = useInfiniteQuery<LogPage, Failure, LogPage[], readonly unknown[], number>({
    queryKey: [...queryKey(getLogs, { params, query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getLogs, { params, query: { ...query, page: pageParam } }, signal),
    initialPageParam: 1,
    meta: { entity: getLogs.entity },
    getNextPageParam: last => (last.more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages,
  })
  return {
    groups: mergeGroups(read.data?.flatMap(({ groups }) => groups) ?? []),
    total: read.data?.[0]?.total ?? 0,
    more: read.hasNextPage,
    loading: read.isPending,
    loadingMore: read.isFetchingNextPage,
    failure: read.error,
    showMore: () => void read.fetchNextPage(),
    retry: () => void read.refetch(),
  }
}
