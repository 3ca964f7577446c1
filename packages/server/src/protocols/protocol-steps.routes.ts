import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { confirmStep, strikeStep } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isConfirmedFor, isProtocolOpen, taskDoneWith } from '@vicino/domain/protocols/protocol-rules.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { findCurrent, insertVersion, replaceVersion } from '../records/records.store.ts'
import { completeStepTask, reopenStepTask } from '../tasks/protocol-steps/step-tasks.store.ts'
import { type ProtocolCall, readOpen } from './hold-protocol.ts'
import {
  columnsOfStepDone,
  findKnownColleague,
  listStepsDone,
  listStepTasks,
  lockProtocols,
  openedProtocolTable,
  stepDoneTable,
} from './opened-protocols.store.ts'

/** Says of the steps of a protocol that they were carried out, and takes it back. */
export function serveProtocolSteps(serve: Serve): void {
  serve.create(
    confirmStep,
    async call => {
      const { tx, dossier, author, id, params, body, now, today } = call
      const { stepId, done_on, note, taskId = null } = body
      const opened = await readOpen(call, params.openedId)
      const step = opened.steps.find(({ _id }) => _id === stepId)
      if (!step) throw refuseField('stepId', 'not_an_option')
      const colleague = await findKnownColleague(tx, author._id)
      if (!colleague || !isQualifiedFor(colleague, step.min_qualification))
        throw refuseField('stepId', 'step_needs_qualification')
      if (done_on > today) throw refuseField('done_on', 'in_the_future')
      if (done_on < opened.starts_on) throw refuseField('done_on', 'end_before_start')
      const [all, deeds] = await Promise.all([
        listStepTasks(tx, dossier, opened._id),
        listStepsDone(tx, dossier, opened._id),
      ])
      const tasks = all.filter(one => one.stepId === stepId)
      const confirmed = deeds.filter(
        one => one.stepId === stepId && one.done_on === done_on && !one.struck,
      ).length
      const named = tasks.find(one => one.taskId === taskId)
      if (taskId !== null && !named?.isOpen)
        throw refuseField('taskId', named ? 'task_settled' : 'not_an_option')
      if (!named && isConfirmedFor(step, tasks, { done_on, confirmed }))
        throw refuseField('done_on', 'confirmed_already')
      const task = named ?? taskDoneWith(step, tasks, done_on)
      if (task) await completeStepTask(call, task.taskId)
      const values = columnsOfStepDone({
        _id: id,
        version: 1,
        openedId: opened._id,
        stepId,
        step: step.text,
        protocol: opened.title,
        done_on,
        note,
        taskId: task?.taskId ?? null,
        created_at: now,
        written_at: now,
        reason: null,
        struck: null,
      })
      const stored = await insertVersion<StepDone>(tx, stepDoneTable, { dossier, author }, values)
      return done(stored, {
        entity_id: id,
        fields: ['stepId', 'done_on', 'note'],
        news: newsOf('opened_protocol', stored, 'continued'),
        ...(task && { each: [{}, { entity_type: 'task', entity_id: task.taskId, action: 'update' }] }),
      })
    },
    async ({ tx, dossier, id }) => findCurrent<StepDone>(tx, stepDoneTable, dossier, id),
  )

  serve(strikeStep, async call => {
    const { tx, dossier, author, session, standing, params, body, now } = call
    await lockProtocols(tx, dossier)
    const before = found(await findCurrent<StepDone>(tx, stepDoneTable, dossier, params.stepDoneId))
    if (before.openedId !== params.openedId) throw new Refusal('not_found')
    const isOwn = before.author._id === author._id
    if (!isOwn && !isPermitted(session, standing, 'protocol.open_in_dossier', 'write'))
      throw new Denied(new Refusal('forbidden'), session)
    refuseStale(before, body.version)
    if (before.struck) throw new Refusal('struck', { current: before })
    const { author: _before, dossierId: _of, ...stood } = before
    const { struck } = body
    const next = { ...stood, version: before.version + 1, written_at: now, reason: struck.reason, struck }
    const writer = { dossier, author }
    const stored = await replaceVersion<StepDone>(tx, stepDoneTable, writer, before, columnsOfStepDone(next))
    const reopened = await reopenTaskOf(call, stored)
    return done(stored, {
      entity_id: before._id,
      fields: ['struck'],
      reason: struck.reason,
      news: newsOf('opened_protocol', stored, 'struck'),
      ...(reopened && { each: [{}, { entity_type: 'task', entity_id: stored.taskId, action: 'update' }] }),
    })
  })
}

/** Puts back on the calendar what a confirmation had done with it, while the protocol goes on. Answers whether it does. */
async function reopenTaskOf(asking: ProtocolCall, { openedId, taskId }: StepDone): Promise<boolean> {
  const { tx, dossier, author } = asking
  if (taskId === null) return false
  const opened = await findCurrent<OpenedProtocol>(
    tx,
    openedProtocolTable(author.language),
    dossier,
    openedId,
  )
  const deeds = await listStepsDone(tx, dossier, openedId)
  if (!opened || !isProtocolOpen(opened) || deeds.some(one => one.taskId === taskId && !one.struck))
    return false
  return reopenStepTask(asking, taskId)
}
