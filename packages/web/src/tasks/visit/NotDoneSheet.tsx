import { lacksWords, type NotDone, notDoneReasons } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { reasonMax } from '@vicino/domain/wire/text.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreDraft } from '../../drafts/restore-draft.ts'
import { RestoredNotice } from '../../drafts/RestoredNotice.tsx'
import { useKeptSheet } from '../../drafts/use-kept-sheet.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'

type Props = {
  taskId: Id
  isVisit?: boolean
  onClose: () => void
  busy: boolean
  banner: string | null
  /** Answers whether it is written: then what was typed waits no more. */
  onConfirm: (notDone: NotDone) => Promise<boolean>
}

type Values = { reason: NotDone['reason'] | null; text: string }

const nothing: Values = { reason: null, text: '' }

/** Why a visit did not take place, or a to-do was not done. It stays on the plan, struck, and is never billed. */
export function NotDoneSheet({ taskId, isVisit = true, onClose, busy, banner, onConfirm }: Props) {
  const { t } = useTranslation()
  const [values, setValues] = useState(nothing)
  const { reason, text } = values
  const [asked, setAsked] = useState(false)
  const notDone = reason && { reason, ...(text.trim() !== '' && { text }) }
  const { words, close, asks, settle, restoredFrom, startOver } = useKeptSheet({
    key: `task.not_done.${taskId}`,
    start: nothing,
    values,
    restored: restoreDraft,
    onRestored: setValues,
    onClose,
  })
  const wordless = notDone !== null && lacksWords(notDone)
  const confirm = async (said: NotDone): Promise<void> => {
    if (await onConfirm(said)) settle(values)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (notDone && !wordless && !busy) void confirm(notDone)
  }
  return (
    <Sheet
      open
      onClose={close}
      title={isVisit ? t('Visita non eseguita') : t('Compito non eseguito')}
      dismissible={!busy}
    >
      <form noValidate onSubmit={submit}>
        <Fields>
          <RestoredNotice restoredFrom={restoredFrom} startOver={startOver} />
          {asks}
          <ChoiceChips
            label={t('Motivo')}
            required
            options={notDoneReasons}
            value={reason}
            onChange={chosen => setValues({ ...values, reason: chosen })}
          />
          <NoteField
            label={t('Osservazioni')}
            required={reason === 'other'}
            value={text}
            onChange={typed => setValues({ ...values, text: typed })}
            maxLength={reasonMax}
            error={asked && wordless ? t('Scrivere in poche parole il motivo.') : undefined}
          />
          {banner && <Notice tone="error">{banner}</Notice>}
        </Fields>
        <SheetActions kept={words}>
          <Button type="submit" disabled={reason === null} loading={busy}>
            {isVisit ? t('Segna come non eseguita') : t('Segna come non eseguito')}
          </Button>
          <Button variant="default" onClick={close} disabled={busy}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
