import * as z from 'zod/mini'
import { Role } from '../access/role.ts'
import { JobTitle } from '../businesses/job-title.ts'
import { WorkingHours } from '../businesses/working-hours.ts'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Qualification } from '../services/qualification.ts'
import { Overlap } from '../tasks/overlap.ts'
import { OverlapConfirmation } from '../tasks/overlap-confirmation.ts'
import { Task } from '../tasks/task.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Assignments, RefusedTasks } from './assignment.ts'

/** Somebody who may be assigned on a day. */
export const Operator = z.strictObject({
  ...NamedPerson.shape,
  roles: z.array(Role),
  job_title: JobTitle,
  working_hours: WorkingHours,
})
export type Operator = z.infer<typeof Operator>

/** Who may be assigned on a day, by name, and what the visits of that day ask for. */
export const Staffing = z.strictObject({
  operators: z.array(Operator),
  needs: z.array(z.strictObject({ taskId: Id, min_qualification: Qualification })),
})
export type Staffing = z.infer<typeof Staffing>

export const getStaffing = endpoint({
  method: 'GET',
  path: '/api/tasks/staffing/{date}',
  params: { date: Day },
  summary:
    'Who works on a day among those whom the caller plans, and the qualification that the planned services of its visits ask for',
  permission: 'calendar.plan_all',
  entity: 'task',
  answer: Staffing,
  problems: [],
})

export const assignTasks = endpoint({
  method: 'POST',
  path: '/api/tasks/assign_tasks',
  summary:
    'Gives tasks to operators, all or none; under their versions the same call may come again. A refusal for `stale` or `part_of_record` carries the tasks it is about, one for `overlap` everything that stands in the way',
  permission: 'calendar.plan_all',
  entity: 'task',
  body: z.strictObject({
    assignments: Assignments,
    confirm_overlap: z.optional(z.nullable(OverlapConfirmation)),
  }),
  answer: z.array(Task),
  problems: ['stale', 'overlap', 'dossier_closed', 'part_of_record'],
  current: { stale: RefusedTasks, part_of_record: RefusedTasks, overlap: Overlap },
})
