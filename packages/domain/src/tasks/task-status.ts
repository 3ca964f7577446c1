import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { reasonMax, text } from '../wire/text.ts'
import type { TaskType } from './task-type.ts'

/** How a task stands. The form lets choose freely; what follows from a choice stands in the rules below. */
const taskStatuses = [
  { value: 'pending', label: 'In attesa' },
  { value: 'confirmed', label: 'Confermato' },
  { value: 'completed', label: 'Completato' },
  { value: 'not_done', label: 'Non eseguito' },
] as const

/** The same as they are said of a visit. */
export const visitStatuses = [
  { value: 'pending', label: 'In attesa' },
  { value: 'confirmed', label: 'Confermata' },
  { value: 'completed', label: 'Eseguita' },
  { value: 'not_done', label: 'Non eseguita' },
] as const

/** The statuses in the words for a kind of task. */
export const statusesOf = (type: TaskType | undefined): typeof taskStatuses | typeof visitStatuses =>
  type === 'client' ? visitStatuses : taskStatuses

export const TaskStatus = z.enum(taskStatuses.map(status => status.value))
export type TaskStatus = z.infer<typeof TaskStatus>

/** A status as a request writes it: `complete` is the older word for `completed`. */
export const WrittenTaskStatus = z.pipe(
  z.enum(['pending', 'confirmed', 'completed', 'not_done', 'complete']),
  z.transform((status): TaskStatus => (status === 'complete' ? 'completed' : status)),
)

/**
 * Why a visit did not take place. `dosesStay`: somebody still has to say what became of the doses that it met. In
 * hospital and after a cancellation others see to them.
 */
export const notDoneReasons = [
  { value: 'absent', label: 'Assente', dosesStay: true },
  { value: 'hospital', label: 'Ricovero', dosesStay: false },
  { value: 'cancelled', label: 'Disdetta', dosesStay: false },
  { value: 'other', label: 'Altro motivo', dosesStay: true },
] as const

export const NotDone = z.strictObject({
  reason: z.enum(notDoneReasons.map(reason => reason.value)),
  text: z.optional(text(reasonMax)),
})
export type NotDone = z.infer<typeof NotDone>

/** Whether the reason says nothing yet: another one than those of the list has to be told in words. */
export const lacksWords = ({ reason, text: words = '' }: NotDone): boolean =>
  reason === 'other' && words.trim() === ''

/** Done or not done: nothing more is expected of it. */
export const isSettled = (status: TaskStatus): boolean => status === 'completed' || status === 'not_done'

type Standing = { status: TaskStatus; suspended_by_dossier: boolean }

/** Whether nobody goes there: it did not take place, or waits with its dossier. */
export const isCalledOff = ({ status, suspended_by_dossier }: Standing): boolean =>
  status === 'not_done' || suspended_by_dossier

/** Done or called off: its name is struck through wherever it stands (0017); which of both its sign and its words say. */
export const isStruck = (task: Standing): boolean => task.status === 'completed' || isCalledOff(task)

type TaskNow = { type: TaskType; status: TaskStatus; date: Day; started_at: Instant | null }

/** Whether somebody has begun or settled it: planning never touches it any more. */
export const isTouched = ({ status, started_at }: Pick<TaskNow, 'status' | 'started_at'>): boolean =>
  isSettled(status) || started_at !== null

/** A visit that is past or touched is part of the record and stays; anything else may be taken off the plan. */
export function mayBeRemoved(task: TaskNow, today: Day): boolean {
  return task.type !== 'client' || (!isTouched(task) && task.date >= today)
}
