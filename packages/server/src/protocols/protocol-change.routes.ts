import { addDays, type Day } from '@vicino/domain/days/day.ts'
import {
  type OpenedProtocol,
  type OpenedProtocolChange,
  WholeProtocolChange,
} from '@vicino/domain/protocols/opened-protocol.ts'
import { changeOpenedProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { changeProblems, rescheduledSteps } from '@vicino/domain/protocols/protocol-rules.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  findResponsible,
  handStepsOn,
  planSteps,
  takeStepsOff,
} from '../tasks/protocol-steps/step-tasks.store.ts'
import { type ProtocolCall, readProtocolToWrite } from './hold-protocol.ts'
import { unknownServices } from './known-services.ts'
import { writeNextProtocol } from './next-opened-protocol.ts'
import { listStepsDone } from './opened-protocols.store.ts'
import { readResponsible } from './protocol-responsible.ts'

/** Changes a protocol while it is open. */
export function serveProtocolChange(serve: Serve): void {
  serve(changeOpenedProtocol, async call => {
    const { tx, dossier, params, today } = call
    const { version, above_unassigned, ...body } = wholeOrRefuse(WholeProtocolChange, call.body)
    const before = await readProtocolToWrite(call, params.openedId, version)
    const deeds = await listStepsDone(tx, dossier, before._id)
    const isBegun = deeds.some(({ struck }) => !struck)
    const wrong = [
      ...changeProblems(before, body, { today, isBegun }),
      ...(await unknownServices(tx, body.steps, before.steps, today)),
    ]
    if (wrong.length > 0) throw new Refusal('unprocessable', { fields: wrong })
    const { evaluate_on } = body
    const from = body.starts_on > today ? body.starts_on : today
    const responsible = needsAsking(before, body)
      ? await readResponsible(
          call,
          body.responsible,
          body.steps,
          { from: from < evaluate_on ? from : evaluate_on, until: evaluate_on },
          above_unassigned,
        )
      : before.responsible
    const next = { ...body, responsible }
    const tasks = await moveTasks(call, before, { ...before, ...next })
    return writeNextProtocol(call, before, { ...next, act: 'changed' }, 'corrected', tasks)
  })
}

/** Whether something becomes hers that she was not asked for: she takes it over, or a step is another. */
const needsAsking = (
  before: OpenedProtocol,
  { responsible, steps }: Pick<OpenedProtocolChange, 'responsible' | 'steps'>,
): boolean =>
  responsible !== before.responsible._id || rescheduledSteps(before, { ...before, steps }).length > 0

/**
 * Lets the calendar follow: what a step no longer asks for leaves it, what it asks for anew is planned, and the rest goes
 * to who answers for it now. Answers how many tasks are touched.
 */
async function moveTasks(
  asking: ProtocolCall,
  before: OpenedProtocol,
  next: OpenedProtocol,
): Promise<number> {
  const { tx, dossier, today } = asking
  const { _id, starts_on, evaluate_on, responsible } = next
  const anew = rescheduledSteps(before, next)
  const isAnew = new Set(anew.map(step => step._id))
  const stays = new Set(next.steps.map(step => step._id))
  const leaves = ({ stepId, date }: { stepId: Id; date: Day }): boolean =>
    !stays.has(stepId) || isAnew.has(stepId) || date > evaluate_on
  const removed = await takeStepsOff(asking, dossier, _id, leaves)
  const holder = await findResponsible(tx, responsible._id, { from: today, until: evaluate_on })
  const handed =
    responsible._id === before.responsible._id ? 0 : await handStepsOn(asking, dossier, next, holder)
  const plan = (steps: OpenedProtocol['steps'], from: Day): Promise<number> =>
    planSteps(asking, dossier, {
      opened: { _id, steps, starts_on },
      responsible: holder,
      span: { from, until: evaluate_on },
      goesOn: true,
    })
  const planned = await plan(anew, starts_on)
  const longer = await plan(
    next.steps.filter(step => !isAnew.has(step._id)),
    addDays(before.evaluate_on, 1),
  )
  return removed + handed + planned + longer
}
