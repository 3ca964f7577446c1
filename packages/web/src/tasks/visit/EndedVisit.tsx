import type { Task } from '@vicino/domain/tasks/task.ts'
import { useCallback, useState } from 'react'
import { FinishVisit } from '../../performances/LazySheets.tsx'
import { useMay } from '../../session/person.ts'

/** Offers the services of a visit that a tap has just ended. */
export function EndedVisit({ task }: { task: Task }) {
  const records = useMay('performance.record', 'write')
  const [closed, setClosed] = useState(false)
  const close = useCallback(() => setClosed(true), [])
  if (closed || !records) return null
  return <FinishVisit task={task} onClose={close} />
}
