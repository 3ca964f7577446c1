import type { OpenedProtocol } from '../protocols/opened-protocol.ts'
import { achievementOf, type CarePlanResource, type Goal } from './care-plan-resource.ts'
import { fullUrlOf, goalUrl, type IdOf, referToAuthor, referToClient } from './identity.ts'
import { identified, notesOf, strikeNote } from './resource-parts.ts'

const planStatuses = { open: 'active', ended: 'completed' } as const

/**
 * A protocol of a client with its goals, as the plan of care that it is (R4: CarePlan). A goal has the same id in every copy
 * of its protocol: each copy names its own.
 */
export function openedProtocolResources(opened: OpenedProtocol, idOf: IdOf): (CarePlanResource | Goal)[] {
  const { _id, dossierId, version, title, status, struck, goals, alarms, evaluation } = opened
  const { starts_on, evaluate_on, created_at, responsible } = opened
  const goalsOf = goals.map(goal => ({ ...goal, resource: idOf(goalUrl(_id, goal._id)) }))
  return [
    {
      resourceType: 'CarePlan',
      ...identified(_id),
      meta: { versionId: String(version) },
      status: struck ? 'entered-in-error' : planStatuses[status],
      intent: 'plan',
      title,
      description: `Responsabile: ${responsible.name}`,
      subject: referToClient(dossierId),
      period: { start: starts_on, end: status === 'ended' && evaluation ? evaluation.on : evaluate_on },
      created: created_at,
      author: referToAuthor(opened.author),
      goal: goalsOf.map(({ resource }) => ({ reference: fullUrlOf(resource), type: 'Goal' })),
      activity: activitiesOf(opened),
      ...notesOf(...alarms, evaluation?.note ?? '', strikeNote(struck)),
    },
    ...goalsOf.map(({ _id: goalId, text, resource }): Goal => {
      const found = evaluation?.outcomes.find(one => one.goalId === goalId)
      return {
        resourceType: 'Goal',
        ...identified(resource),
        lifecycleStatus: struck ? 'entered-in-error' : planStatuses[status],
        ...(found && { achievementStatus: achievementOf(found.outcome) }),
        description: { text },
        subject: referToClient(dossierId),
        ...notesOf(found?.note ?? ''),
      }
    }),
  ]
}

const activitiesOf = ({ status, steps, services }: OpenedProtocol): CarePlanResource['activity'] & object =>
  steps.map(({ text, rhythm, serviceId, min_qualification }) => {
    const service = services.find(each => each.serviceId === serviceId)
    const what = service ? `${service.code} ${service.name}: ${text}` : text
    return {
      detail: {
        status: status === 'ended' ? 'completed' : 'scheduled',
        description: min_qualification === null ? what : `${what} (${min_qualification})`,
        scheduledString: rhythm || 'durante le visite',
      },
    }
  })
