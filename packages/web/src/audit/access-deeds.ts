import type { AuditEntry } from '@vicino/domain/audit/audit.ts'

/** What somebody did, as one says it to a client. */
export const deeds = [
  { value: 'seen', label: 'Ha visto il nome in un elenco' },
  { value: 'read', label: 'Ha letto: {{things}}' },
  { value: 'written', label: 'Ha scritto: {{things}}' },
  { value: 'given', label: 'Ha stampato o consegnato: {{things}}' },
  { value: 'emergency', label: "Ha aperto il dossier in un'emergenza" },
] as const
type Deed = (typeof deeds)[number]['value']

/** Each deed with the things that it was done to, as the log calls them, and how often to each; and why. */
type AccessDeeds = { things: Partial<Record<Deed, Map<string, number>>>; reasons: string[] }

const given: ReadonlySet<string> = new Set(['print', 'export', 'disclose'])

/** A list names several dossiers, and so none in its line. */
function deedOf({ action, dossier }: Pick<AuditEntry, 'action' | 'dossier'>): Deed {
  if (dossier === null) return 'seen'
  if (action === 'emergency_access') return 'emergency'
  if (action === 'read') return 'read'
  return given.has(action) ? 'given' : 'written'
}

/** What one person did in a dossier, each thing once. */
export function deedsOf(entries: readonly AuditEntry[]): AccessDeeds {
  const things: AccessDeeds['things'] = {}
  for (const entry of entries) {
    const done = (things[deedOf(entry)] ??= new Map())
    done.set(entry.entity_type, (done.get(entry.entity_type) ?? 0) + 1)
  }
  return { things, reasons: [...new Set(entries.flatMap(({ reason }) => reason ?? []))] }
}
