import { findClashes, isBusy, type TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { findRivals } from '../overlap.store.ts'
import type { AskingOfTask } from '../task-access.ts'
import type { DayRange } from '../calendar/task-list.store.ts'
import { busyDaysOf, listBusyTimes } from '../busy-times.store.ts'

/** A task, and who comes to it beside those who stay. */
type Joined = { task: TaskToPlan; joining: readonly Id[] }

/**
 * What else those have at that time who come to some tasks, by the ids of the tasks. Only of them is asked: what a visit
 * of two has stood beside all along is no news. Whoever calls holds their days.
 */
export async function takenTimes(
  { tx }: Pick<AskingOfTask, 'tx'>,
  tasks: readonly Joined[],
): Promise<ReadonlyMap<Id, Id[]>> {
  const asked = tasks.filter(({ task, joining }) => joining.length > 0 && isBusy(task))
  if (asked.length === 0) return new Map()
  const people = [...new Set(asked.flatMap(({ joining }) => joining))]
  const times = busyDaysOf(await listBusyTimes(tx, people, spanOfAll(asked.map(({ task }) => task))))
  const taken = new Map<Id, Id[]>()
  for (const { task, joining } of asked) {
    const meeting = joining.flatMap(person => times.meeting(person, task)).map(({ _id }) => _id)
    if (meeting.length > 0) taken.set(task._id, meeting)
  }
  return taken
}

/**
 * Refuses tasks that were written where somebody who came to one has something else at that time, each other included.
 * @throws {Refusal} `overlap`, with all of it
 */
export async function refuseTaken(asking: AskingOfTask, tasks: readonly Joined[]): Promise<void> {
  const { tx, author, today } = asking
  const taken = await takenTimes(asking, tasks)
  if (taken.size === 0) return
  const found = await findRivals(tx, author, [...new Set([...taken.values()].flat())], today)
  const rivals = found.map(rival => ({ ...rival, ...asSeenBy(rival, author._id) }))
  const clashes = tasks
    .filter(({ task }) => taken.has(task._id))
    .flatMap(({ task, joining }) => findClashes([{ ...task, operators: [...joining], client: null }], rivals))
  const current = { clashes: [...new Map(clashes.map(clash => [clash._id, clash])).values()], answered: [] }
  throw new Refusal('overlap', { current })
}

const spanOfAll = (tasks: readonly Pick<Task, 'date' | 'end_date'>[]): DayRange => ({
  from: tasks.map(({ date }) => date).reduce((one, other) => (one < other ? one : other)),
  to: tasks.map(({ end_date }) => end_date).reduce((one, other) => (one > other ? one : other)),
})
