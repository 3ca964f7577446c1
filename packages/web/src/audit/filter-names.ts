import type { AuditEntry } from '@vicino/domain/audit/audit.ts'

/** The names that belong to the ids of a filter, as far as the list itself tells them. */
export const namesOf = (entries: readonly AuditEntry[]): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(({ actor, actor_name, dossier }) => [
      ...(actor ? [[actor._id, actor_name] as const] : []),
      ...(dossier?.name ? [[dossier._id, dossier.name] as const] : []),
    ]),
  )
