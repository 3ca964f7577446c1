import type { Day } from '@vicino/domain/days/day.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { type PlannedStep, plannedStep, titleOfTask } from '@vicino/domain/protocols/protocol-rules.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { completeTask, type NewTask } from '@vicino/domain/tasks/written-task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import type { DossierId } from '../../http/dossier-access.ts'
import { Refusal } from '../../http/refusal.ts'
import { planSeries } from '../series/new-series.ts'
import { followSeries } from '../series/series.store.ts'
import type { Asking } from '../task-access.ts'
import { planNewTask, takeOffPlan } from '../task-plan.ts'
import { updateTask } from '../task-writes.store.ts'
import { findTask, findTasks, readColleagues } from '../tasks.store.ts'
import {
  findOccurrences,
  insertStepTasks,
  listStepsDone,
  listStepTasks,
} from '../../protocols/opened-protocols.store.ts'

type Planning = {
  opened: Pick<OpenedProtocol, '_id' | 'steps' | 'starts_on'>
  /** In whose calendar they stand; null where nobody is there for them. */
  responsible: Id | null
  span: { from: Day; until: Day }
  /** Whether they go on as they were admitted before, whoever lets them. */
  goesOn: boolean
}

/**
 * Puts the steps that have their days on the calendar, as to-dos of whoever answers for them: by the same way as
 * anything that somebody plans, and refused by it like that. Answers how many.
 */
export async function planSteps(
  asking: Asking,
  dossier: DossierId,
  { opened, responsible, span, goesOn }: Planning,
): Promise<number> {
  let planned = 0
  const { tx, today } = asking
  const client = await findClientName(tx, dossier)
  const daysOf = await readTakenDays(tx, dossier, opened._id)
  const operators = responsible === null ? [] : [responsible]
  for (const step of opened.steps)
    for (const onCalendar of plannedStep(step, opened.starts_on, { ...span, today }, daysOf.get(step._id))) {
      const staffing = { operators, goesOn }
      const tasks = await planStep(asking, titleOfTask(step.text, client), staffing, onCalendar)
      const rows = tasks.map(taskId => ({
        openedId: opened._id,
        stepId: step._id,
        taskId,
        dossierId: dossier,
      }))
      await insertStepTasks(tx, asking.author.business, rows)
      planned += tasks.length
    }
  return planned
}

/** On which days each step has a task or was carried out: by the calendar and by the rule of its series. */
async function readTakenDays(tx: Tx, dossier: DossierId, opened: Id): Promise<Map<Id, Set<Day>>> {
  const [tasks, deeds] = await Promise.all([
    listStepTasks(tx, dossier, opened),
    listStepsDone(tx, dossier, opened),
  ])
  const days = new Map<Id, Set<Day>>()
  const take = (stepId: Id, ...taken: Day[]): void => {
    days.set(stepId, new Set([...(days.get(stepId) ?? []), ...taken]))
  }
  for (const { stepId, date, place } of tasks) take(stepId, date, place)
  for (const { stepId, done_on, struck } of deeds) if (!struck) take(stepId, done_on)
  return days
}

/**
 * Who answers for a protocol, as far as she works here on all days that are planned; null where she has left or
 * leaves before.
 */
export async function findHolder(
  tx: Tx,
  responsible: Id,
  { from, until }: { from: Day; until: Day },
): Promise<Id | null> {
  const [colleague] = await readColleagues(tx, [responsible])
  if (!colleague || colleague.start_date > from) return null
  return colleague.end_date !== null && colleague.end_date < until ? null : responsible
}

async function planStep(
  asking: Asking,
  title: string,
  { operators, goesOn }: { operators: Id[]; goesOn: boolean },
  { date, repeat }: PlannedStep,
): Promise<Id[]> {
  const written = {
    title,
    date,
    type: 'task' as const,
    full_day: true,
    operators,
  } satisfies NewTask
  const fields = completeTask(written, asking.author._id)
  const id = newId()
  if (!repeat) return [(await planNewTask(asking, id, fields, null, goesOn))._id]
  const { series } = await planSeries(asking, id, fields, { repeat, confirm: null, goesOn })
  return findOccurrences(asking.tx, series!._id)
}

async function findClientName(tx: Tx, dossier: DossierId): Promise<string> {
  const [client] = await tx<{ name: string }[]>`
    select first_name || ' ' || last_name as name from dossier where _id = ${dossier}`
  return client!.name
}

/** Takes what is still to be done off the calendar, where it says so only after a day; how many tasks those were. */
export async function takeStepsOff(
  asking: Asking,
  dossier: DossierId,
  opened: Id,
  after: Day | null = null,
): Promise<number> {
  const open = (await listStepTasks(asking.tx, dossier, opened)).filter(
    ({ isOpen, date }) => isOpen && (after === null || date > after),
  )
  const tasks = await findTasks(asking.tx, [...new Set(open.map(({ taskId }) => taskId))])
  await takeOffPlan(asking, tasks)
  return tasks.length
}

/** Marks the task of a step as done, whoever was to do it: that it was done is what was just written. */
export async function completeStepTask(asking: Asking, id: Id): Promise<void> {
  const task = await findTask(asking.tx, id)
  if (task) await setStatus(asking, task, 'completed')
}

/**
 * Lets the task of a step be done again, whoever was to do it: that it was done has just been struck. Answers whether
 * it does; one that was taken off the plan since, or that somebody has settled otherwise, stays so.
 */
export async function reopenStepTask(asking: Asking, id: Id): Promise<boolean> {
  const task = await findTask(asking.tx, id)
  if (task?.status !== 'completed') return false
  await setStatus(asking, task, 'pending')
  return true
}

/** @throws {Refusal} `stale`, where somebody changes it at this moment */
async function setStatus({ tx }: Asking, task: Task, status: Task['status']): Promise<void> {
  if (!(await updateTask(tx, task, { ...fieldsOfTask(task), status }, null)))
    throw new Refusal('stale', { current: task })
  await followSeries(tx, [task])
}
