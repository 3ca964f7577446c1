import { clockIn, type Instant, todayIn } from '../days/instant.ts'
import { isBusy } from '../tasks/overlap.ts'
import { isOver } from '../tasks/schedule.ts'
import type { Task } from '../tasks/task.ts'
import { spanOf } from '../tasks/task-span.ts'
import { isTouched } from '../tasks/task-status.ts'
import type { Id } from '../wire/id.ts'
import { liesIn } from './released.ts'
import { takesAway } from './who-is-away.ts'

/** Why a task stays with whoever took it: somebody has touched it since it was handed on, or it is over. */
export function staysTaken(task: Task, handedOn: number, now: Instant): 'changed' | 'past' | null {
  if (task.version !== handedOn || isTouched(task)) return 'changed'
  return isOver(task, todayIn(now), clockIn(now)) ? 'past' : null
}

/**
 * Whether a task that an absence has handed on lies outside of it by now and may go back: the absence ends earlier, was
 * called off, or is off the plan.
 */
export const liesOutside = (
  absence: Task | undefined,
  task: Task,
  { handedOn, now }: { handedOn: number; now: Instant },
): boolean =>
  staysTaken(task, handedOn, now) === null && !(absence && takesAway(absence) && liesIn(absence, task))

type Timed = Pick<
  Task,
  '_id' | 'type' | 'status' | 'full_day' | 'date' | 'end_date' | 'start_time' | 'end_time'
>

/** A task that goes back: who comes to it again, and by which of its writes the absence has handed it on. */
export type GoingBack = { task: Timed; joining: readonly Id[]; handing: number }

/**
 * Those of the tasks that cannot go back beside the others. What was handed on by one write has stood together before,
 * and does so again; what came up later was planned for an hour that was free by then, and stays with whoever has it.
 */
export function inEachOthersWay(tasks: readonly GoingBack[]): ReadonlySet<Id> {
  const back: { span: ReturnType<typeof spanOf>; joining: readonly Id[]; handing: number }[] = []
  const inTheWay = new Set<Id>()
  for (const { task, joining, handing } of tasks.toSorted((one, other) => one.handing - other.handing)) {
    if (!isBusy(task)) continue
    const span = spanOf(task)
    const meets = back.some(
      other =>
        other.handing !== handing &&
        other.span.from < span.to &&
        span.from < other.span.to &&
        other.joining.some(person => joining.includes(person)),
    )
    if (meets) inTheWay.add(task._id)
    else back.push({ span, joining, handing })
  }
  return inTheWay
}
