import { type EvaluationDue, evaluationDue } from '@vicino/domain/care-plan/care-plan-rules.ts'
import {
  type CareMeasure,
  type CarePlan,
  carePlanStatuses,
  type GoalOutcome,
  goalOutcomes,
  responsibles,
} from '@vicino/domain/care-plan/care-plan.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { TFunction } from 'i18next'
import { frequencyWords } from '../services/timing-words.ts'
import type { BadgeTone } from '../ui/StatusBadge.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { dotted } from '../i18n/dotted.ts'

/** A service that a measure names: "B · Medicazione semplice"; nothing of one that names none. */
export const serviceWords = (
  { serviceId }: Pick<CareMeasure, 'serviceId'>,
  services: CarePlan['services'],
): string => {
  const service = services.find(one => one.serviceId === serviceId)
  return service ? dotted([service.letter, service.name]) : ''
}

const responsibleLabel = ({ responsible }: Pick<CareMeasure, 'responsible'>): string =>
  responsibles.find(({ value }) => value === responsible)!.label

/** Who carries a measure out: "Cure infermieristiche", "Familiare: Carla". */
export const responsibleWords = (measure: CareMeasure, t: TFunction): string =>
  [t(responsibleLabel(measure)), measure.responsible_name].filter(Boolean).join(': ')

/** How often, and by whom: "3 volte alla settimana · Cure infermieristiche". */
export const measureWords = (measure: CareMeasure, t: TFunction): string =>
  dotted([frequencyWords(measure, t), responsibleWords(measure, t)])

export const outcomeLabel = (outcome: GoalOutcome): string =>
  goalOutcomes.find(({ value }) => value === outcome)!.label

export const outcomeTones: Record<GoalOutcome, BadgeTone> = {
  reached: 'ok',
  partly: 'attention',
  not: 'error',
}

export const statusLabel = (status: CarePlan['status']): string =>
  carePlanStatuses.find(({ value }) => value === status)!.label

/** When a plan is to be evaluated, as far as that is worth a word now. */
export function dueWords(due_on: Day | null, today: Day, t: TFunction): string {
  const due = evaluationDue(due_on, today)
  if (due === null || due_on === null) return ''
  const words: Record<NonNullable<EvaluationDue>, string> = {
    overdue: t('Da valutare dal {{day}}', { day: showDay(due_on) }),
    today: t('Da valutare oggi'),
    soon: t('Da valutare il {{day}}', { day: showDay(due_on) }),
  }
  return words[due]
}
