import * as z from 'zod/mini'
import { WrittenInstant } from '../days/instant.ts'
import { MaterialUse } from '../materials/material-use.ts'
import { CarriedOut } from '../performances/carried-out.ts'
import { Performance } from '../performances/performance.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Task, TaskFields } from './task.ts'
import { VisitDose } from './visit-sheet.ts'

export const endVisit = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/end',
  summary:
    'Ends a visit and records what was carried out in it: its services, those that were not done and what was used, all of it or nothing',
  permission: 'performance.record',
  entity: 'task',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    taskId: z.optional(Id),
    version: z.int().check(z.minimum(1)),
    ended_at: WrittenInstant,
    confirm_open_doses: z.optional(TaskFields.shape.confirm_open_doses),
    ...CarriedOut.shape,
  }),
  answer: Task,
  problems: [
    'stale',
    'visit_not_carried_out',
    'doses_open',
    'dossier_closed',
    'recorded_already',
    'used_already',
    'nothing_recorded',
  ],
  current: {
    stale: Task,
    doses_open: z.array(VisitDose),
    recorded_already: z.array(Performance),
    used_already: z.array(MaterialUse),
  },
})
