import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { isCopied, problemsOfDay } from '@vicino/domain/day-services/day-problems.ts'
import { mostVisitsOfCopy } from '@vicino/domain/day-services/day-services.contract.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { daysWithoutService } from '../../services/services.store.ts'
import { type AskingDossier, readDayServices } from './day-services.ts'
import { copyServices, type VisitOfDay } from './day-services.store.ts'
import { holdDays } from '../overlap.store.ts'
import { insertOccurrences } from '../series/series.store.ts'
import { settleClashes, wantedBy } from '../task-clashes.ts'
import { admitOperators } from '../task-access.ts'
import { completeNewTask, placeTasks } from '../task-plan.ts'

type Body = {
  from: Day
  to: readonly Day[]
  version?: number | undefined
  confirm_overlap?: OverlapConfirmation | undefined
}

type Copy = { from: Id; next: TaskToPlan }

/**
 * Plans what one day holds on others too, beside what stands there, and answers the ids of the new visits. A copy
 * is a new visit: pending, and for the operators to whom its author gives new visits.
 */
export async function copyDay(asking: AskingDossier, body: Body): Promise<Id[]> {
  const { tx, author, dossier, now } = asking
  refusePast(asking, body.to)
  const sources = await sourcesOf(asking, body)
  await refuseLapsed(asking, sources, body.to)
  const copies = body.to.flatMap(day => sources.map(({ task }) => copyOf(asking, task, day)))
  if (copies.length > mostVisitsOfCopy) throw refuseField('to', 'too_many_visits')
  const planned = copies.map(({ next }) => next)
  const placings = await placeTasks(asking, planned)
  await admitOperators(
    asking,
    planned.map(fields => ({ fields })),
  )
  await holdDays(tx, author.business, { operators: wantedBy(planned).operators, clients: [dossier] })
  const made = planned.map(({ _id, ...fields }, at) => ({ _id, fields, placing: placings[at]! }))
  await insertOccurrences(tx, author, null, made, now)
  await copyServices(
    tx,
    copies.map(({ from, next }) => ({ from, to: next._id })),
  )
  await settleClashes(asking, planned, body.confirm_overlap ?? null)
  return planned.map(({ _id }) => _id)
}

/** What is past could never be taken off the plan again. */
function refusePast({ today }: AskingDossier, days: readonly Day[]): void {
  const fields = days.flatMap((day, at) =>
    day < today ? [{ path: `to.${at}`, code: 'in_the_past' as const }] : [],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

/** The visits to copy; refused while one of them is not right, naming which. */
async function sourcesOf(asking: AskingDossier, { from, version }: Body): Promise<VisitOfDay[]> {
  const { dayServices, visits } = await readDayServices(asking, from)
  if (version !== undefined && version !== dayServices.version)
    throw new Refusal('stale', { current: dayServices })
  const problems = problemsOfDay(dayServices.appointments)
  if (problems.length > 0) throw new Refusal('plan_incomplete', { current: { problems } })
  const copied = visits.filter(({ task }) => isCopied(task))
  if (copied.length === 0) throw refuseField('from', 'nothing_planned')
  return copied
}

/** The catalogue is dated: what held on one day may have ended on another. */
async function refuseLapsed(
  { tx }: AskingDossier,
  sources: readonly VisitOfDay[],
  days: readonly Day[],
): Promise<void> {
  const services = sources.flatMap(source => source.services.map(({ serviceId }) => serviceId))
  const lapsed = await daysWithoutService(tx, services, days)
  const fields = days.flatMap((day, at) =>
    lapsed.has(day) ? [{ path: `to.${at}`, code: 'service_not_valid' as const }] : [],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

function copyOf({ author }: AskingDossier, task: Task, day: Day): Copy {
  const { title, description, date, end_date, start_time, end_time, client } = fieldsOfTask(task)
  const fields = completeNewTask(author, {
    title,
    description,
    date: day,
    end_date: addDays(day, daysBetween(date, end_date)),
    start_time,
    end_time,
    client,
  })
  return { from: task._id, next: { ...fields, _id: newId() } }
}
