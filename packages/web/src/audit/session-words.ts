import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { TFunction } from 'i18next'
import { whatWords } from './audit-words.ts'

/** How many clients a line names; of more it says how many. */
const namedClients = 2

/** What was done in a session: one access by its name, several by their number, and in whose dossiers. */
export function sessionWords(entries: readonly AuditEntry[], t: TFunction): string {
  const [only, ...others] = entries
  const done =
    only && others.length === 0 ? whatWords(only, t) : t('{{count}} accessi', { count: entries.length })
  const clients = [
    ...new Map(entries.flatMap(({ dossier }) => (dossier ? [[dossier._id, dossier.name]] : []))),
  ]
  const names = clients.slice(0, namedClients).map(([, name]) => name ?? t('Un dossier'))
  const rest = clients.length - names.length
  return [done, ...names, ...(rest > 0 ? [`+${rest}`] : [])].join(' · ')
}
