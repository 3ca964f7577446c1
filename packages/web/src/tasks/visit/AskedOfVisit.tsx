import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { VisitSteps } from '../step/VisitSteps.tsx'
import { PrescribedVisit } from './PrescribedVisit.tsx'

/** What else a visit is asked: the steps of the client's protocols, and what is prescribed. */
export function AskedOfVisit({ task, dossierId, today }: { task: Task; dossierId: string; today: Day }) {
  return (
    <>
      {task.date <= today && task.status !== 'not_done' && <VisitSteps task={task} dossierId={dossierId} />}
      <PrescribedVisit task={task} dossierId={dossierId} />
    </>
  )
}
