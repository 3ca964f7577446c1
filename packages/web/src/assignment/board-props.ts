import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ShownBoard } from './use-board.ts'
import type { PickedVisit, VisitSelection } from './use-selection.ts'

/** What a board of a day shows and does, on a phone as on a desktop. */
export type BoardProps = {
  board: ShownBoard
  day: Day
  selection: VisitSelection
  onAssign: (to: Id | null, places: readonly PickedVisit[]) => void
}
