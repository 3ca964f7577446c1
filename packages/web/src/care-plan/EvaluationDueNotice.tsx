import { getCarePlans } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn, evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { getOpenedProtocols } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { houseText } from '../i18n/house-text.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { dueWords } from './care-plan-words.ts'

/**
 * On the first page of a dossier: that its plan, or a protocol, is to be evaluated, and that steps of a protocol wait for
 * longer than they should. Nothing where nothing is due.
 */
export function EvaluationDueNotice() {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId, reads, closed } = useDossier()
  const when = reads('focus.read') && !closed
  const { data: plans } = useRead(getCarePlans, { params: { dossierId } }, { when })
  const { data: courses = [] } = useRead(getOpenedProtocols, { params: { dossierId } }, { when })
  const plan = plans?.find(one => actsOn(one).change)
  const open = courses
    .filter(({ protocol }) => isProtocolOpen(protocol))
    .map(({ protocol: { _id: openedId, title, evaluate_on }, due }) => ({
      name: houseText(title, t),
      link: pages.openedProtocol.link({ dossierId, openedId }),
      due_on: evaluate_on,
      late: due.map(({ due_on }) => due_on).filter(day => day < today),
    }))
  const ofPlan = plan && {
    name: t('Piano di cura'),
    link: pages.carePlan.link({ dossierId, carePlanId: plan._id }),
    due_on: plan.due_on,
  }
  const evaluations = [...(ofPlan ? [ofPlan] : []), ...open].flatMap(({ name, link, due_on }) => {
    const due = evaluationDue(due_on, today)
    if (due === null) return []
    return [
      { name, link, tone: due === 'soon' ? 'info' : 'attention', words: dueWords(due_on, today, t) } as const,
    ]
  })
  const waiting = open
    .filter(({ late }) => late.length > 0)
    .map(({ name, link, late }) => {
      const [first] = late.toSorted()
      const words = t('passi in ritardo: {{number}}, dal {{day}}', {
        number: late.length,
        day: showDay(first!),
      })
      return { name, link, tone: 'attention', words } as const
    })
  return [...waiting, ...evaluations].map(({ name, link, tone, words }) => (
    <Notice key={name + words} tone={tone}>
      <Link {...link}>{name}</Link>
      {`: ${words}`}
    </Notice>
  ))
}
