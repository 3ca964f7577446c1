import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import { asksReason } from '@vicino/domain/assignment/assignment-check.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import { useState } from 'react'
import { type MovingTasks, useMoveTask } from '../../tasks/calendar/use-move-task.ts'
import type { AskedChecks } from '../ChecksSheet.tsx'
import { type Assigning, useAssigning } from '../use-assigning.ts'
import type { ShownBoard } from '../use-board.ts'

type Waiting = NonNullable<Assigning['waiting']> & { settle: (yes: boolean) => void }

type LaneMoves = Pick<MovingTasks, 'scope' | 'clash'> & {
  /** Saves what was moved. Rejects where it goes back; by then it is said why. */
  save: (moves: readonly Move[]) => Promise<void>
  checks: AskedChecks
  refused: string | null
}

type Deps = {
  board: Pick<ShownBoard, 'check'>
  onDone: (moves: readonly Move[]) => void
  onRefused: () => void
}

/**
 * Visits that only go to other people are given to them all at once, or none; what is at another time too is moved one
 * after the other. Before either it is said what speaks against it; of what overlaps the server asks for the reason.
 */
export function useLaneMoves({ board, onDone, onRefused }: Deps): LaneMoves {
  const assigning = useAssigning({ check: board.check, onDone, onRefused })
  const { moveAll, scope, clash } = useMoveTask()
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const isWanted = async (moves: readonly Move[]): Promise<boolean> => {
    const checks = board.check(moves).filter(({ check }) => !asksReason(check))
    if (checks.length === 0) return true
    const yes = await new Promise<boolean>(settle => setWaiting({ moves, checks, overlap: null, settle }))
    setWaiting(null)
    return yes
  }
  const save = async (moves: readonly Move[]): Promise<void> => {
    if (moves.every(({ visit, time }) => time === undefined && isAssignable(visit)))
      return assigning.propose(moves)
    if (!(await isWanted(moves))) return
    await moveAll(moves)
    onDone(moves)
  }
  const checks: AskedChecks = waiting
    ? {
        waiting,
        asksReason: false,
        saving: false,
        banner: null,
        confirm: () => waiting.settle(true),
        cancel: () => waiting.settle(false),
      }
    : {
        ...assigning,
        onInstead: move => {
          assigning.cancel()
          void save([move]).catch(() => undefined)
        },
      }
  return { save, checks, scope, clash, refused: assigning.refused }
}
