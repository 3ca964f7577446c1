import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { TFunction } from 'i18next'
import { whatWords } from './audit-words.ts'
import { dotted } from '../i18n/dotted.ts'

/**
 * In whose dossiers a session was, and what was done: one access by its name, several by their number. The names come
 * first, for what a narrow line cuts is its end.
 * @param named how many clients are named; of more it says how many
 */
export function sessionWords(entries: readonly AuditEntry[], named: number, t: TFunction): string {
  const [only, ...others] = entries
  const done =
    only && others.length === 0 ? whatWords(only, t) : t('{{count}} accessi', { count: entries.length })
  const clients = [
    ...new Map(entries.flatMap(({ dossier }) => (dossier ? [[dossier._id, dossier.name]] : []))),
  ]
  const names = clients.slice(0, named).map(([, name]) => name ?? t('Un dossier'))
  const rest = clients.length - names.length
  return dotted([...names, ...(rest > 0 ? [`+${rest}`] : []), done])
}
