import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { endTask } from '@vicino/domain/tasks/task-action.ts'
import { endVisit } from '@vicino/domain/tasks/visit-end.contract.ts'
import { done } from '../../http/done.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { recordCarriedOut } from '../../performances/carried-out.store.ts'
import { readVisitToRecord } from '../../performances/visit-access.store.ts'
import { readChangeableTask, readTask } from '../task-access.ts'
import { changePlannedTask, refuseOvertaken } from '../task-plan.ts'

/** The end of a visit with what was carried out in it, both or neither. */
export function serveVisitEnd(serve: Serve): void {
  serve.create(
    endVisit,
    async call => {
      const { author, params, body } = call
      const before = await readChangeableTask(call, params.taskId)
      if (before.type !== 'client') throw new Refusal('visit_not_carried_out')
      if (before.version !== body.version) await refuseOvertaken(call, before)
      const { ended_at, confirm_open_doses } = body
      const ends = { ...endTask(ended_at), ...(confirm_open_doses && { confirm_open_doses }) }
      const task = await changePlannedTask(call, before, ends)
      const visit = await readVisitToRecord(call, params.taskId)
      const { traces } = await recordCarriedOut(call, visit, body)
      const ended = {
        dossier_id: visit.dossier,
        entity_id: task._id,
        action: 'update',
        fields: Object.keys(ends),
      }
      return done(asSeenBy(task, author._id), { dossier_id: visit.dossier, each: [ended, ...traces] })
    },
    async call => {
      const task = await readTask(call, call.params.taskId)
      return done(asSeenBy(task, call.author._id), { dossier_id: task.dossierId })
    },
  )
}
