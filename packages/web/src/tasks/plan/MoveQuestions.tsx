import { lazy, Suspense } from 'react'
import type { MovingTasks } from './use-move-task.ts'

const MoveSheets = lazy(async () => ({ default: (await import('./MoveSheets.tsx')).MoveSheets }))

/** The sheets of a move; they come when one is first asked for. */
export function MoveQuestions({ scope, clash }: Pick<MovingTasks, 'scope' | 'clash'>) {
  if (!scope && !clash) return null
  return (
    <Suspense>
      <MoveSheets scope={scope} clash={clash} />
    </Suspense>
  )
}
