import { assignTasks as assignTasksCall, getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { done } from '../../http/done.ts'
import type { Serve } from '../../http/serve.ts'
import { listNeeds, listOperators } from './staffing.store.ts'
import { assignTasks } from '../task-assignment.ts'

export function serveAssignment(serve: Serve): void {
  serve(getStaffing, async ({ tx, author, params: { date }, today }) => ({
    operators: await listOperators(tx, author, date),
    needs: await listNeeds(tx, author, date, today),
  }))

  serve(assignTasksCall, async call => {
    const { assignments, confirm_overlap = null } = call.body
    const tasks = await assignTasks(call, assignments, confirm_overlap)
    return done(
      tasks.map(task => asSeenBy(task, call.author._id)),
      {
        each: tasks.map(({ _id, dossierId }) => ({ entity_id: _id, dossier_id: dossierId })),
        fields: ['operators'],
        reason: confirm_overlap?.reason ?? null,
      },
    )
  })
}
