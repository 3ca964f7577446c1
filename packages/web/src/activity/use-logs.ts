import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { LogFilters } from '@vicino/domain/activity/log-filters.ts'
import { type Pages, useAnswers } from '../calls/use-pages.ts'
import { type LogGroup, mergeGroups } from './merge-groups.ts'

/** What the log is narrowed to. */
type Narrowed = { search: string; filters: LogFilters | undefined }

/** The log as far as it has been read, and when the reader's own last visit at the client began. */
type Log = Pages<LogGroup> & { lastVisit: Instant | null }

/** The activity log of a dossier by days: ten lines first, then more. */
export function useLogs(dossierId: string, { search, filters }: Narrowed): Log {
  const query = { ...(search && { search }), ...(filters && { filters }) }
  const { data, ...pages } = useAnswers(getLogs, { params: { dossierId }, query })
  return {
    ...pages,
    data: data && mergeGroups(data.flatMap(({ groups }) => groups)),
    lastVisit: data?.[0]?.last_visit ?? null,
  }
}
