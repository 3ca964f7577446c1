import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { FieldFrame, Fields } from '../fields/FieldFrame.tsx'
import { NoteField } from '../fields/NoteField.tsx'
import { SuggestionChips } from '../fields/SuggestionChips.tsx'
import { useReason } from '../fields/use-reason.ts'
import { Notice } from '../page/Notice.tsx'
import { Sheet, SheetActions } from './Sheet.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** What is asked for, where it is no reason. */
  label?: string
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
    label,
    confirmLabel,
    onConfirm,
    suggestions = [],
    danger = false,
    busy = false,
    banner,
  } = props
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <Sheet open={open} onClose={onClose} title={title} dismissible={!busy}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          reason.give(onConfirm)
        }}
      >
        <Fields>
          {children}
          {suggestions.length > 0 && (
            <FieldFrame label={label === undefined ? t('Motivi frequenti') : t('Risposte frequenti')}>
              <SuggestionChips suggestions={suggestions} onChoose={reason.field.onChange} startsFocused />
            </FieldFrame>
          )}
          <NoteField label={label ?? t('Motivo')} required {...reason.field} />
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
