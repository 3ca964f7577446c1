import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { useState } from 'react'
import { useHeldReason } from '../ui/fields/use-reason.ts'
import { AskingSheet, type ReasonSheetProps } from '../ui/sheets/ReasonSheet.tsx'
import { restoreDraft } from './restore-draft.ts'
import { RestoredNotice } from './RestoredNotice.tsx'
import { useKeptSheet } from './use-kept-sheet.ts'

type Props = Omit<ReasonSheetProps, 'open' | 'onConfirm'> & {
  /** Names the sheet and what it is about: `handover.done.<logId>`. */
  draftKey: FormName
  /** Gets the reason, trimmed; answers undefined where it was refused: then it waits on. */
  onConfirm: (reason: string) => Promise<unknown>
}

const nothing = { reason: '' }

/** Asks for a reason, and keeps what is typed until it was sent: a page that ends loses none of it. Shown while open. */
export function KeptReasonSheet({ draftKey, onConfirm, onClose, ...sheet }: Props) {
  const [values, setValues] = useState(nothing)
  const asked = useHeldReason({ value: values.reason, onChange: reason => setValues({ reason }) })
  const { words, close, asks, settle, restoredFrom, startOver } = useKeptSheet({
    key: draftKey,
    start: nothing,
    values,
    restored: restoreDraft,
    onRestored: setValues,
    onClose,
  })
  const confirm = async (reason: string): Promise<void> => {
    if ((await onConfirm(reason)) !== undefined) settle(values)
  }
  return (
    <AskingSheet
      {...sheet}
      open
      onClose={close}
      asked={asked}
      onConfirm={() => asked.give(reason => void confirm(reason))}
      kept={words}
      above={
        <>
          <RestoredNotice restoredFrom={restoredFrom} startOver={startOver} />
          {asks}
        </>
      }
    />
  )
}
