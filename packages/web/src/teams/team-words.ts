import type { TeamLine } from '@vicino/domain/teams/team.ts'
import type { TFunction } from 'i18next'
import { dotted } from '../i18n/dotted.ts'

/** How many people and clients belong to a team. */
export const teamSizeWords = ({ members, clients }: TeamLine, t: TFunction): string =>
  dotted([t('{{count}} operatori', { count: members }), t('{{count}} clienti', { count: clients })])
