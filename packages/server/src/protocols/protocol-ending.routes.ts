import { outcomeProblems } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { evaluateProtocol, strikeOpenedProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { evaluationProblems } from '@vicino/domain/protocols/protocol-rules.ts'
import { signatureOf } from '../access/author.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { findResponsible, planSteps, takeStepsOff } from '../tasks/protocol-steps/step-tasks.store.ts'
import { readProtocolToWrite } from './hold-protocol.ts'
import { writeNextProtocol } from './next-opened-protocol.ts'
import { listOpenTasks } from './opened-protocols.store.ts'

/** Evaluates a protocol, so that it goes on or ends, and strikes one that was opened by mistake. */
export function serveProtocolEnding(serve: Serve): void {
  serve(evaluateProtocol, async call => {
    const { tx, dossier, author, params, body, today } = call
    const { version, outcomes, note, evaluate_on, open_tasks } = body
    const before = await readProtocolToWrite(call, params.openedId, version)
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
      const isAfter = ({ date }: { date: Day }): boolean => date > evaluate_on
      const removed = isEarlier ? await takeStepsOff(call, dossier, before._id, isAfter) : 0
      const responsible = await findResponsible(tx, before.responsible._id, {
        from: today,
        until: evaluate_on,
      })
      const planned = await planSteps(call, dossier, { opened: before, responsible, span, goesOn: true })
      const next = { evaluation, evaluate_on, act: 'evaluated' } as const
      return writeNextProtocol(call, before, next, 'continued', planned + removed)
    }
    const removed = open_tasks === 'remove' ? await takeStepsOff(call, dossier, before._id) : 0
    const tasks = { tasks_removed: removed, tasks_kept: openTasks.length - removed }
    return writeNextProtocol(
      call,
      before,
      { evaluation, ...tasks, status: 'ended', act: 'ended' },
      'ended',
      removed,
    )
  })

  serve(strikeOpenedProtocol, async call => {
    const { dossier, params, body } = call
    const { version, struck } = body
    const before = await readProtocolToWrite(call, params.openedId, version)
    const tasks_removed = await takeStepsOff(call, dossier, before._id)
    const next = { act: 'struck', reason: struck.reason, struck, tasks_removed, tasks_kept: 0 } as const
    return writeNextProtocol(call, before, next, 'struck', tasks_removed)
  })
}
