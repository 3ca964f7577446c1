import type { Task } from '@vicino/domain/tasks/task.ts'
import { useState } from 'react'

/** The visit that a tap ended last, and what notes each change: what is begun after it takes nothing from it. */
export function useEndedVisit(): { ended: Task | undefined; noteChange: (changed: Task) => void } {
  const [ended, setEnded] = useState<Task>()
  const noteChange = (changed: Task): void => {
    if (changed.type === 'client' && changed.status === 'completed') setEnded(changed)
  }
  return { ended, noteChange }
}
