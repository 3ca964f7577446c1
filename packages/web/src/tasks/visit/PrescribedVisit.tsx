import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useRead } from '../../calls/use-read.ts'
import { VisitPrescription } from '../../prescriptions/VisitPrescription.tsx'

/** How what was done and is planned on a visit stands to what is prescribed. */
export function PrescribedVisit({ task, dossierId }: { task: Task; dossierId: string }) {
  const params = { taskId: task._id }
  const { data: performed } = useRead(getTaskPerformances, { params })
  const { data: planned } = useRead(getPlannedServices, { params })
  if (!performed || !planned || task.status === 'not_done') return null
  const done = performed.filter(({ struck }) => !struck)
  const all = [...done, ...planned].map(
    ({ service_details }) => [service_details.code, service_details] as const,
  )
  return (
    <VisitPrescription
      dossierId={dossierId}
      date={task.date}
      services={[...new Map(all).values()]}
      lastDay={task.series?.last_day ?? null}
    />
  )
}
