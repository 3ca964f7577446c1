import {
  type CarePlan,
  type CareProblem,
  type GoalOutcome,
  goalOutcomes,
  responsibles,
} from '../care-plan/care-plan.ts'
import { timingPeriods } from '../prescriptions/timing.ts'
import type { Id } from '../wire/id.ts'
import { fullUrlOf, referToAuthor, referToClient } from './identity.ts'
import type { Annotation, CodeableConcept, Identifier, Period, Reference } from './resource.ts'
import { coded, hl7, identified, notesOf, strikeNote } from './resource-parts.ts'
import { labelOrValue } from '../wire/option.ts'

type Activity = {
  detail: { status: 'scheduled' | 'completed'; description: string; scheduledString: string }
}

/** The plan of a client's care in one of its versions (R4: CarePlan). */
export type CarePlanResource = {
  resourceType: 'CarePlan'
  id: Id
  meta: { versionId: string }
  identifier: Identifier[]
  status: 'draft' | 'active' | 'completed' | 'entered-in-error'
  intent: 'plan'
  title: string
  description: string
  subject: Reference
  period?: Period
  created: string
  author: Reference
  addresses?: Reference[]
  goal?: Reference[]
  activity?: Activity[]
  note?: Annotation[]
}

/** What is to be reached (R4: Goal). */
export type Goal = {
  resourceType: 'Goal'
  id: Id
  identifier: Identifier[]
  lifecycleStatus: 'proposed' | 'active' | 'completed' | 'entered-in-error'
  achievementStatus?: CodeableConcept
  description: CodeableConcept
  subject: Reference
  note?: Annotation[]
}

const planStatuses = { draft: 'draft', signed: 'active', ended: 'completed' } as const
const goalStatuses = { draft: 'proposed', signed: 'active', ended: 'completed' } as const
const achievements = {
  reached: 'achieved',
  partly: 'improving',
  not: 'not-achieved',
} as const satisfies Record<GoalOutcome, string>

/**
 * Of a plan in all its versions the one that it goes by: what a nurse signed last, while a change of it is still a draft.
 */
export function versionToTell<Version extends CarePlan & { current: boolean }>(
  versions: readonly Version[],
): Version | undefined {
  const current = versions.find(version => version.current)
  if (!current || current.struck || current.status !== 'draft' || current.in_force === null) return current
  return versions.find(({ version }) => version === current.in_force) ?? current
}

/** A plan with its goals, each a resource of its own. */
export function carePlanResources(plan: CarePlan): (CarePlanResource | Goal)[] {
  const { problems, status, struck, signed_on, due_on, evaluation } = plan
  const goals = problems.flatMap(problem => problem.goals)
  const focuses = problems.flatMap(({ focusId }) => (focusId === null ? [] : [focusId]))
  const activity = problems.flatMap(problem => activitiesOf(plan, problem))
  return [
    {
      resourceType: 'CarePlan',
      ...identified(plan._id),
      meta: { versionId: String(plan.version) },
      status: struck ? 'entered-in-error' : planStatuses[status],
      intent: 'plan',
      title: 'Piano di cura',
      description: problems.map(({ title }) => title).join('; '),
      subject: referToClient(plan.dossierId),
      ...(signed_on && { period: { start: signed_on, ...(due_on && { end: due_on }) } }),
      created: plan.created_at,
      author: referToAuthor(plan.signature ?? plan.author),
      ...(focuses.length > 0 && {
        addresses: focuses.map(focus => ({ reference: fullUrlOf(focus), type: 'Condition' })),
      }),
      ...(goals.length > 0 && {
        goal: goals.map(({ _id }) => ({ reference: fullUrlOf(_id), type: 'Goal' })),
      }),
      ...(activity.length > 0 && { activity }),
      ...notesOf(
        ...problems.map(({ title, description }) => description && `${title}: ${description}`),
        evaluation?.note ?? '',
        strikeNote(struck),
      ),
    },
    ...goals.map(goal => goalOf(plan, goal)),
  ]
}

function activitiesOf(plan: CarePlan, { title, measures }: CareProblem): Activity[] {
  return measures.map(({ text, serviceId, frequency, period, responsible, responsible_name }) => {
    const service = plan.services.find(each => each.serviceId === serviceId)
    const often = labelOfPeriod(period)
    const who = responsible_name || labelOrValue(responsibles, responsible)
    const what = service ? `${service.code} ${service.name}: ${text}` : text
    return {
      detail: {
        status: plan.status === 'ended' ? 'completed' : 'scheduled',
        description: `${title}: ${what} (${who})`,
        scheduledString: period === null ? often : `${frequency} × ${often}`,
      },
    }
  })
}

const labelOfPeriod = (period: number | null): string =>
  timingPeriods.find(({ value }) => value === period)?.label ?? ''

/** How far a goal was reached. */
export const achievementOf = (outcome: GoalOutcome): CodeableConcept => ({
  ...coded(hl7('goal-achievement'), achievements[outcome]),
  text: labelOrValue(goalOutcomes, outcome),
})

function goalOf(plan: CarePlan, { _id, text }: CareProblem['goals'][number]): Goal {
  const found = plan.evaluation?.outcomes.find(({ goalId }) => goalId === _id)
  return {
    resourceType: 'Goal',
    ...identified(_id),
    lifecycleStatus: plan.struck ? 'entered-in-error' : goalStatuses[plan.status],
    ...(found && { achievementStatus: achievementOf(found.outcome) }),
    description: { text },
    subject: referToClient(plan.dossierId),
    ...notesOf(found?.note ?? ''),
  }
}
