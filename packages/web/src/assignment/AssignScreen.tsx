import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { useNarrow } from '../ui/calendar/use-narrow.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Screen } from '../calls/Screen.tsx'
import { UndoKey } from '../tasks/undo/UndoKey.tsx'
import { AssignTools } from './AssignTools.tsx'
import { ChecksSheet } from './ChecksSheet.tsx'
import { CopySheet } from './CopySheet.tsx'
import { NarrowBoard } from './NarrowBoard.tsx'
import { useAssigning } from './use-assigning.ts'
import { type ShownBoard, useBoard } from './use-board.ts'
import { movesTo, type PickedVisit, useSelection } from './use-selection.ts'
import { WideBoard } from './WideBoard.tsx'

/** Who goes where on a day. */
export function AssignScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = useToday()
  const { date = today } = usePage(pages.assign).search
  const read = useBoard(date)
  const [copied, setCopied] = useState<Day | null>(null)
  return (
    <Screen
      read={read}
      width="full"
      title={t('Assegnazioni')}
      under={formatIn(spokenLanguage()).longDayWithYear(date)}
      above={
        read.error?.code !== 'forbidden' && (
          <AssignTools
            day={date}
            onShow={next => void navigate(pages.assign.link({ date: next }))}
            onCopy={setCopied}
          />
        )
      }
    >
      {board => (
        <>
          <UndoKey />
          <Assignments
            key={date}
            day={date}
            board={board}
            readAnew={read.refetch}
            copied={copied}
            closeCopy={() => setCopied(null)}
          />
        </>
      )}
    </Screen>
  )
}

type Props = {
  day: Day
  board: ShownBoard
  readAnew: () => void
  copied: Day | null
  closeCopy: () => void
}

/** The board with what is chosen on it, what is being saved, and what is asked before. */
function Assignments({ day, board, readAnew, copied, closeCopy }: Props) {
  const narrow = useNarrow()
  const selection = useSelection(board.tasks)
  const assigning = useAssigning({ check: board.check, onDone: selection.leave, onRefused: readAnew })
  const assign = (to: Id | null, places: readonly PickedVisit[]): void =>
    void assigning.propose(movesTo(to, places, board.tasks))
  const Shown = narrow ? NarrowBoard : WideBoard
  return (
    <>
      {assigning.refused !== null && <Notice tone="error">{assigning.refused}</Notice>}
      <Shown board={board} day={day} selection={selection} onAssign={assign} />
      <ChecksSheet assigning={assigning} />
      {copied !== null && (
        <CopySheet
          from={copied}
          board={board}
          onClose={closeCopy}
          onPropose={moves => {
            closeCopy()
            void assigning.propose(moves)
          }}
        />
      )}
    </>
  )
}
