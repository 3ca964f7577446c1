import { getStaffing, type Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import {
  type AssignmentCheck,
  checkAssignment,
  type Needs,
} from '@vicino/domain/assignment/assignment-check.ts'
import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import {
  type Board,
  boardOf,
  checkMoves,
  type Move,
  type MoveCheck,
} from '@vicino/domain/assignment/board.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TaskStatus } from '@vicino/domain/tasks/task-status.ts'
import type { TaskType } from '@vicino/domain/tasks/task-type.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useMemo } from 'react'
import { useRead } from '../calls/use-read.ts'
import type { Read } from '../calls/Loaded.tsx'

/** A day as it is handed out: its board, and what speaks against each place of it. */
export type ShownBoard = Board<Operator> & {
  tasks: readonly Task[]
  operators: readonly Operator[]
  needs: Needs
  /** What speaks against a visit where it stands. */
  checksOf: (visit: Task, operator: Operator) => AssignmentCheck[]
  check: (moves: readonly Move[]) => MoveCheck<Operator>[]
}

/** `isLast`: it is still the day that was shown before. */
type BoardRead = Read<ShownBoard> & { refetch: () => void; isLast: boolean }

/** Which of the tasks are asked for. */
type Filter = { type?: TaskType | undefined; status?: TaskStatus | undefined }

/** Reads what is on a day and who works, both at once. A range may hold ten times what the call of a day answers. */
export function useBoard(date: Day, filter: Filter = {}): BoardRead {
  const query = { ...filter, startDate: date, endDate: date }
  const day = useRead(getAllTasks, { query }, { keepLast: true })
  const staffing = useRead(getStaffing, { params: { date } }, { keepLast: true })
  const refetch = (): void => void Promise.all([day.refetch(), staffing.refetch()])
  const data = useMemo(
    () => (day.data && staffing.data ? shown(day.data, staffing.data, date) : undefined),
    [day.data, staffing.data, date],
  )
  const isLast = day.isPlaceholderData || staffing.isPlaceholderData
  return { data, error: day.error ?? staffing.error, refetch, isLast }
}

function shown(
  tasks: readonly Task[],
  { operators, needs: listed }: { operators: readonly Operator[]; needs: readonly NeedRow[] },
  date: Day,
): ShownBoard {
  const needs: Needs = new Map(listed.map(({ taskId, min_qualification }) => [taskId, min_qualification]))
  const checked = new Map<string, AssignmentCheck[]>()
  const checksOnce = (visit: Task, operator: Operator): AssignmentCheck[] => {
    const place = `${visit._id} ${operator._id}`
    const checks = checked.get(place) ?? checkAssignment(visit, operator, tasks, needs)
    checked.set(place, checks)
    return checks
  }
  return {
    ...boardOf(tasks, operators, date),
    tasks,
    operators,
    needs,
    checksOf: (visit, operator) => (isAssignable(visit) ? checksOnce(visit, operator) : []),
    check: moves => checkMoves(moves, operators, tasks, needs),
  }
}

type NeedRow = {
  taskId: string
  min_qualification: Needs extends ReadonlyMap<string, infer Need> ? Need : never
}
