import { addDays, addMonths, type Day } from '../days/day.ts'
import type { Repeat } from '../series/repeat.ts'
import { ruleOf } from '../series/pattern.ts'
import type { FieldError, RefusedField } from '../wire/field-error.ts'
import type { Id } from '../wire/id.ts'
import { highestOf } from '../assignment/qualified.ts'
import type { Qualification } from '../services/qualification.ts'
import type {
  NewOpenedProtocol,
  NewProtocolEvaluation,
  OpenedProtocol,
  OpenedProtocolChange,
} from './opened-protocol.ts'
import type { Protocol, ProtocolStep } from './protocol.ts'

/** What may be done with a protocol of the house as it stands. What was released is never written over. */
export const actsOnProtocol = ({ status, in_force }: Pick<Protocol, 'status' | 'in_force'>) => ({
  change: true,
  release: status === 'draft',
  discard: status === 'draft',
  retire: status === 'released' || (status === 'draft' && in_force !== null),
})

/** What may be done with one that was opened for a client. */
export const isProtocolOpen = ({ status, struck }: Pick<OpenedProtocol, 'status' | 'struck'>): boolean =>
  status === 'open' && struck === null

/** A protocol of the house as a copy of it begins for a client, with those of its steps that were chosen. */
export const openedFrom = (
  { _id: protocolId, version: protocol_version, title, goals, steps, criteria, alarms }: Released,
  chosen: readonly Id[],
) => ({
  version: 1,
  status: 'open' as const,
  act: 'opened' as const,
  protocolId,
  protocol_version,
  title,
  goals,
  steps: steps.filter(({ _id }) => chosen.includes(_id)),
  criteria,
  alarms,
  evaluation: null,
  tasks_kept: null,
  tasks_removed: null,
  reason: null,
  struck: null,
})

type Released = Pick<Protocol, '_id' | 'version' | 'title' | 'goals' | 'steps' | 'criteria' | 'alarms'>

/** A protocol that nobody looks at for a year is a slip of the pen, by which it would never fall due. */
const longestMonths = 12

/** What is wrong with the days of a protocol that is opened. */
export function openingProblems(
  { starts_on, evaluate_on }: Pick<NewOpenedProtocol, 'starts_on' | 'evaluate_on'>,
  today: Day,
): FieldError[] {
  if (starts_on < today) return [{ path: 'starts_on', code: 'in_the_past' }]
  if (starts_on > addMonths(today, longestMonths)) return [{ path: 'starts_on', code: 'over_a_year' }]
  return dayProblems(evaluate_on, starts_on, 'not_after_start')
}

/**
 * What is wrong with the days of one that is open and is changed: its start stands as soon as something was done of it. A
 * day of evaluation that has come stays until it is evaluated.
 */
export function changeProblems(
  before: Pick<OpenedProtocol, 'starts_on' | 'evaluate_on'>,
  { starts_on, evaluate_on }: Pick<OpenedProtocolChange, 'starts_on' | 'evaluate_on'>,
  { today, isBegun }: { today: Day; isBegun: boolean },
): RefusedField[] {
  const moved = starts_on !== before.starts_on
  if (moved && isBegun) return [{ path: 'starts_on', code: 'begun_already' }]
  if (moved) return openingProblems({ starts_on, evaluate_on }, today)
  if (evaluate_on === before.evaluate_on) return []
  return starts_on >= today
    ? dayProblems(evaluate_on, starts_on, 'not_after_start')
    : dayProblems(evaluate_on, today, 'not_after_today')
}

/**
 * Those of the steps that stand otherwise on the calendar than they did: they are planned anew. All of them where the
 * start moved; one that was there before and stays so keeps its to-dos.
 */
export function rescheduledSteps(
  before: Pick<OpenedProtocol, 'steps' | 'starts_on'>,
  next: Pick<OpenedProtocol, 'steps' | 'starts_on'>,
): ProtocolStep[] {
  if (next.starts_on !== before.starts_on) return next.steps
  const stood = new Map(before.steps.map(step => [step._id, step]))
  return next.steps.filter(({ _id, after_days, every_days }) => {
    const was = stood.get(_id)
    return !was || was.after_days !== after_days || was.every_days !== every_days
  })
}

/** The highest qualification that a to-do of these steps asks of who answers for them. */
export const neededFor = (
  steps: readonly Pick<ProtocolStep, 'after_days' | 'min_qualification'>[],
): Qualification | null =>
  highestOf(
    steps.flatMap(({ after_days, min_qualification }) =>
      after_days === null || min_qualification === null ? [] : [min_qualification],
    ),
  )

/** What is wrong with the day of the next evaluation, after the day from which on it counts. */
function dayProblems(
  evaluate_on: Day,
  from: Day,
  tooEarly: 'not_after_start' | 'not_after_today',
): FieldError[] {
  if (evaluate_on <= from) return [{ path: 'evaluate_on', code: tooEarly }]
  return evaluate_on > addMonths(from, longestMonths) ? [{ path: 'evaluate_on', code: 'over_a_year' }] : []
}

/** What is wrong with an evaluation beside its outcomes: who ends it says what becomes of the tasks that are open. */
export function evaluationProblems(
  { evaluate_on, open_tasks }: Pick<NewProtocolEvaluation, 'evaluate_on' | 'open_tasks'>,
  { today, openTasks }: { today: Day; openTasks: number },
): FieldError[] {
  if (evaluate_on !== null)
    return [
      ...dayProblems(evaluate_on, today, 'not_after_today'),
      ...(open_tasks === null ? [] : [{ path: 'open_tasks', code: 'not_an_option' as const }]),
    ]
  return openTasks > 0 && open_tasks === null ? [{ path: 'open_tasks', code: 'required' }] : []
}

/** A task that a step put on the calendar: on which day it stands, and whether it is still to be done. */
export type TaskOfStep = { taskId: Id; date: Day; isOpen: boolean }

/**
 * The task that is done with a step: that of the day on which it was carried out, else the nearest that was due before
 * it. What is done once is done with its task, also where that is early.
 */
export function taskDoneWith<Task extends TaskOfStep>(
  { every_days }: Pick<ProtocolStep, 'every_days'>,
  tasks: readonly Task[],
  done_on: Day,
): Task | undefined {
  const open = tasks.filter(task => task.isOpen).toSorted((one, other) => one.date.localeCompare(other.date))
  return open.findLast(({ date }) => date <= done_on) ?? (every_days === null ? open[0] : undefined)
}

/**
 * Whether a step that stands on the calendar was confirmed for a day as often as it stands there. What has no day of
 * its own is done at the visits, of which a day may have several.
 */
export const isConfirmedFor = (
  { after_days }: Pick<ProtocolStep, 'after_days'>,
  tasks: readonly Pick<TaskOfStep, 'date'>[],
  { done_on, confirmed }: { done_on: Day; confirmed: number },
): boolean =>
  after_days !== null && confirmed >= Math.max(1, tasks.filter(({ date }) => date === done_on).length)

/** How a step stands on the calendar: from which day on, and how it comes back. */
export type PlannedStep = { date: Day; repeat: Repeat | null }

/** Days that are planned: from the first that was not yet, until the next evaluation, both counted; none before today. */
type PlannedDays = { from: Day; until: Day; today: Day }

/**
 * How a step stands on the calendar in a span of days: from the start, and again from each evaluation on, until the
 * next one. What comes back keeps the days that follow from the start, without those that it has already. What is done
 * once and would have been before today, where an evaluation came late, is done today.
 */
export function plannedStep(
  { after_days, every_days }: Pick<ProtocolStep, 'after_days' | 'every_days'>,
  starts_on: Day,
  { from, until, today }: PlannedDays,
  taken: ReadonlySet<Day> = new Set(),
): PlannedStep[] {
  if (after_days === null) return []
  const first = addDays(starts_on, after_days)
  if (every_days === null) {
    const date = first < today ? today : first
    return first < from || date > until || taken.size > 0 ? [] : [{ date, repeat: null }]
  }
  const runs: Day[][] = []
  for (let day = first; day <= until; day = addDays(day, every_days)) {
    if (day < from || day < today || taken.has(day)) continue
    const run = runs.at(-1)
    if (run && addDays(run.at(-1)!, every_days) === day) run.push(day)
    else runs.push([day])
  }
  const rule = ruleOf({ frequency: 'daily', interval: every_days })
  return runs.map(run => ({
    date: run[0]!,
    repeat: run.length === 1 ? null : { rule, until: run.at(-1)! },
  }))
}
