import type { MovingTasks } from './use-move-task.ts'
import { late } from '../../ui/late.ts'

const MoveSheets = late(async () => (await import('./MoveSheets.tsx')).MoveSheets)

/** The sheets of a move; they come when one is first asked for. */
export function MoveQuestions({ scope, clash }: Pick<MovingTasks, 'scope' | 'clash'>) {
  if (!scope && !clash) return null
  return <MoveSheets scope={scope} clash={clash} />
}
