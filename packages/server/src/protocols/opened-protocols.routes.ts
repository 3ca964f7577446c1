import { type Holder, holds } from '@vicino/domain/access/permits.ts'
import { outcomeProblems } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import {
  confirmStep,
  evaluateProtocol,
  getOpenedProtocol,
  getOpenedProtocols,
  getOpenedProtocolVersions,
  getProtocolOffers,
  openProtocol,
  strikeOpenedProtocol,
  strikeStep,
} from '@vicino/domain/protocols/opened-protocols.contract.ts'
import {
  evaluationProblems,
  isConfirmedFor,
  isOpen,
  openingProblems,
  taskDoneWith,
} from '@vicino/domain/protocols/protocol-rules.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { Denied } from '../http/denied.ts'
import { done, type Traces } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import {
  columnsOfOpened,
  columnsOfStepDone,
  findOpenOf,
  listDue,
  listOpenedProtocols,
  listOpenTasks,
  listStepsDone,
  listStepTasks,
  lockProtocols,
  openedProtocolTable,
  stepDoneTable,
} from './opened-protocols.store.ts'
import { readOffers } from './protocol-offers.ts'
import { findProtocol } from './protocols.store.ts'
import {
  chosenSteps,
  completeStepTask,
  findHolder,
  planSteps,
  reopenStepTask,
  takeStepsOff,
} from '../tasks/protocol-steps/step-tasks.store.ts'

/** The protocols of a client: opened from those of the house, carried out step by step, ended by an evaluation. */
export function serveOpenedProtocols(serve: Serve): void {
  serveReads(serve)
  serveOpening(serve)
  serveEnding(serve)
  serveSteps(serve)
}

function serveReads(serve: Serve): void {
  serve(getOpenedProtocols, async ({ tx, dossier, author }) => {
    const [protocols, steps, due] = await Promise.all([
      listOpenedProtocols(tx, dossier, author.language),
      listStepsDone(tx, dossier),
      listDue(tx, dossier),
    ])
    return protocols.map(protocol => courseOf(protocol, steps, due))
  })

  serve(getProtocolOffers, readOffers)

  serve(getOpenedProtocol, async ({ tx, dossier, author, params: { openedId } }) => {
    const table = openedProtocolTable(author.language)
    const [protocol, steps, due] = await Promise.all([
      findCurrent<OpenedProtocol>(tx, table, dossier, openedId),
      listStepsDone(tx, dossier, openedId),
      listDue(tx, dossier, openedId),
    ])
    return courseOf(found(protocol), steps, due)
  })

  serve(getOpenedProtocolVersions, async ({ tx, dossier, author, params }) =>
    found(
      await findVersions<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, params.openedId),
    ),
  )
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

/** A protocol with what was done of it and what is due; of one that is over nothing is. */
function courseOf(protocol: OpenedProtocol, steps: readonly StepDone[], due: readonly Due[]) {
  const isOf = ({ openedId }: { openedId: Id }): boolean => openedId === protocol._id
  return {
    protocol,
    done: steps.filter(isOf),
    due: protocol.status === 'open' ? due.filter(isOf).map(({ openedId: _of, ...one }) => one) : [],
  }
}

function serveOpening(serve: Serve): void {
  serve.create(
    openProtocol,
    async call => {
      const { tx, dossier, author, id, body, now, today } = call
      const { protocolId, protocol_version, starts_on, evaluate_on } = body
      const problems = openingProblems(body, today)
      if (problems.length > 0) throw new Refusal('unprocessable', { fields: problems })
      await lockProtocols(tx, dossier)
      const current = await findOpenOf(tx, dossier, protocolId, author.language)
      if (current) throw new Refusal('protocol_open', { current })
      const { title, goals, steps, criteria, alarms } = await readReleased(call, protocolId, protocol_version)
      const chosen = chosenSteps(steps, body.steps)
      if (chosen.length < new Set(body.steps).size) throw refuseField('steps', 'not_an_option')
      const responsible = await readResponsible(tx, body.responsible)
      const stored = await insertVersion<OpenedProtocol>(
        tx,
        openedProtocolTable(author.language),
        { dossier, author },
        columnsOfOpened({
          _id: id,
          version: 1,
          status: 'open',
          act: 'opened',
          protocolId,
          protocol_version,
          title,
          goals,
          steps: chosen,
          criteria,
          alarms,
          starts_on,
          evaluate_on,
          responsible,
          evaluation: null,
          tasks_kept: null,
          tasks_removed: null,
          created_at: now,
          written_at: now,
          reason: null,
          struck: null,
        }),
      )
      const span = { from: starts_on, until: evaluate_on }
      const tasks = await planSteps(call, dossier, {
        opened: stored,
        responsible: responsible._id,
        span,
        goesOn: false,
      })
      return done(stored, {
        entity_id: id,
        fields: Object.keys(body).filter(name => name !== '_id' && name !== 'dossierId'),
        news: newsOf('opened_protocol', stored, 'created'),
        ...tasksToo(tasks),
      })
    },
    async ({ tx, dossier, author, id }) =>
      findCurrent<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, id),
  )
}

/** Tasks stand in calendars that others look at: those learn of them as of any task. */
const tasksToo = (rows: number): Pick<Traces, 'each'> =>
  rows === 0 ? {} : { each: [{}, { entity_type: 'task', entity_id: null, action: 'update', rows }] }

/**
 * The version of a protocol of the house that holds today, as it was read.
 * @throws {Refusal} `protocol_draft` where none holds, `protocol_replaced` where another one does
 */
async function readReleased(
  { tx, author, today }: Pick<Call<typeof openProtocol>, 'tx' | 'author' | 'today'>,
  id: Id,
  seen: number,
) {
  const reading = { today, language: author.language }
  const protocol = await findProtocol(tx, id, reading, seen)
  if (!protocol) throw refuseField('protocolId', 'not_an_option')
  if (protocol.in_force === null) throw new Refusal('protocol_draft')
  if (protocol.in_force !== seen) throw new Refusal('protocol_replaced')
  return protocol
}

/**
 * Somebody of the house as she is named where she answers for a protocol.
 * @throws {Refusal} at the field, where she is a stranger or may confirm no step of it
 */
async function readResponsible(tx: Tx, id: Id): Promise<NamedPerson> {
  const [colleague] = await tx<(NamedPerson & Holder)[]>`
    select p._id, p.first_name || ' ' || p.last_name as name, p.avatar, c.roles, c.withheld
    from collaboration c join person p on p._id = c.user_id
    where c.business_id = current_business() and c.user_id = ${id}`
  if (!colleague) throw refuseField('responsible', 'not_an_option')
  const { roles, withheld, ...person } = colleague
  if (!holds({ roles, withheld }, confirmStep.permission, 'write'))
    throw refuseField('responsible', 'confirms_no_step')
  return person
}

function serveEnding(serve: Serve): void {
  serve(evaluateProtocol, async call => {
    const { tx, dossier, author, params, body, today } = call
    const { version, outcomes, note, evaluate_on, open_tasks } = body
    const before = await readToWrite(call, params.openedId, version)
    const openTasks = await listOpenTasks(tx, dossier, before._id)
    const wrong = [
      ...outcomeProblems(before.goals, outcomes),
      ...evaluationProblems(body, { today, openTasks: openTasks.length }),
    ]
    if (wrong.length > 0) throw new Refusal('unprocessable', { fields: wrong })
    const evaluation = { on: today, by: signatureOf(author), outcomes, note }
    if (evaluate_on !== null) {
      const span = { from: addDays(before.evaluate_on, 1), until: evaluate_on }
      const isEarlier = evaluate_on < before.evaluate_on
      const removed = isEarlier ? await takeStepsOff(call, dossier, before._id, evaluate_on) : 0
      const responsible = await findHolder(tx, before.responsible._id, { from: today, until: evaluate_on })
      const planned = await planSteps(call, dossier, { opened: before, responsible, span, goesOn: true })
      const next = { evaluation, evaluate_on, act: 'evaluated' } as const
      return writeNext(call, before, next, 'continued', planned + removed)
    }
    const removed = open_tasks === 'remove' ? await takeStepsOff(call, dossier, before._id) : 0
    const tasks = { tasks_removed: removed, tasks_kept: openTasks.length - removed }
    return writeNext(call, before, { evaluation, ...tasks, status: 'ended', act: 'ended' }, 'ended', removed)
  })

  serve(strikeOpenedProtocol, async call => {
    const { dossier, params, body } = call
    const { version, struck } = body
    const before = await readToWrite(call, params.openedId, version)
    const tasks_removed = await takeStepsOff(call, dossier, before._id)
    const next = { act: 'struck', reason: struck.reason, struck, tasks_removed, tasks_kept: 0 } as const
    return writeNext(call, before, next, 'struck', tasks_removed)
  })
}

type Asking = Pick<Call<typeof evaluateProtocol>, 'tx' | 'dossier' | 'author' | 'session' | 'now' | 'today'>

/**
 * The protocol as it was seen, to be written over.
 * @throws {Refusal} `stale`, `struck` or `ended`, with the protocol as it stands
 */
async function readToWrite(asking: Asking, id: Id, seen: number): Promise<OpenedProtocol> {
  const before = await readOpen(asking, id)
  refuseStale(before, seen)
  return before
}

/** The protocol while it is open, held until the transaction ends: it is not ended while a step of it is written. */
async function readOpen({ tx, dossier, author }: Asking, id: Id): Promise<OpenedProtocol> {
  await lockProtocols(tx, dossier)
  const before = found(
    await findCurrent<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, id),
  )
  if (before.struck) throw new Refusal('struck', { current: before })
  if (before.status === 'ended') throw new Refusal('ended', { current: before })
  return before
}

type Next = Pick<OpenedProtocol, 'act'> &
  Partial<
    Pick<
      OpenedProtocol,
      'status' | 'evaluation' | 'evaluate_on' | 'reason' | 'struck' | 'tasks_kept' | 'tasks_removed'
    >
  >

/** Writes the version that follows, with its news and its audit row. */
async function writeNext(
  { tx, dossier, author, now }: Asking,
  before: OpenedProtocol,
  next: Next,
  news: 'continued' | 'ended' | 'struck',
  /** Of the calendar, put there or taken off. */
  tasks: number,
) {
  const { services: _told, author: _before, dossierId: _of, ...stood } = before
  const values = columnsOfOpened({
    ...stood,
    reason: null,
    struck: null,
    ...next,
    version: before.version + 1,
    written_at: now,
  })
  const table = openedProtocolTable(author.language)
  const stored = await replaceVersion<OpenedProtocol>(tx, table, { dossier, author }, before, values)
  return done(stored, {
    entity_id: before._id,
    fields: Object.keys(next).filter(field => field !== 'act'),
    reason: stored.reason,
    news: newsOf('opened_protocol', stored, news),
    ...tasksToo(tasks),
  })
}

function serveSteps(serve: Serve): void {
  serve.create(
    confirmStep,
    async call => {
      const { tx, dossier, author, id, params, body, now, today } = call
      const { stepId, done_on, note } = body
      const opened = await readOpen(call, params.openedId)
      const step = opened.steps.find(({ _id }) => _id === stepId)
      if (!step) throw refuseField('stepId', 'not_an_option')
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
      if (isConfirmedFor(step, tasks, { done_on, confirmed }))
        throw refuseField('done_on', 'confirmed_already')
      const task = taskDoneWith(step, tasks, done_on)
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
async function reopenTaskOf(asking: Asking, { openedId, taskId }: StepDone): Promise<boolean> {
  const { tx, dossier, author } = asking
  if (taskId === null) return false
  const opened = await findCurrent<OpenedProtocol>(
    tx,
    openedProtocolTable(author.language),
    dossier,
    openedId,
  )
  const deeds = await listStepsDone(tx, dossier, openedId)
  if (!opened || !isOpen(opened) || deeds.some(one => one.taskId === taskId && !one.struck)) return false
  return reopenStepTask(asking, taskId)
}
