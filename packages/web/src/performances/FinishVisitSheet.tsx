import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGivenUp } from '../calls/use-given-up.ts'
import { useRead } from '../calls/use-read.ts'
import { now } from '../i18n/use-today.ts'
import { type ConfirmLater, FinishedServices } from './FinishedServices.tsx'
import { finishedLines } from './finished-lines.ts'
import { type Recording, useRecording } from './recording.ts'

type FinishProps = {
  task: Task
  /** The call that ends the visit with what is confirmed. */
  recording: Recording
  /** Ends it without: its page offers the same again. */
  onLater: () => void
  onClose: () => void
}

/** Asked before a visit ends: what was done in it is recorded with its end, by one call. */
export function FinishVisitSheet({ onLater, ...props }: FinishProps) {
  const { t } = useTranslation()
  const later = { label: t('Termina, conferma più tardi'), take: onLater }
  return <AskedServices {...props} later={later} onNothing={onLater} />
}

/** Confirms the services of a visit that has begun or has ended already. */
export function ConfirmServicesSheet({ task, onClose }: { task: Task; onClose: () => void }) {
  return <AskedServices task={task} recording={useRecording(task)} onNothing={onClose} onClose={onClose} />
}

type Props = {
  task: Task
  recording: Recording
  later?: ConfirmLater
  onNothing: () => void
  onClose: () => void
}

/**
 * The planned services of a visit in its real minutes, one tap to confirm. Where nothing is open, or where it cannot be
 * known, nothing is asked.
 */
function AskedServices({ task, onNothing, ...props }: Props) {
  const params = { taskId: task._id }
  const planned = useRead(getPlannedServices, { params })
  const performed = useRead(getTaskPerformances, { params })
  const isPlanUnknown = useGivenUp(planned)
  const isRestUnknown = useGivenUp(performed)
  const known = planned.data && performed.data ? { planned: planned.data, performed: performed.data } : null
  const offered = known && finishedLines(task, known.planned, known.performed, now())
  const nothing = isPlanUnknown || isRestUnknown || offered?.lines.length === 0
  const goOn = useEffectEvent(onNothing)
  useEffect(() => {
    if (nothing) goOn()
  }, [nothing])
  if (!offered || nothing) return null
  return <FinishedServices task={task} {...offered} {...props} />
}
