import type { ActivityLog } from '@vicino/domain/activity/activity.ts'

/** The logs of one day. */
export type LogGroup = { _id: string; logs: ActivityLog[] }

/** The groups of several pages: a day that one page ends in and the next begins with stands once. */
export function mergeGroups(groups: readonly LogGroup[]): LogGroup[] {
  const merged: LogGroup[] = []
  for (const { _id, logs } of groups) {
    const last = merged.at(-1)
    if (last?._id === _id) last.logs = [...last.logs, ...logs]
    else merged.push({ _id, logs: [...logs] })
  }
  return merged.map(group => ({ ...group, logs: withoutRepeats(group.logs) }))
}

/** A log written between two pages moves the last one of the first page onto the second. */
const withoutRepeats = (logs: readonly ActivityLog[]): ActivityLog[] =>
  Array.from(new Map(logs.map(log => [log._id, log])).values())
