import { formatIn } from '@vicino/domain/days/format.ts'
import { type DossierStatus, dossierStatuses, type Suspension } from '@vicino/domain/dossiers/dossier.ts'
import { IconCircleCheck, IconLock, IconPlayerPause, type Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { BadgeTone } from '../../ui/StatusBadge.tsx'

export const statusLabel = (status: DossierStatus): string =>
  dossierStatuses.find(({ value }) => value === status)!.label

export const statusLooks: Record<DossierStatus, { tone: BadgeTone; icon: Icon }> = {
  active: { tone: 'ok', icon: IconCircleCheck },
  suspended: { tone: 'attention', icon: IconPlayerPause },
  closed: { tone: 'neutral', icon: IconLock },
}

/** The days for which a dossier rests: 'dal 20.11.2026 al 26.11.2026', or from when on. */
export function suspensionWords({ from, to }: Suspension, t: TFunction): string {
  const { day } = formatIn(spokenLanguage())
  return to === null
    ? t('dal {{from}}', { from: day(from) })
    : t('dal {{from}} al {{to}}', { from: day(from), to: day(to) })
}
