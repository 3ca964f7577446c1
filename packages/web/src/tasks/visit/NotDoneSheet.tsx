import { lacksWords, type NotDone, notDoneReasons } from '@vicino/domain/tasks/task-status.ts'
import { reasonMax } from '@vicino/domain/wire/text.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'

type Props = {
  open: boolean
  onClose: () => void
  busy: boolean
  banner: string | null
  onConfirm: (notDone: NotDone) => void
}

/** Why a visit did not take place. It stays on the plan, struck, and is never billed. */
export function NotDoneSheet({ open, onClose, busy, banner, onConfirm }: Props) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<NotDone['reason'] | null>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const notDone = reason && { reason, ...(text.trim() !== '' && { text }) }
  const wordless = notDone !== null && lacksWords(notDone)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (notDone && !wordless && !busy) onConfirm(notDone)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('Visita non eseguita')} dismissible={!busy}>
      <form noValidate onSubmit={submit}>
        <Fields>
          <ChoiceChips
            label={t('Motivo')}
            required
            options={notDoneReasons}
            value={reason}
            onChange={setReason}
          />
          <NoteField
            label={t('Osservazioni')}
            required={reason === 'other'}
            value={text}
            onChange={setText}
            maxLength={reasonMax}
            error={asked && wordless ? t('Scrivere in poche parole il motivo.') : undefined}
          />
          {banner && <Notice tone="error">{banner}</Notice>}
        </Fields>
        <SheetActions>
          <Button type="submit" disabled={reason === null} loading={busy}>
            {t('Segna come non eseguita')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
