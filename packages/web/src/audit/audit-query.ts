import { todayIn, type Instant } from '@vicino/domain/days/instant.ts'
import type { AuditSearch } from '../pages/search.ts'

/** What is asked of the log: the filters, and nothing after the moment at which the reader began. */
export function auditQuery(search: AuditSearch, until: Instant): AuditSearch & { to: string } {
  const ended = search.to !== undefined && search.to < todayIn(until)
  return { ...search, to: ended ? search.to! : until }
}
