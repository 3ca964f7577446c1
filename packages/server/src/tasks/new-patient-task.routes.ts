import { completeClient } from '@vicino/domain/dossiers/client.ts'
import type { PossibleDuplicate } from '@vicino/domain/dossiers/duplicates.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { createNewPatientTask } from '@vicino/domain/tasks/new-patient-task.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { readDossierHead } from '../dossiers/dossier-head.store.ts'
import { findDuplicates, tracesOfOpening } from '../dossiers/duplicates.store.ts'
import { openNewDossier } from '../dossiers/open-dossier.store.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { refusedWithin, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { planSeries } from './series/new-series.ts'
import { completeNewTask, planNewTask, refuseDoneAhead, refuseFuture } from './task-plan.ts'
import { findFirstTaskOf, findTask } from './tasks.store.ts'

type NewPatientCall = Call<typeof createNewPatientTask>

/** Errors of the visit stand under its own name in the body. */
const FirstVisit = z.strictObject({ task: PlannedTask })

/** A new client's dossier and her first visit, or a series of them: all is written, or nothing is. */
export function serveNewPatientTask(serve: Serve): void {
  serve.create(
    createNewPatientTask,
    async call => {
      const { tx, author, id, body, now, today } = call
      const { _id: taskId = newId(), repeat, apart, services = [], ...written } = body.task
      const confirm = body.task.confirm_overlap ?? null
      if (written.type !== undefined && written.type !== 'client')
        throw refuseField('task.type', 'not_an_option')
      if ((written.client ?? id) !== id) throw refuseField('task.client', 'not_its_client')
      const { task: fields } = wholeOrRefuse(FirstVisit, {
        task: completeNewTask(author, { ...written, client: id }),
      })
      refuseFuture(fields, now, 'task.')
      if (!repeat) refuseDoneAhead(fields, today, 'task.')
      const duplicates = await openNewDossier(tx, author, id, body.client, { now, today })
      const task = await refusedWithin('task', () =>
        repeat
          ? planSeries(call, taskId, fields, { repeat, apart, confirm, services })
          : planNewTask(call, taskId, fields, { confirm, services }),
      )
      const opened = {
        entity_id: id,
        dossier_id: id,
        fields: ['client', 'task'],
        reason: task.confirm_overlap?.reason ?? null,
      }
      return done(await answerBoth(call, task, duplicates), tracesOfOpening(opened, duplicates))
    },
    async call => {
      const { tx, author, id, body, today } = call
      const task = body.task._id ? await findTask(tx, body.task._id) : await findFirstTaskOf(tx, id)
      if (!task) return undefined
      const duplicates = await findDuplicates(tx, author, completeClient(body.client), id, today)
      const traces = tracesOfOpening({ dossier_id: id }, duplicates)
      return done(await answerBoth(call, task, duplicates), traces)
    },
  )
}

async function answerBoth(
  { tx, session, id, today }: NewPatientCall,
  task: Task,
  duplicates: PossibleDuplicate[],
) {
  const { dossier, standing } = await admitNamed(tx, session, id, today, {
    ...getDossier,
    whenClosed: 'allowed',
  })
  const head = found(await readDossierHead(tx, dossier, session, standing, today))
  return { dossier: { ...head, duplicates }, task }
}
