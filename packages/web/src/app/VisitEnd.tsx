import type { Task } from '@vicino/domain/tasks/task.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { FinishVisit } from '../performances/LazySheets.tsx'
import { useMay } from './person.ts'
import { VisitEndContext } from './visit-end.ts'

/** Offers the services of a visit as soon as it was ended, over whatever page that happened on. */
export function VisitEnd({ children }: { children: ReactNode }) {
  const records = useMay('performance.record', 'write')
  const [ended, setEnded] = useState<Task | null>(null)
  const close = useCallback(() => setEnded(null), [])
  const offer = useCallback(
    (task: Task) => {
      if (records && task.type === 'client' && task.status === 'completed') setEnded(task)
    },
    [records],
  )
  return (
    <VisitEndContext value={offer}>
      {children}
      {ended && <FinishVisit key={ended._id} task={ended} onClose={close} />}
    </VisitEndContext>
  )
}
