import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { ActivityDataModel, ActivityLog } from './activity.ts'
import { logFiltersInQuery } from './log-filters.ts'
import { maxLength, minLength } from '../wire/length.ts'

/** What the log is narrowed to: words, and filters. */
const narrowed = { search: z._default(text(nameMax), ''), filters: z.optional(logFiltersInQuery) }

export const getLogs = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/logs/get_logs',
  summary: 'The activity log of a dossier, grouped by day',
  permission: 'dossier.list',
  entity: 'activity',
  query: z.strictObject({
    ...pageQuery,
    ...narrowed,
  }),
  answer: z.strictObject({
    groups: z.array(z.strictObject({ _id: Day, logs: z.array(ActivityLog) })),
    /** When the reader's own last visit at the client began; null where she made none. */
    last_visit: z.nullable(Instant),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    more: z.boolean(),
  }),
  problems: [],
})

/** It answers what the log holds as much as the log itself does, and leaves the same trace. */
export const countLogs = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/logs/count',
  summary: 'How many lines of the activity log there are under a search and filters, at most a thousand',
  permission: 'dossier.list',
  entity: 'activity',
  query: z.strictObject(narrowed),
  answer: z.strictObject({ total: z.number() }),
  problems: [],
})

/**
 * Counted among the newest thousand lines that the reader may read, however long the log is. Nobody has to read
 * what was written more than 14 days before her first assignment to the dossier.
 */
export const getUnreadCounts = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/logs/unread_counts',
  summary: 'How many lines of the activity log there are, and how many of them are unread',
  permission: 'dossier.list',
  entity: 'activity',
  answer: z.array(
    z.strictObject({
      total: z.number(),
      unread: z.number(),
      dataModels: z.array(z.strictObject({ dataModel: ActivityDataModel, unread: z.number() })),
    }),
  ),
  problems: [],
})

/** Whether the reader has marked a line as read. Seen is not taken over: that is a tap of its own (decision 0027). */
const ReadMark = z.strictObject({ read: z.boolean(), read_at: z.nullable(Instant) })
type ReadMark = z.infer<typeof ReadMark>

export const checkRead = endpoint({
  method: 'GET',
  path: '/api/logs/{logId}/check_read',
  summary:
    'Whether a line of the activity log is read for the reader, as the list says it; when she marked it, if she did',
  permission: 'dossier.list',
  entity: 'activity',
  answer: ReadMark,
  problems: ['reason_needed'],
})

// Who marks a line has read it, and that read stands in the audit log already.
export const markAsRead = endpoint({
  method: 'POST',
  path: '/api/logs/{logId}/mark_as_read',
  summary: 'Marks a line of the activity log as read',
  permission: 'log.mark_read',
  entity: 'activity',
  audit: 'never',
  answer: ReadMark,
  problems: ['reason_needed'],
})

/** As many lines as one call marks. */
export const markedAtMost = 100

export const markLogsAsRead = endpoint({
  method: 'POST',
  path: '/api/logs/mark_as_read',
  summary: 'Marks lines of the activity log as read, all or none',
  permission: 'log.mark_read',
  entity: 'activity',
  audit: 'never',
  body: z.strictObject({
    ids: z.array(Id).check(minLength(1, 'required'), maxLength(markedAtMost)),
  }),
  answer: z.array(z.strictObject({ _id: Id, ...ReadMark.shape })),
  problems: ['not_found', 'reason_needed'],
})
