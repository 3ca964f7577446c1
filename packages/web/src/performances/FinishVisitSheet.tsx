import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useEffect } from 'react'
import { useGivenUp } from '../calls/use-given-up.ts'
import { useRead } from '../calls/use-read.ts'
import { now } from '../i18n/use-today.ts'
import { FinishedServices } from './FinishedServices.tsx'
import { finishedLines } from './finished-lines.ts'

type Props = { task: Task; onClose: () => void }

/**
 * The end of a visit: its planned services with the real minutes, one tap to confirm. Where nothing is open, or
 * where it cannot be known, nothing is asked: the page of the visit offers the same again.
 */
export function FinishVisitSheet({ task, onClose }: Props) {
  const params = { taskId: task._id }
  const planned = useRead(getPlannedServices, { params })
  const performed = useRead(getTaskPerformances, { params })
  const isPlanUnknown = useGivenUp(planned)
  const isRestUnknown = useGivenUp(performed)
  const known = planned.data && performed.data ? { planned: planned.data, performed: performed.data } : null
  const offered = known && finishedLines(task, known.planned, known.performed, now())
  const nothing = isPlanUnknown || isRestUnknown || offered?.lines.length === 0
  useEffect(() => {
    if (nothing) onClose()
  }, [nothing, onClose])
  if (!offered || nothing) return null
  return <FinishedServices task={task} {...offered} onClose={onClose} />
}
