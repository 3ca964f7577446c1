import { getStaffing, type Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Needs } from '@vicino/domain/assignment/assignment-check.ts'
import { checkMoves, type Move } from '@vicino/domain/assignment/board.ts'
import { clashDaysAmong } from '@vicino/domain/assignment/clashing.ts'
import { weekOf } from '@vicino/domain/assignment/week-board.ts'
import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { type ComponentProps, useMemo, useRef } from 'react'
import { call } from '../../calls/call.ts'
import { useRead } from '../../calls/use-read.ts'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { MoveQuestions } from '../../tasks/calendar/MoveQuestions.tsx'
import { weekStart } from '../../tasks/calendar/shown-days.ts'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { useItems } from '../../tasks/calendar/use-items.ts'
import { nothingOrdered } from '../../tasks/calendar/use-ordered.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { ChecksSheet } from '../ChecksSheet.tsx'
import { useLaneMoves } from './use-lane-moves.ts'
import { WeekGrid } from './WeekGrid.tsx'

/** The week of a whole team: operators below each other, days beside each other. Who works is asked of the day that is shown. */
export function TeamWeek({ calendar }: { calendar: Calendar }) {
  const { day, filter } = calendar
  const { type, status } = filter
  const days = useMemo(() => daysOfView('week', day, { weekStart }) as [Day, ...Day[]], [day])
  const query = { type, status, startDate: days[0], endDate: days.at(-1)! }
  const week = useRead(getAllTasks, { query }, { keepLast: true })
  const staffing = useRead(getStaffing, { params: { date: day } }, { keepLast: true })
  const board = useMemo(
    () => week.data && staffing.data && weekOf(week.data, staffing.data.operators, days),
    [week.data, staffing.data, days],
  )
  const clashing = useMemo(() => clashDaysAmong(week.data ?? []), [week.data])
  const error = week.error ?? staffing.error
  const refetch = (): void => void Promise.all([week.refetch(), staffing.refetch()])
  if (error && !board) return <LoadError failure={error} onRetry={refetch} />
  return (
    <>
      {(!board || week.isPlaceholderData) && <LoadingBar />}
      {board && week.data && staffing.data && (
        <PlannedWeek
          {...{ calendar, days, board, clashing }}
          tasks={week.data}
          operators={staffing.data.operators}
          readAnew={refetch}
        />
      )}
    </>
  )
}

type Props = Omit<ComponentProps<typeof WeekGrid>, 'items' | 'onMove'> & {
  tasks: readonly Task[]
  operators: readonly Operator[]
  readAnew: () => void
}

/** A week with what is being saved, and what is asked before. */
function PlannedWeek({ tasks, operators, readAnew, ...week }: Props) {
  const needs = useRef<Needs>(new Map())
  const moves = useLaneMoves({
    board: { check: moved => checkMoves(moved, operators, tasks, needs.current) },
    onDone: () => undefined,
    onRefused: readAnew,
  })
  const drawn = useItems(tasks, week.calendar, nothingOrdered)
  const items = useMemo(
    () => new Map(drawn.map((item, at) => [item._id, { item, task: tasks[at]! }])),
    [drawn, tasks],
  )
  // What the services of a visit ask for is told of one day: it is asked for once one is moved.
  const onMove = async (made: readonly Move[]): Promise<void> => {
    const asked = await call(getStaffing, { params: { date: made[0]!.visit.date } }).catch(() => null)
    needs.current = new Map(asked?.needs.map(({ taskId, min_qualification }) => [taskId, min_qualification]))
    return moves.save(made)
  }
  return (
    <>
      {moves.refused !== null && <Notice tone="error">{moves.refused}</Notice>}
      <WeekGrid {...week} items={items} onMove={onMove} />
      <ChecksSheet assigning={moves.checks} />
      <MoveQuestions scope={moves.scope} clash={moves.clash} />
    </>
  )
}
