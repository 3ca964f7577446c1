import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import type { Task } from './task.ts'
import { actionsOn } from './task-action.ts'
import { isHeldBy } from './task-holder.ts'

/** A visit to a client whose dossier is known. */
export type ClientVisit = Task & { dossierId: Id }

export const isOfClient = (task: Task): task is ClientVisit =>
  task.type === 'client' && task.dossierId !== null

/** Whether a task is a visit that has begun, may be ended, and is this person's to carry out. */
export const isVisitUnderWay = (task: Task, person: Id, today: Day): task is ClientVisit =>
  isOfClient(task) &&
  task.started_at !== null &&
  !task.suspended_by_dossier &&
  actionsOn(task, today).includes('end') &&
  isHeldBy(task, person)

/** How the first reads of a visit name what they leave open. */
export type NamesOfVisit = { visit: Id; visitDossier: Id; visitDay: Day }

export const namesOfVisit = ({ _id, dossierId, date }: ClientVisit): NamesOfVisit => ({
  visit: _id,
  visitDossier: dossierId,
  visitDay: date,
})
