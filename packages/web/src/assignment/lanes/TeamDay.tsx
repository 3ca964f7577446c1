import { useState } from 'react'
import type { Id } from '@vicino/domain/wire/id.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { MoveQuestions } from '../../tasks/calendar/MoveQuestions.tsx'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { ChecksSheet } from '../ChecksSheet.tsx'
import { VisitSelectionBar } from '../VisitSelectionBar.tsx'
import { type ShownBoard, useBoard } from '../use-board.ts'
import { movesTo, type PickedVisit, useSelection } from '../use-selection.ts'
import { LanesGrid } from './LanesGrid.tsx'
import { LanesList } from './LanesList.tsx'
import classes from './Lanes.module.css'
import { useLaneMoves } from './use-lane-moves.ts'
import { useLanes } from './use-lanes.ts'

/** The day of a whole team, as who plans it sees it: a lane of each operator, on a phone a list. */
export function TeamDay({ calendar }: { calendar: Calendar }) {
  const { type, status } = calendar.filter
  const { data: board, error, refetch, isLast } = useBoard(calendar.day, { type, status })
  if (error && !board) return <LoadError failure={error} onRetry={refetch} />
  return (
    <>
      {(!board || isLast) && <LoadingBar />}
      {board && <PlannedDay calendar={calendar} board={board} readAnew={refetch} />}
    </>
  )
}

type Props = { calendar: Calendar; board: ShownBoard; readAnew: () => void }

/** A day with what is chosen on it, what is being saved, and what is asked before. */
function PlannedDay({ calendar, board, readAnew }: Props) {
  const narrow = useNarrow()
  const lanes = useLanes(board, calendar)
  const selection = useSelection(board.tasks)
  const moves = useLaneMoves({ board, onDone: selection.leave, onRefused: readAnew })
  // The lanes take the next day in; what was begun on one is left with it.
  const [begunOn, setBegunOn] = useState(calendar.day)
  if (begunOn !== calendar.day) {
    setBegunOn(calendar.day)
    selection.clear()
    moves.checks.cancel()
  }
  const assign = (to: Id | null, places: readonly PickedVisit[]): void =>
    void moves.save(movesTo(to, places, board.tasks)).catch(() => undefined)
  return (
    <div className={classes.day}>
      {moves.refused !== null && <Notice tone="error">{moves.refused}</Notice>}
      {narrow ? (
        <LanesList
          key={calendar.day}
          lanes={lanes}
          calendar={calendar}
          onMove={moves.save}
          refused={moves.refused}
        />
      ) : (
        <LanesGrid calendar={calendar} lanes={lanes} selection={selection} save={moves.save} />
      )}
      <VisitSelectionBar board={board} day={calendar.day} selection={selection} onAssign={assign} />
      <ChecksSheet assigning={moves.checks} />
      <MoveQuestions scope={moves.scope} clash={moves.clash} />
    </div>
  )
}
