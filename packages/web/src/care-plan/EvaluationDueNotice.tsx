import { getCarePlans } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn, evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { dueWords } from './care-plan-words.ts'

/** On the first page of a dossier: that its plan is to be evaluated. Nothing where it is not. */
export function EvaluationDueNotice() {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId, reads, closed } = useDossier()
  const { data: plans } = useRead(
    getCarePlans,
    { params: { dossierId } },
    { when: reads('focus.read') && !closed },
  )
  const plan = plans?.find(one => actsOn(one).change)
  const due = plan ? evaluationDue(plan.due_on, today) : null
  if (!plan || due === null) return null
  return (
    <Notice tone={due === 'soon' ? 'info' : 'attention'}>
      <Link {...pages.carePlan.link({ dossierId, carePlanId: plan._id })}>{t('Piano di cura')}</Link>
      {`: ${dueWords(plan.due_on, today, t)}`}
    </Notice>
  )
}
