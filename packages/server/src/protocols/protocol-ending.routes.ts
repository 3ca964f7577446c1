import { outcomeProblems } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { evaluateProtocol, strikeOpenedProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { evaluationProblems } from '@vicino/domain/protocols/protocol-rules.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { newsOf } from '../records/correction.ts'
import { replaceVersion } from '../records/records.store.ts'
import { findHolder, planSteps, takeStepsOff } from '../tasks/protocol-steps/step-tasks.store.ts'
import { type Asking, readToWrite, tasksToo } from './hold-protocol.ts'
import { columnsOfOpened, listOpenTasks, openedProtocolTable } from './opened-protocols.store.ts'

/** Evaluates a protocol, so that it goes on or ends, and strikes one that was opened by mistake. */
export function serveProtocolEnding(serve: Serve): void {
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
