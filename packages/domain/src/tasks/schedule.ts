import { type Clock, clockAt, minutesOf } from '../days/clock.ts'
import { type Day, daysFrom } from '../days/day.ts'
import type { Task } from './task.ts'
import { isSettled, isTouched } from './task-status.ts'
import { isOnDay, lastDayOf, type Spanning } from './task-span.ts'
import type { TaskType } from './task-type.ts'

type Scheduled = Pick<
  Task,
  '_id' | 'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day' | 'status' | 'started_at'
>

/** The tasks of one day, in the order in which they come. */
type DayOfSchedule<Item> = { day: Day; tasks: Item[] }

/**
 * The tasks by day, days without a task left out. A task of several days stands on each of them, so that a night
 * watch is still in sight in the morning.
 */
export function groupByDay<Item extends Scheduled>(
  tasks: readonly Item[],
  from: Day,
  to: Day,
): DayOfSchedule<Item>[] {
  const byDay = new Map<Day, Item[]>(daysFrom(from, to).map(day => [day, []]))
  for (const task of tasks)
    for (const day of daysFrom(later(task.date, from), earlier(lastDayOf(task), to)))
      byDay.get(day)!.push(task)
  return Array.from(byDay, ([day, ofDay]) => ({ day, tasks: sortOnDay(ofDay, day) })).filter(
    ofDay => ofDay.tasks.length > 0,
  )
}

/** Those of the tasks that reach into the day, in order. */
export const tasksOn = <Item extends Scheduled>(tasks: readonly Item[], day: Day): Item[] =>
  sortOnDay(
    tasks.filter(task => isOnDay(task, day)),
    day,
  )

/** Whole days first, then by the clock; what began the day before comes at midnight. Ties go by `_id`. */
function sortOnDay<Item extends Scheduled>(tasks: readonly Item[], day: Day): Item[] {
  const key = (task: Item) =>
    [task.full_day ? '0' : '1', startOn(task, day), endOn(task, day), task._id].join(' ')
  return tasks.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** When a task begins and ends as seen on one day; '24:00' where it goes on over midnight. */
const startOn = (task: Scheduled, day: Day): Clock =>
  task.date < day ? '00:00' : (task.start_time ?? '00:00')
export const endOn = (task: Pick<Scheduled, 'end_date' | 'end_time'>, day: Day): string =>
  task.end_date > day ? '24:00' : (task.end_time ?? '24:00')

/** How long a visit whose time is over waits for a nurse who is late, before the next one takes its place. */
const lateMinutes = 60

/**
 * The visit to show large: the one that is running, else the first that is still to come or whose time was over
 * within the last hour, else the first that was left unsettled. `visits` are those of the day, in order.
 */
export function nextVisit<Item extends Scheduled>(
  visits: readonly Item[],
  day: Day,
  clock: Clock,
): Item | undefined {
  const open = visits.filter(visit => !isSettled(visit.status))
  const since = clockAt(Math.max(0, minutesOf(clock) - lateMinutes))
  return (
    open.find(visit => visit.started_at !== null) ?? open.find(visit => endOn(visit, day) > since) ?? open[0]
  )
}

/** Whether a visit is still to come or under way: not settled, and begun or with its last minute ahead. */
export function isToCome(
  visit: Pick<Scheduled, 'end_date' | 'end_time' | 'status' | 'started_at'>,
  today: Day,
  clock: Clock,
): boolean {
  if (isSettled(visit.status)) return false
  return visit.started_at !== null || (visit.end_date >= today && endOn(visit, today) > clock)
}

type Planned = Scheduled & Pick<Task, 'type'>

/** A visit whose time is over although nobody began or settled it: somebody still has to say what happened. */
export const isOverdue = (task: Planned, today: Day, clock: Clock): boolean =>
  task.type === 'client' && isLeft(task, today, clock)

/** What is there to be done besides visits: nobody says of an absence, an event or a private hour that it is done. */
const toBeDone: readonly TaskType[] = ['reminder', 'task']

/** Something to do whose time is over and which nobody has done: a measurement that was to be repeated. */
export const isLateToDo = (task: Planned, today: Day, clock: Clock): boolean =>
  toBeDone.includes(task.type) && isLeft(task, today, clock)

const isLeft = (task: Planned, today: Day, clock: Clock): boolean =>
  !isTouched(task) && isOver(task, today, clock)

/** Whether the time that was planned for it is over. */
export function isOver(task: Spanning, today: Day, clock: Clock): boolean {
  const last = lastDayOf(task)
  return last < today || (last === today && endOn(task, today) <= clock)
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
