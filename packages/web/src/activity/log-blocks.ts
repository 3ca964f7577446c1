import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import type { LineVisit } from '@vicino/domain/activity/line-visit.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { LogGroup } from './merge-groups.ts'

/** What stands below each other within a day: a visit with all that its nurse wrote in it, lines of no visit, the divider. */
export type LogBlock =
  | {
      kind: 'visit'
      key: string
      visit: LineVisit
      author: ActivityLog['stakeholderId']
      logs: ActivityLog[]
    }
  | { kind: 'lines'; key: string; logs: ActivityLog[] }
  | { kind: 'divider'; key: 'divider'; at: Instant }

export type LogDay = { _id: string; blocks: LogBlock[] }

/** Where a line stands: under which visit of whom; lines of no visit that follow each other stand together. */
const placeOf = ({ visit, stakeholderId }: ActivityLog): string | null =>
  visit && `${visit._id} ${stakeholderId._id}`

/** The lines of one day on one side of the divider. A visit stands once, where its first line does. */
function blocksOf(logs: readonly ActivityLog[]): LogBlock[] {
  const blocks: Exclude<LogBlock, { kind: 'divider' }>[] = []
  for (const log of logs) {
    const place = placeOf(log)
    const last = blocks.at(-1)
    const block =
      place === null ? (last?.kind === 'lines' ? last : undefined) : blocks.find(({ key }) => key === place)
    if (block) block.logs.push(log)
    else if (log.visit && place !== null)
      blocks.push({ kind: 'visit', key: place, visit: log.visit, author: log.stakeholderId, logs: [log] })
    else blocks.push({ kind: 'lines', key: log._id, logs: [log] })
  }
  return blocks
}

/**
 * The days of the log by visits, with the divider between what was written since the reader's own last visit and what
 * was there before: only where there is something on either side of it, whichever order they come in.
 */
export function logDays(groups: readonly LogGroup[], lastVisit: Instant | null): LogDay[] {
  const isNew = ({ createdAt }: ActivityLog): boolean => lastVisit !== null && createdAt > lastVisit
  let before: boolean | undefined
  return groups.map(({ _id, logs }) => {
    const cut = logs.findIndex((log, index) => {
      const above = index === 0 ? before : isNew(logs[index - 1]!)
      return above !== undefined && above !== isNew(log)
    })
    before = isNew(logs.at(-1)!)
    if (cut === -1 || lastVisit === null) return { _id, blocks: blocksOf(logs) }
    const divider: LogBlock = { kind: 'divider', key: 'divider', at: lastVisit }
    return { _id, blocks: [...blocksOf(logs.slice(0, cut)), divider, ...blocksOf(logs.slice(cut))] }
  })
}
