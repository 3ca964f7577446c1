import type { Clock } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import { isOver } from '../tasks/schedule.ts'
import type { Task } from '../tasks/task.ts'
import { canHaveServices } from './recording.ts'

/** Why a visit is not confirmed with the others of its day, the first reason first: it did not go as planned. */
export const obstacles = [
  { value: 'running', label: 'Iniziata e non terminata' },
  { value: 'doses_open', label: 'Ci sono dosi senza risposta' },
  { value: 'not_ended', label: 'Registrata e non terminata' },
  { value: 'partly', label: 'Registrata solo in parte' },
  { value: 'struck', label: 'Ciò che era registrato è stato annullato' },
  { value: 'no_services', label: 'Nessuna prestazione pianificata' },
] as const
type Obstacle = (typeof obstacles)[number]['value']

type Visit = Pick<
  Task,
  | 'type'
  | 'status'
  | 'date'
  | 'end_date'
  | 'start_time'
  | 'end_time'
  | 'started_at'
  | 'ended_at'
  | 'suspended_by_dossier'
>

/**
 * How much of a visit is said already: its planned services that nobody recorded, the minutes that were, and how many
 * services were recorded and struck since.
 */
type Said = { open: number; recorded: number; struck: number }

/**
 * Whether somebody still has to say how a visit went: its time is over and nobody did, or it was made and some of its
 * planned services are not recorded, or nothing of it stands any more.
 */
export function isToConfirm(
  visit: Visit,
  { open, recorded, struck }: Said,
  now: { today: Day; clock: Clock },
): boolean {
  if (!canHaveServices(visit, now.today)) return false
  if (visit.status === 'completed') return open > 0 || (struck > 0 && recorded === 0)
  return isOver(visit, now.today, now.clock)
}

/**
 * What keeps a visit from being confirmed by one tap; `doses`: of its due doses those that have no answer. What was left
 * out where the rest was recorded, or struck since, may well not have been done: nobody records it in passing.
 */
export function obstacleOf(visit: Visit, { open, recorded, struck }: Said, doses: number): Obstacle | null {
  if (visit.status !== 'completed') {
    if (visit.started_at !== null && visit.ended_at === null) return 'running'
    if (doses > 0) return 'doses_open'
  }
  if (struck > 0 && recorded === 0) return 'struck'
  if (open === 0) return recorded > 0 ? 'not_ended' : 'no_services'
  return recorded > 0 ? 'partly' : null
}
