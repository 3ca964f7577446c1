import { evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { useTranslation } from 'react-i18next'
import { dueWords } from '../care-plan/care-plan-words.ts'
import { useToday } from '../i18n/use-today.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { openedStatusLabel } from './protocol-words.ts'

/** How a protocol of a client stands, and whether it is to be evaluated. */
export function ProtocolBadges({ protocol }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const today = useToday()
  const { status, struck, evaluate_on } = protocol
  const due = isProtocolOpen(protocol) ? evaluationDue(evaluate_on, today) : null
  return (
    <>
      {struck ? (
        <StatusBadge tone="neutral" label={t('Annullato')} />
      ) : (
        <StatusBadge tone={status === 'open' ? 'ok' : 'neutral'} label={t(openedStatusLabel(status))} />
      )}
      {due && (
        <StatusBadge
          tone={due === 'overdue' ? 'error' : 'attention'}
          label={dueWords(evaluate_on, today, t)}
        />
      )}
    </>
  )
}
