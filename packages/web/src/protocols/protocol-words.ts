import { formatIn } from '@vicino/domain/days/format.ts'
import {
  type OpenedProtocol,
  openedStatuses,
  type ProtocolCourse,
} from '@vicino/domain/protocols/opened-protocol.ts'
import { type Protocol, type ProtocolStep, protocolStatuses } from '@vicino/domain/protocols/protocol.ts'
import type { ProtocolFact } from '@vicino/domain/protocols/trigger.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { TFunction } from 'i18next'
import { houseText } from '../i18n/house-text.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { qualifications } from '@vicino/domain/services/qualification.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { BadgeTone } from '../ui/StatusBadge.tsx'
import { dotted } from '../i18n/dotted.ts'

/** What proposes a protocol, and since when: "Norton 12, 03.11.2026", "Focus «Caduta avvenuta», dal 03.11.2026". */
export function proposalWords(
  { on, title, value, since, from_anamnesis }: ProtocolFact,
  t: TFunction,
): string {
  const number = value === null ? '' : formatIn(spokenLanguage()).number(value)
  const day = since === null ? '' : showDay(since)
  if (on === 'focus')
    return from_anamnesis
      ? t('Anamnesi: {{title}}', { title })
      : t('Focus «{{title}}», dal {{day}}', { title, day })
  if (on === 'norton') return t('Norton {{number}}, {{day}}', { number, day })
  if (on === 'mna') return t('MNA {{number}}, {{day}}', { number, day })
  if (on === 'pain') return t('Dolore {{number}} su 10, {{day}}', { number, day })
  if (on === 'drugs') return t('{{count}} farmaci in corso', { count: number })
  if (on === 'stool') return t('Nessuna evacuazione da {{number}} giorni, dal {{day}}', { number, day })
  if (on === 'weight_loss') return t('Peso calato del {{number}} % in 3 mesi, {{day}}', { number, day })
  return on === 'weight_gain'
    ? t('Peso aumentato di {{number}} kg in 3 giorni, {{day}}', { number, day })
    : t('Peso aumentato di {{number}} kg in 24 ore, {{day}}', { number, day })
}

type Services = Protocol['services']

/** How often a step is done, by whom at least, under which service: "ogni settimana · OSS · C · Peso". */
export function stepWords(step: ProtocolStep, services: Services, t: TFunction): string {
  const service = services.find(({ serviceId }) => serviceId === step.serviceId)
  const least = step.min_qualification && t(labelIn(qualifications, step.min_qualification))
  return dotted([houseText(step.rhythm, t), least, service && `${service.code} ${service.name}`])
}

/** How a step stands on the calendar; nothing of one that belongs to the visits. */
export function calendarWords(
  { after_days, every_days }: Pick<ProtocolStep, 'after_days' | 'every_days'>,
  t: TFunction,
): string {
  if (after_days === null) return t('Durante le visite')
  const first = after_days === 0 ? t('dal primo giorno') : t('dopo {{count}} giorni', { count: after_days })
  const again = every_days === null ? t('una volta') : t('ogni {{count}} giorni', { count: every_days })
  return t('In calendario: {{first}}, {{again}}', { first, again })
}

export const protocolStatusLabel = (status: Protocol['status']): string => labelIn(protocolStatuses, status)

export const protocolTones: Record<Protocol['status'], BadgeTone> = {
  draft: 'attention',
  released: 'ok',
  retired: 'neutral',
}

export const openedStatusLabel = (status: OpenedProtocol['status']): string => labelIn(openedStatuses, status)

/** The first day on which something of a protocol is due. */
export const nextDue = ({ due }: Pick<ProtocolCourse, 'due'>): Day | null =>
  due.map(({ due_on }) => due_on).toSorted()[0] ?? null

/** When something is due, as a badge says it. */
export function dueBadge(due_on: Day, today: Day, t: TFunction): { tone: BadgeTone; label: string } {
  if (due_on < today) return { tone: 'error', label: t('In ritardo dal {{day}}', { day: showDay(due_on) }) }
  if (due_on === today) return { tone: 'attention', label: t('Da fare oggi') }
  return { tone: 'info', label: t('Da fare il {{day}}', { day: showDay(due_on) }) }
}
