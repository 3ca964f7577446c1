import type { Delegation } from '@vicino/domain/delegations/delegation.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import type { BadgeTone } from '../ui/StatusBadge.tsx'

type State = Delegation['state']

/** How a delegation stands; the one that holds needs no word. */
export const delegationStateWords: Record<Exclude<State, 'stands'>, { label: string; tone: BadgeTone }> = {
  coming: { label: 'Non ancora in vigore', tone: 'info' },
  over: { label: 'Finita', tone: 'neutral' },
  withdrawn: { label: 'Revocata', tone: 'neutral' },
  giver_left: { label: 'Senza effetto: nessuno ne risponde', tone: 'attention' },
}

/** For whom it holds: all her clients, one, or one whom the reader does not know. */
export function delegatedClient({ dossierId, client }: Delegation, t: TFunction): string {
  if (dossierId === null) return t('Tutti i clienti che segue')
  return client?.name ?? t('Un cliente')
}

/** Its days. */
export function daysWords({ valid_from, valid_until }: Delegation, t: TFunction): string {
  const { day } = formatIn(spokenLanguage())
  const from = t('dal {{from}}', { from: day(valid_from) })
  return valid_until === null ? from : [from, t('fino al {{to}}', { to: day(valid_until) })].join(' ')
}
