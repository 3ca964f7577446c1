import type {
  AbsencePlan,
  ColleagueToTakeOver,
  ReleasedTask,
} from '@vicino/domain/absences/absences.contract.ts'
import { mostReleased } from '@vicino/domain/absences/absences.contract.ts'
import { type InAbsence, inAbsence } from '@vicino/domain/absences/released.ts'
import { loadMinutes } from '@vicino/domain/assignment/load.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import type { Spanning } from '@vicino/domain/tasks/task-span.ts'
import { mostTasksOfRange } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { listNeedsOf } from '../assignment/staffing.store.ts'
import { type DayRange, listTasks } from '../calendar/task-list.store.ts'
import type { AskingOfTask } from '../task-access.ts'
import { withOrigins } from '../task-origin.store.ts'
import { openAmong } from './open-tasks.ts'
import { countVisits, findPlanned, listColleagues, listTowns } from './absence-plan.store.ts'
import { type BusyDays, busyDaysOf, listBusyTimes } from '../busy-times.store.ts'

const rangeOf = ({ date, end_date }: Spanning): DayRange => ({ from: date, to: end_date })

/** What of somebody's tasks an absence meets, in the order of time, and what becomes of each. */
export async function readMet(
  asking: AskingOfTask,
  operator: Id,
  absence: Spanning,
): Promise<{ task: Task; becomes: NonNullable<InAbsence> }[]> {
  const { tx, author, today, now } = asking
  const asked = {
    author,
    range: rangeOf(absence),
    dossier: undefined,
    filter: { operatorId: operator },
    today,
  }
  const tasks = await listTasks(tx, asked, mostTasksOfRange + 1)
  const met = tasks.flatMap(task => {
    const becomes = isCarriedOutBy(task, operator) ? inAbsence(absence, task, now) : null
    return becomes === null ? [] : [{ task, becomes }]
  })
  const many = tasks.length > mostTasksOfRange || met.length > mostReleased
  if (many) throw new Refusal('too_many_rows', { current: { limit: mostReleased } })
  const changeable = new Set(
    await openAmong(
      asking,
      met.flatMap(({ task, becomes }) => (becomes === 'released' ? [task] : [])),
    ),
  )
  return met.map(({ task, becomes }) =>
    becomes === 'released' && !changeable.has(task) ? { task, becomes: 'own' } : { task, becomes },
  )
}

/**
 * What an absence would release of somebody, with whatever says who takes it: as many statements for sixty days and
 * forty colleagues as for one visit.
 */
export async function readAbsencePlan(
  asking: AskingOfTask,
  operatorId: Id,
  absence: Spanning,
): Promise<AbsencePlan> {
  const { tx, author } = asking
  const operator = found(await findPlanned(tx, author, operatorId))
  const met = await readMet(asking, operatorId, absence)
  const told = await withOrigins(
    asking,
    met.map(({ task }) => asSeenBy(task, author._id)),
  )
  const tasks = told.filter((_, at) => met[at]!.becomes === 'released')
  const stays = told.flatMap((task, at) => {
    const { becomes } = met[at]!
    return becomes === 'released' ? [] : [{ task, why: becomes }]
  })
  return { operator, stays, ...(await readTakers(asking, operatorId, absence, tasks)) }
}

type Takers = Pick<AbsencePlan, 'released' | 'colleagues'>

async function readTakers(
  { tx, author, today }: AskingOfTask,
  away: Id,
  absence: Spanning,
  tasks: readonly Task[],
): Promise<Takers> {
  const dossiers = [...new Set(tasks.flatMap(({ dossierId }) => dossierId ?? []))]
  const ids = tasks.map(({ _id }) => _id)
  const planned = await listColleagues(tx, author, rangeOf(absence))
  const people = planned.filter(({ _id }) => _id !== away)
  const names = people.map(({ _id }) => _id)
  const last = tasks.reduce((end, { end_date }) => (end_date > end ? end_date : end), absence.end_date)
  const first = tasks.reduce((begin, { date }) => (date < begin ? date : begin), absence.date)
  const [needs, busy, made] = await Promise.all([
    listNeedsOf(tx, ids),
    listBusyTimes(tx, names, { from: first, to: last }),
    countVisits(tx, { author, today }, dossiers, names),
  ])
  const visited = busy.flatMap(({ dossierId }) => dossierId ?? [])
  const towns = await listTowns(tx, author, [...new Set([...dossiers, ...visited])], today)
  const townOf = new Map(towns.map(({ dossierId, town }) => [dossierId, town]))
  const needOf = new Map(needs.map(need => [need.taskId, need.min_qualification]))
  const busyDays = busyDaysOf(busy)
  const madeBy = Map.groupBy(made, ({ operator }) => operator)
  const days = [...new Set(tasks.map(({ date }) => date))]
  const released = tasks.map(
    (task): ReleasedTask => ({
      task,
      needed: needOf.get(task._id) ?? task.needs ?? null,
      town: townOf.get(task.dossierId ?? '') ?? null,
      busy: names.filter(
        person =>
          task.operators.some(({ _id }) => _id === person) || busyDays.meeting(person, task).length > 0,
      ),
    }),
  )
  const colleagues = people.map(
    (person): ColleagueToTakeOver => ({
      ...person,
      days: days.flatMap(date => dayOf(busyDays, person._id, date, townOf)),
      visits: (madeBy.get(person._id) ?? []).map(({ dossierId, count }) => ({ dossierId, count })),
    }),
  )
  return { released, colleagues }
}

/** What somebody has on a day: how many minutes, and in which towns; nothing where she has nothing. */
function dayOf(
  busyDays: BusyDays,
  person: Id,
  date: string,
  townOf: ReadonlyMap<Id, string>,
): ColleagueToTakeOver['days'] {
  const times = busyDays.on(person, dayNumber(date))
  const minutes = loadMinutes(times, date)
  const towns = new Set(times.flatMap(({ dossierId }) => townOf.get(dossierId ?? '') ?? []))
  return minutes === 0 && towns.size === 0 ? [] : [{ date, minutes, towns: [...towns] }]
}
