import { getCarePlans } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn, evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { getOpenedProtocols } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { dueWords } from './care-plan-words.ts'

/** On the first page of a dossier: that its plan, or a protocol, is to be evaluated. Nothing where none is. */
export function EvaluationDueNotice() {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId, reads, closed } = useDossier()
  const when = reads('focus.read') && !closed
  const { data: plans } = useRead(getCarePlans, { params: { dossierId } }, { when })
  const { data: courses = [] } = useRead(getOpenedProtocols, { params: { dossierId } }, { when })
  const plan = plans?.find(one => actsOn(one).change)
  const dueOnes = [
    ...(plan
      ? [
          {
            due_on: plan.due_on,
            name: t('Piano di cura'),
            link: pages.carePlan.link({ dossierId, carePlanId: plan._id }),
          },
        ]
      : []),
    ...courses
      .filter(({ protocol }) => isOpen(protocol))
      .map(({ protocol: { _id: openedId, title, evaluate_on } }) => ({
        due_on: evaluate_on,
        name: houseText(title, t),
        link: pages.openedProtocol.link({ dossierId, openedId }),
      })),
  ].filter(({ due_on }) => evaluationDue(due_on, today) !== null)
  return dueOnes.map(({ due_on, name, link }) => (
    <Notice key={link.to + name} tone={evaluationDue(due_on, today) === 'soon' ? 'info' : 'attention'}>
      <Link {...link}>{name}</Link>
      {`: ${dueWords(due_on, today, t)}`}
    </Notice>
  ))
}
