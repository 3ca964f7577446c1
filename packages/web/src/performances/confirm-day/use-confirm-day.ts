import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import { getPerformances, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import {
  confirmVisit,
  getVisitsToConfirm,
  type VisitToConfirm,
} from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { getAllTasks, getTask, getTasksOfDate, getTasksOfMonth } from '@vicino/domain/tasks/tasks.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../calls/call.ts'
import { Failure } from '../../calls/failure.ts'
import { sentenceOf } from '../../calls/place-failure.ts'
import { useSameAgain } from '../../calls/use-same-again.ts'
import { readAnew } from '../../calls/use-save.ts'
import { toast } from '../../ui/toast.ts'

/** What a confirmed visit changes beside its own dossier. */
const shownIn = [
  getVisitsToConfirm,
  getTask,
  getTasksOfDate,
  getAllTasks,
  getTasksOfMonth,
  getTaskPerformances,
  getPerformances,
  getLogs,
]

/** How far the confirmation is, and why some of the visits were refused, by their ids. */
type ConfirmRun = {
  running: boolean
  done: number
  of: number
  refused: ReadonlyMap<string, string>
}

const atRest: ConfirmRun = { running: false, done: 0, of: 0, refused: new Map() }

/**
 * Confirms visits one after the other: one that is refused says why and keeps none of the others back. Pressed again
 * after an answer was lost, nothing is recorded twice.
 */
export function useConfirmDay() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [run, setRun] = useState<ConfirmRun>(atRest)
  const again = useSameAgain<string>()
  const isRunning = useRef(false)

  const confirmAll = async (visits: readonly VisitToConfirm[]): Promise<void> => {
    const refused = new Map<string, string>()
    let done = 0
    const tell = (running: boolean): void => setRun({ running, done, of: visits.length, refused })
    tell(true)
    for (const visit of visits) {
      const { task, services } = visit
      const performances = services.map(({ service_details: { code }, minutes }) => ({
        service_details: { code },
        duration: minutes,
      }))
      const body = {
        _id: again.of(`${task._id} ${task.version}`, newId),
        version: task.version,
        performances,
      }
      try {
        await call(confirmVisit, { params: { taskId: task._id }, body })
        done += 1
      } catch (reason) {
        if (!(reason instanceof Failure)) throw reason
        refused.set(task._id, sentenceOf(reason, t))
      }
      tell(true)
    }
    await readAnew(client, undefined, shownIn)
    tell(false)
    if (done > 0) toast(t('{{count}} visite confermate', { count: done }), 'ok')
  }

  const confirm = async (visits: readonly VisitToConfirm[]): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    await confirmAll(visits).finally(() => {
      isRunning.current = false
    })
  }

  return { run, confirm }
}
