import type { Day } from '@vicino/domain/days/day.ts'
import type { DayServices, WrittenAppointment } from '@vicino/domain/day-services/appointment.ts'
import { type DayChanges, dayChanges } from '@vicino/domain/day-services/day-changes.ts'
import { changeOfVisit, isServedAnew } from '@vicino/domain/day-services/visit-change.ts'
import { visitTitle } from '@vicino/domain/day-services/visit-title.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import { fieldsOfTask } from '@vicino/domain/tasks/task.ts'
import { changeTask, isMoved } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { wholeOrRefuse } from '../../http/schema.ts'
import { writeServicesOfTasks } from '../../performances/planned-services.store.ts'
import { listServices } from '../../services/services.store.ts'
import { type ServicesReach, spreadVisits } from './day-series.ts'
import { type AskingDossier, readDayServices } from './day-services.ts'
import type { VisitOfDay } from './day-services.store.ts'
import type { Visit } from './day-visit.ts'
import { keepLeftPlaces } from '../left-places.store.ts'
import { holdDays } from '../overlap.store.ts'
import { insertOccurrences } from '../series/series.store.ts'
import { settleClashes, wantedBy } from '../task-clashes.ts'
import { admitOperators } from '../task-access.ts'
import { completeNewTask, placeTasks, takeOffPlan } from '../task-plan.ts'
import { rewriteTasks } from '../task-writes.store.ts'

type Body = {
  version: number
  appointments: readonly WrittenAppointment[]
  confirm_overlap?: OverlapConfirmation | undefined
} & ServicesReach

/**
 * Makes the visits of a day what is written, all of it or nothing, and answers the ids of those that it touched.
 * What is repeated as it stands is left alone, under whatever version: a second sending changes nothing.
 */
export async function writeDay(
  asking: AskingDossier,
  day: Day,
  { version, appointments, confirm_overlap, ...reach }: Body,
): Promise<Id[]> {
  const { dayServices, visits } = await readDayServices(asking, day)
  const changes = dayChanges(dayServices.appointments, appointments)
  if (isDone(changes)) return []
  const { removed, errors } = changes
  if (dayServices.version !== version) throw new Refusal('stale', { current: dayServices })
  if (errors.length > 0) throw new Refusal('unprocessable', { fields: errors })
  const written = await visitsOf(asking, day, changes, visits)
  const placed = await placeVisits(asking, written)
  const current = await holdDay(asking, day, placed)
  if (current.version !== dayServices.version) {
    if (isDone(dayChanges(current.appointments, appointments))) return []
    throw new Refusal('stale', { current })
  }
  const gone = new Set(removed.map(({ _id }) => _id))
  await takeOffPlan(
    asking,
    visits.map(({ task }) => task).filter(({ _id }) => gone.has(_id)),
  )
  const left = await spreadVisits(asking, placed, { ...reach, confirm_overlap }, current)
  await writeVisits(asking, day, left)
  const moved = placed.filter(visit => visit.moved).map(({ next }) => next)
  await settleClashes(asking, moved, confirm_overlap ?? null)
  return [...placed.map(({ next }) => next._id), ...removed.map(({ _id }) => _id)]
}

const isDone = ({ added, changed, removed }: DayChanges): boolean =>
  added.length + changed.length + removed.length === 0

/** Holds the days of all whom it concerns; the day as it stands now that nobody else changes it. */
async function holdDay(asking: AskingDossier, day: Day, visits: readonly Visit[]): Promise<DayServices> {
  const { tx, author, dossier } = asking
  const { operators } = wantedBy(visits.map(({ next }) => next))
  await holdDays(tx, author.business, { operators, clients: [dossier] })
  return (await readDayServices(asking, day)).dayServices
}

/** The tasks that the changes ask for. */
async function visitsOf(
  asking: AskingDossier,
  day: Day,
  { added, changed }: DayChanges,
  visits: readonly VisitOfDay[],
): Promise<Visit[]> {
  const nameOf = await namedServices(asking, day, [...added, ...changed], visits)
  const made = added.map(({ written }): Visit => {
    const { _id, initialTime, endTime, note, selectedServices: services } = written
    const fields = completeNewTask(asking.author, {
      title: visitTitle(services.map(({ serviceId }) => nameOf.get(serviceId)!)),
      description: note,
      date: day,
      start_time: initialTime,
      end_time: endTime,
      client: asking.dossier,
    })
    return {
      before: undefined,
      next: { ...wholeOrRefuse(PlannedTask, fields), _id },
      moved: true,
      services,
      spreads: null,
    }
  })
  const rewritten = changed.map(({ written, before: standing }): Visit => {
    const { _id } = standing
    const before = visits.find(({ task }) => task._id === _id)!
    const seen = fieldsOfTask(before.task)
    const change = changeOfVisit(written, standing, service => nameOf.get(service)!)
    const fields = changeTask(seen, change)
    const moved = isMoved(seen, fields)
    const next = { ...fields, ...(moved && { confirm_overlap: null }), _id }
    const spreads = isServedAnew(written, standing) ? change : null
    return { before, next, moved, services: written.selectedServices, spreads }
  })
  return [...made, ...rewritten]
}

/** The services that hold on the day or were planned before, by name; any other is refused at its field. */
async function namedServices(
  { tx, author }: AskingDossier,
  day: Day,
  written: DayChanges['added'],
  visits: readonly VisitOfDay[],
): Promise<Map<Id, string>> {
  const holding = await listServices(tx, day, author.language)
  const names = new Map([
    ...visits.flatMap(({ services }) =>
      services.map(({ serviceId, service_details }) => [serviceId, service_details.name] as const),
    ),
    ...holding.map(({ _id, name }) => [_id, name] as const),
  ])
  const fields = written.flatMap(({ at, written: { selectedServices } }) =>
    selectedServices.flatMap(({ serviceId }, index) =>
      names.has(serviceId)
        ? []
        : [
            {
              path: `appointments.${at}.selectedServices.${index}.serviceId`,
              code: 'not_an_option' as const,
            },
          ],
    ),
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
  return names
}

/** The visits that take another place than before with that place, once their operators are admitted to it. */
async function placeVisits(asking: AskingDossier, visits: readonly Visit[]): Promise<Visit[]> {
  const moved = visits.filter(visit => visit.moved)
  const placings = await placeTasks(
    asking,
    moved.map(({ next }) => next),
  )
  await admitOperators(
    asking,
    moved.map(({ before, next }) => ({ fields: next, before: before && fieldsOfTask(before.task) })),
  )
  const placingOf = new Map(moved.map(({ next }, index) => [next._id, placings[index]!]))
  return visits.map(visit => {
    const placing = placingOf.get(visit.next._id)
    return placing ? { ...visit, placing } : visit
  })
}

/** Writes the visits, the new ones and the services of all of them together. */
async function writeVisits(asking: AskingDossier, day: Day, visits: readonly Visit[]): Promise<void> {
  const { tx, author, now } = asking
  const made = visits.filter(({ before }) => !before)
  const inserted = await insertOccurrences(
    tx,
    author,
    null,
    made.map(({ next: { _id, ...fields }, placing }) => ({ _id, fields, placing: placing! })),
    now,
  )
  if (inserted < made.length) throw new Refusal('id_taken')
  await rewriteVisits(asking, day, visits)
  await writeServicesOfTasks(
    tx,
    author.business,
    visits.map(({ next, services }) => ({ task: next._id, services })),
  )
}

async function rewriteVisits(asking: AskingDossier, day: Day, visits: readonly Visit[]): Promise<void> {
  const changes = visits.flatMap(({ before, next, placing }) =>
    before ? [{ seen: before.task, fields: next, placing }] : [],
  )
  if (changes.length === 0) return
  await keepLeftPlaces(
    asking.tx,
    changes.map(({ seen, fields }) => ({ _id: seen._id, before: fieldsOfTask(seen), after: fields })),
    asking,
  )
  if (await rewriteTasks(asking.tx, changes, asking.now)) return
  throw new Refusal('stale', { current: (await readDayServices(asking, day)).dayServices })
}
