import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { protocolStatusLabel, protocolTones } from '../../protocols/protocol-words.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { showDay } from '../../ui/fields/read-day.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

/** How a protocol of the house stands: of a draft over a version that holds, that one holds. */
export function HouseProtocolBadges({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation()
  const today = useToday()
  const { status, version, in_force, valid_from } = protocol
  const waits = status === 'released' && valid_from !== null && valid_from > today
  return (
    <Inline align="center">
      {waits ? (
        <StatusBadge tone="info" label={t('Vale dal {{day}}', { day: showDay(valid_from) })} />
      ) : (
        <StatusBadge tone={protocolTones[status]} label={t(protocolStatusLabel(status))} />
      )}
      {in_force !== null && in_force !== version && (
        <StatusBadge tone="ok" label={t('In vigore la versione {{version}}', { version: in_force })} />
      )}
    </Inline>
  )
}
