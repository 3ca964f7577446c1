import { roles } from '@vicino/domain/access/role.ts'
import { auditActions, auditEntities } from '@vicino/domain/audit/audit.catalogue.ts'
import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

type Labelled = readonly { value: string; label: string }[]

/** The log may hold words that came after this page was loaded; they are shown as they are. */
const labelIn = (options: Labelled, value: string, t: TFunction): string => {
  const label = options.find(option => option.value === value)?.label
  return label === undefined ? value : t(label)
}

/** What happened to what; a sign-in names itself. */
export function whatWords(
  { action, entity_type }: Pick<AuditEntry, 'action' | 'entity_type'>,
  t: TFunction,
): string {
  if (entity_type === 'sign_in') return actionWords(action, t)
  return t('{{action}}: {{thing}}', { action: actionWords(action, t), thing: entityWords(entity_type, t) })
}

export const actionWords = (action: string, t: TFunction): string => labelIn(auditActions, action, t)
export const entityWords = (entity: string, t: TFunction): string => labelIn(auditEntities, entity, t)

export const resultOptions = [
  { value: 'ok', label: 'Riuscito' },
  { value: 'denied', label: 'Negato' },
] as const

export const resultWords = (result: AuditEntry['result'], t: TFunction): string =>
  labelIn(resultOptions, result, t)

/** The role of that moment, 'PROP+DS', in words. */
export const roleWords = (role: string, t: TFunction): string =>
  role
    .split('+')
    .filter(Boolean)
    .map(one => labelIn(roles, one, t))
    .join(', ')

/** '20.11.2026, 09:00:12': to the second, because an access is told from the next one by it. */
export const momentWords = (at: AuditEntry['at']): string =>
  `${formatIn(spokenLanguage()).instant(at)}:${at.slice(17, 19)}`
