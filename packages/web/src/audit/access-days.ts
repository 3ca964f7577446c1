import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'

/** What somebody did, as one says it to a client. */
export const deeds = [
  { value: 'seen', label: 'Ha visto il nome in un elenco' },
  { value: 'read', label: 'Ha letto: {{things}}' },
  { value: 'written', label: 'Ha scritto: {{things}}' },
  { value: 'given', label: 'Ha stampato o consegnato: {{things}}' },
  { value: 'emergency', label: "Ha aperto il dossier in un'emergenza" },
] as const
export type Deed = (typeof deeds)[number]['value']

/** What one person did in a dossier on one day: each deed with the things that it was done to, as the log calls them. */
export type AccessDay = {
  day: Day
  name: string
  role: string
  first: Instant
  last: Instant
  things: Partial<Record<Deed, string[]>>
  reasons: string[]
}

const given: ReadonlySet<string> = new Set(['print', 'export', 'disclose'])

/** A list names several dossiers, and so none in its line. */
function deedOf({ action, dossier }: Pick<AuditEntry, 'action' | 'dossier'>): Deed {
  if (dossier === null) return 'seen'
  if (action === 'emergency_access') return 'emergency'
  if (action === 'read') return 'read'
  return given.has(action) ? 'given' : 'written'
}

/** The lines of the log, newest first, as their client asks for them: who, on which day, and what of her. */
export function accessDays(entries: readonly AuditEntry[]): AccessDay[] {
  const days = new Map<string, AccessDay>()
  for (const entry of entries) {
    const { at, actor, actor_name, actor_role, entity_type, reason } = entry
    const day = todayIn(at)
    const key = `${day} ${actor?._id ?? actor_name}`
    const known: AccessDay = days.get(key) ?? {
      day,
      name: actor_name,
      role: actor_role,
      first: at,
      last: at,
      things: {},
      reasons: [],
    }
    const deed = deedOf(entry)
    known.first = at
    known.things[deed] = [...new Set([...(known.things[deed] ?? []), entity_type])]
    if (reason !== null && !known.reasons.includes(reason)) known.reasons.push(reason)
    days.set(key, known)
  }
  return [...days.values()]
}
