import { roles } from '@vicino/domain/access/role.ts'
import { auditActions, auditEntities } from '@vicino/domain/audit/audit.catalogue.ts'
import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn, type Option } from '@vicino/domain/wire/option.ts'

/** The log may hold words that came after this page was loaded; they are shown as they are. */
const wordsIn = (options: readonly Option[], value: string, t: TFunction): string => {
  const label = labelIn(options, value)
  return label === '' ? value : t(label)
}

/** What happened to what; a sign-in names itself. */
export function whatWords(
  { action, entity_type }: Pick<AuditEntry, 'action' | 'entity_type'>,
  t: TFunction,
): string {
  if (entity_type === 'sign_in') return actionWords(action, t)
  return t('{{action}}: {{thing}}', { action: actionWords(action, t), thing: entityWords(entity_type, t) })
}

export const actionWords = (action: string, t: TFunction): string => wordsIn(auditActions, action, t)
export const entityWords = (entity: string, t: TFunction): string => wordsIn(auditEntities, entity, t)

export const resultOptions = [
  { value: 'ok', label: 'Riuscito' },
  { value: 'denied', label: 'Negato' },
] as const

export const resultWords = (result: AuditEntry['result'], t: TFunction): string =>
  wordsIn(resultOptions, result, t)

/** The role of that moment, 'PROP+DS', in words. */
export const roleOfMoment = (role: string, t: TFunction): string =>
  role
    .split('+')
    .filter(Boolean)
    .map(one => wordsIn(roles, one, t))
    .join(', ')

/** '20.11.2026, 09:00:12': to the second, because an access is told from the next one by it. */
export const instantToSecond = (at: AuditEntry['at']): string =>
  `${formatIn(spokenLanguage()).instant(at)}:${at.slice(17, 19)}`
