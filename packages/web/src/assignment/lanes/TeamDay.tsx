import type { Day } from '@vicino/domain/days/day.ts'
import { useState } from 'react'
import type { Id } from '@vicino/domain/wire/id.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { MoveQuestions } from '../../tasks/calendar/MoveQuestions.tsx'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { useStep } from '../../tasks/calendar/use-step.ts'
import { ChecksSheet } from '../ChecksSheet.tsx'
import { VisitSelectionBar } from '../VisitSelectionBar.tsx'
import { type ShownBoard, useBoard } from '../use-board.ts'
import { movesTo, type PickedVisit, useSelection } from '../use-selection.ts'
import { LanesGrid } from './LanesGrid.tsx'
import { LanesList } from './LanesList.tsx'
import classes from './Lanes.module.css'
import { useLaneMoves } from './use-lane-moves.ts'
import { type Towns, useLanes, useTowns } from './use-lanes.ts'

type DrawnDay = { day: Day; board: ShownBoard; towns: Towns }

/**
 * The day of a whole team, as who plans it sees it: a lane of each operator, on a phone a list. The towns are asked for
 * together with the visits, and a day is drawn once it is whole: a town takes lines of its row, and would push away what
 * is read. Until then the day stands that was drawn before.
 */
export function TeamDay({ calendar }: { calendar: Calendar }) {
  const { type, status } = calendar.filter
  const { data: board, error, refetch, isLast } = useBoard(calendar.day, { type, status })
  const { towns, coming } = useTowns(calendar.day)
  const isWhole = board !== undefined && !isLast && !coming
  const [drawn, setDrawn] = useState<DrawnDay | null>(null)
  if (isWhole && (drawn?.board !== board || drawn.towns !== towns))
    setDrawn({ day: calendar.day, board, towns })
  if (error && !board) return <LoadError failure={error} onRetry={refetch} />
  return (
    <>
      {!isWhole && <LoadingBar />}
      {drawn && <PlannedDay asked={calendar} {...drawn} readAnew={refetch} />}
    </>
  )
}

type Props = DrawnDay & { asked: Calendar; readAnew: () => void }

/** A day with what is chosen on it, what is being saved, and what is asked before. */
function PlannedDay({ asked, day, board, towns, readAnew }: Props) {
  const calendar = { ...asked, day }
  const narrow = useNarrow()
  // On from the day that is asked for, also where another one is still drawn.
  const onStep = useStep(asked)
  const lanes = useLanes(board, towns, calendar)
  const selection = useSelection(board.tasks)
  const moves = useLaneMoves({ board, onDone: selection.leave, onRefused: readAnew })
  // The lanes take the next day in; what was begun on one is left with it.
  const [begunOn, setBegunOn] = useState(day)
  if (begunOn !== day) {
    setBegunOn(day)
    selection.clear()
    moves.checks.cancel()
  }
  const assign = (to: Id | null, places: readonly PickedVisit[]): void =>
    void moves.save(movesTo(to, places, board.tasks)).catch(() => undefined)
  return (
    <div className={classes.day}>
      {moves.refused !== null && <Notice tone="error">{moves.refused}</Notice>}
      {narrow ? (
        <LanesList key={day} lanes={lanes} calendar={calendar} onMove={moves.save} refused={moves.refused} />
      ) : (
        <LanesGrid
          calendar={calendar}
          lanes={lanes}
          selection={selection}
          save={moves.save}
          onStep={onStep}
        />
      )}
      <VisitSelectionBar board={board} day={day} selection={selection} onAssign={assign} />
      <ChecksSheet assigning={moves.checks} />
      <MoveQuestions scope={moves.scope} clash={moves.clash} />
    </div>
  )
}
