import type { Day } from '../days/day.ts'
import { type Instant, minutesBetweenInstants, todayIn } from '../days/instant.ts'
import type { AuditEntry } from './audit.ts'

/** What one person did in one go: her accesses, the newest first. */
export type AccessSession = {
  /** Its newest access names it, so that it stays the same while older ones are read. */
  _id: string
  day: Day
  first: Instant
  last: Instant
  entries: [AuditEntry, ...AuditEntry[]]
}

/** Who does nothing for longer has left; what she does next is another session. */
const pauseMinutes = 30

/**
 * The lines of the log, newest first, by session: what one person did on one day without a longer pause. It goes over all
 * lines that were read, so that a session over two pages is one.
 */
export function accessSessions(entries: readonly AuditEntry[]): AccessSession[] {
  const sessions: AccessSession[] = []
  const current = new Map<string, AccessSession>()
  for (const entry of entries) {
    const { _id, at, actor, actor_name } = entry
    const who = actor?._id ?? actor_name
    const day = todayIn(at)
    const session = current.get(who)
    if (session?.day === day && minutesBetweenInstants(at, session.first) < pauseMinutes) {
      session.first = at
      session.entries.push(entry)
      continue
    }
    const begun: AccessSession = { _id, day, first: at, last: at, entries: [entry] }
    current.set(who, begun)
    sessions.push(begun)
  }
  return sessions
}

/** Whether a session may have begun before all that was read: an older line of it would be within its pause. */
export const mayBeCut = ({ day, first }: AccessSession, oldest: Instant): boolean =>
  todayIn(oldest) === day && minutesBetweenInstants(oldest, first) < pauseMinutes
