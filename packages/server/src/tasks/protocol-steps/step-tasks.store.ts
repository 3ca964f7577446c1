import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { type PlannedStep, plannedStep } from '@vicino/domain/protocols/protocol-rules.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { completeTask, type NewTask } from '@vicino/domain/tasks/written-task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import type { DossierId } from '../../http/dossier-access.ts'
import { Refusal } from '../../http/refusal.ts'
import { planSeries } from '../series/new-series.ts'
import { restToDos } from '../resting-to-dos.store.ts'
import { followSeries } from '../series/series.store.ts'
import type { AskingOfTask } from '../task-access.ts'
import { planNewTask, takeOffPlan } from '../task-plan.ts'
import { reassignTasks, updateTask } from '../task-writes.store.ts'
import { findTask, findTasks, readColleagues } from '../tasks.store.ts'
import {
  findKnownColleague,
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
 * Puts the steps that have their days on the calendar, as to-dos of whoever answers for them, of nobody where she lacks
 * the qualification: by the same way as anything that somebody plans, and refused by it like that. Answers how many.
 */
export async function planSteps(
  asking: AskingOfTask,
  dossier: DossierId,
  { opened, responsible, span, goesOn }: Planning,
): Promise<number> {
  const made: Id[] = []
  const { tx, today } = asking
  const daysOf = await readTakenDays(tx, dossier, opened._id)
  const mayDo = await readMayDo(tx, responsible)
  for (const step of opened.steps)
    for (const onCalendar of plannedStep(step, opened.starts_on, { ...span, today }, daysOf.get(step._id))) {
      const staffing = { operators: mayDo(step) ? [responsible!] : [], goesOn }
      const tasks = await planStep(asking, staffing, onCalendar)
      const rows = tasks.map(taskId => ({
        openedId: opened._id,
        stepId: step._id,
        taskId,
        dossierId: dossier,
      }))
      await insertStepTasks(tx, asking.author.business, rows)
      made.push(...tasks)
    }
  if (made.length > 0) await restToDos(tx, made, today)
  return made.length
}

/** Which steps somebody is qualified for; none where there is nobody. */
async function readMayDo(
  tx: Tx,
  person: Id | null,
): Promise<(step: Pick<ProtocolStep, 'min_qualification'>) => boolean> {
  const colleague = person === null ? undefined : await findKnownColleague(tx, person)
  return ({ min_qualification }) => colleague !== undefined && isQualifiedFor(colleague, min_qualification)
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
export async function findResponsible(
  tx: Tx,
  responsible: Id,
  { from, until }: { from: Day; until: Day },
): Promise<Id | null> {
  const [colleague] = await readColleagues(tx, [responsible])
  if (!colleague || colleague.start_date > from) return null
  return colleague.end_date !== null && colleague.end_date < until ? null : responsible
}

async function planStep(
  asking: AskingOfTask,
  { operators, goesOn }: { operators: Id[]; goesOn: boolean },
  { date, repeat }: PlannedStep,
): Promise<Id[]> {
  const written = {
    title: careTask.label,
    date,
    type: 'task' as const,
    full_day: true,
    operators,
  } satisfies NewTask
  const fields = completeTask(written, asking.author._id)
  const id = newId()
  if (!repeat) return [(await planNewTask(asking, id, fields, { confirm: null, goesOn }))._id]
  const { series } = await planSeries(asking, id, fields, { repeat, confirm: null, goesOn })
  return findOccurrences(asking.tx, series!._id)
}

/** Takes what is still to be done off the calendar, where it says so only of some; how many tasks those were. */
export async function takeStepsOff(
  asking: AskingOfTask,
  dossier: DossierId,
  opened: Id,
  which: (task: OpenStepTask) => boolean = () => true,
): Promise<number> {
  const tasks = await readOpen(asking, dossier, opened, which)
  await takeOffPlan(asking, tasks)
  return tasks.length
}

/**
 * Puts what is still to be done into the calendar of somebody else, or of nobody; how many tasks those were. What she is
 * not qualified for stays with whoever has it.
 */
export async function handStepsOn(
  asking: AskingOfTask,
  dossier: DossierId,
  { _id, steps }: Pick<OpenedProtocol, '_id' | 'steps'>,
  responsible: Id | null,
): Promise<number> {
  const mayDo = await readMayDo(asking.tx, responsible)
  const hers = new Set(steps.filter(step => responsible === null || mayDo(step)).map(step => step._id))
  const tasks = await readOpen(asking, dossier, _id, ({ stepId }) => hers.has(stepId))
  const operators = responsible === null ? [] : [responsible]
  const placing = { dossier: null, opens_dossier: false }
  const overtaken = await reassignTasks(
    asking.tx,
    tasks.map(seen => ({
      seen,
      operators,
      placing: { ...placing, suspended_by_dossier: seen.suspended_by_dossier },
    })),
    asking.now,
  )
  if (overtaken.length > 0) throw new Refusal('stale')
  return tasks.length
}

type OpenStepTask = { stepId: Id; date: Day }

async function readOpen(
  { tx }: AskingOfTask,
  dossier: DossierId,
  opened: Id,
  which: (task: OpenStepTask) => boolean = () => true,
): Promise<Task[]> {
  const open = (await listStepTasks(tx, dossier, opened)).filter(task => task.isOpen && which(task))
  return findTasks(tx, [...new Set(open.map(({ taskId }) => taskId))])
}

/** Marks the task of a step as done, whoever was to do it: that it was done is what was just written. */
export async function completeStepTask(asking: AskingOfTask, id: Id): Promise<void> {
  const task = await holdTask(asking.tx, id)
  if (task) await setStatus(asking, task, 'completed')
}

/**
 * Lets the task of a step be done again, whoever was to do it: that it was done has just been struck. Answers whether
 * it does; one that was taken off the plan since, or that somebody has settled otherwise, stays so.
 */
export async function reopenStepTask(asking: AskingOfTask, id: Id): Promise<boolean> {
  const task = await holdTask(asking.tx, id)
  if (task?.status !== 'completed') return false
  await setStatus(asking, task, 'pending')
  return true
}

/** A task that nobody else changes until the transaction ends. */
async function holdTask(tx: Tx, id: Id): Promise<Task | undefined> {
  await tx`select from task where _id = ${id} for update`
  return findTask(tx, id)
}

async function setStatus({ tx, now }: AskingOfTask, task: Task, status: Task['status']): Promise<void> {
  await updateTask(tx, task, { ...fieldsOfTask(task), status }, { placing: null, now })
  await followSeries(tx, [task])
}
