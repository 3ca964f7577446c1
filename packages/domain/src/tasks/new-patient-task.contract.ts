import * as z from 'zod/mini'
import { NewClient } from '../dossiers/client.ts'
import { createDossier } from '../dossiers/dossiers.contract.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Overlap } from './overlap.ts'
import { Task } from './task.ts'
import { NewTaskOrSeries } from './written-task.ts'

export const createNewPatientTask = endpoint({
  method: 'POST',
  path: '/api/tasks/new_patient_task',
  summary: "Opens a new client's dossier and plans the first visit; with `repeat` a series of them",
  permission: 'dossier.create',
  also: [{ permission: 'calendar.own', field: 'task' }],
  entity: 'dossier',
  creates: true,
  body: z.strictObject({ _id: z.optional(Id), client: NewClient, task: NewTaskOrSeries }),
  answer: z.strictObject({ dossier: createDossier.answer, task: Task }),
  problems: ['overlap'],
  current: { overlap: Overlap },
})
