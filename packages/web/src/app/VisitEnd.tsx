import type { Task } from '@vicino/domain/tasks/task.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { FinishVisit } from '../performances/LazySheets.tsx'
import { useMay } from '../session/person.ts'
import { OpenDosesContext, type OpenDosesProps, VisitEndContext } from './visit-end.ts'
import { late } from '../ui/late.ts'

const OpenDosesSheet = late(
  async () => (await import('../administrations/OpenDosesSheet.tsx')).OpenDosesSheet,
)

/** The doses of a visit that still have no answer; the code comes when it is first needed. */
const askOpenDoses = ({ task: { dossierId }, ...props }: OpenDosesProps): ReactNode =>
  dossierId && <OpenDosesSheet dossierId={dossierId} {...props} />

/**
 * Asks for the doses that are open before a visit ends, and offers its services as soon as it has, over whatever page
 * that happens on.
 */
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
      <OpenDosesContext value={askOpenDoses}>{children}</OpenDosesContext>
      {ended && <FinishVisit key={ended._id} task={ended} onClose={close} />}
    </VisitEndContext>
  )
}
