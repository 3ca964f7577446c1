import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { type BadgeTone, StatusBadge } from '../ui/StatusBadge.tsx'
import { dueWords, statusLabel } from './care-plan-words.ts'

const tones: Record<CarePlan['status'], BadgeTone> = { draft: 'attention', signed: 'ok', ended: 'neutral' }

/** How a plan stands, and whether it is to be evaluated. */
export function PlanBadges({ plan: { status, struck, due_on } }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const today = useToday()
  const due = evaluationDue(due_on, today)
  return (
    <Inline align="center">
      {struck ? (
        <StatusBadge tone="neutral" label={t('Annullato')} />
      ) : (
        <StatusBadge tone={tones[status]} label={t(statusLabel(status))} />
      )}
      {due && (
        <StatusBadge tone={due === 'overdue' ? 'error' : 'attention'} label={dueWords(due_on, today, t)} />
      )}
    </Inline>
  )
}
