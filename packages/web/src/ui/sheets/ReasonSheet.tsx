import { Reason } from '@vicino/domain/wire/text.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { FieldFrame, Fields } from '../fields/FieldFrame.tsx'
import { NoteField } from '../fields/NoteField.tsx'
import { Notice } from '../page/Notice.tsx'
import { Sheet, SheetActions } from './Sheet.tsx'
import chips from '../fields/Chips.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  confirmLabel: string
  /** Gets the reason, trimmed. */
  onConfirm: (reason: string) => void
  /** Frequent reasons that one tap writes; the text can still be changed. */
  suggestions?: readonly string[]
  danger?: boolean
  busy?: boolean
  /** What the server refused, in its words. */
  banner?: string | null
}

/** Asks for the reason of a strike, a correction, a closing. Nothing is sent without one. */
export function ReasonSheet(props: Props) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    onConfirm,
    suggestions = [],
    danger = false,
    busy = false,
    banner,
  } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const read = Reason.safeParse(reason)
  const confirm = (): void => {
    setAsked(true)
    if (read.success) onConfirm(read.data)
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} dismissible={!busy}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          confirm()
        }}
      >
        <Fields>
          {children}
          {suggestions.length > 0 && (
            <FieldFrame label={t('Motivi frequenti')}>
              <div className={chips.chips}>
                {suggestions.map((suggestion, index) => (
                  <button
                    key={suggestion}
                    type="button"
                    className={chips.chip}
                    data-autofocus={index === 0 || undefined}
                    onClick={() => setReason(suggestion)}
                  >
                    {suggestion}
                  </button>
                ))}
              </div>
            </FieldFrame>
          )}
          <NoteField
            label={t('Motivo')}
            required
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={asked && !read.success ? t('Indicare il motivo con almeno 3 caratteri.') : undefined}
          />
          {banner && <Notice tone="error">{banner}</Notice>}
        </Fields>
        <SheetActions>
          <Button type="submit" loading={busy} data-danger={danger || undefined}>
            {confirmLabel}
          </Button>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
