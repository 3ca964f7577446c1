import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { FieldFrame, Fields } from '../fields/FieldFrame.tsx'
import { NoteField } from '../fields/NoteField.tsx'
import { SuggestionChips } from '../fields/SuggestionChips.tsx'
import { type AskedReason, useReason } from '../fields/use-reason.ts'
import { Notice } from '../page/Notice.tsx'
import { Sheet, SheetActions } from './Sheet.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

export type ReasonSheetProps = {
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

type AskingProps = Omit<ReasonSheetProps, 'onConfirm'> & {
  asked: AskedReason
  onConfirm: () => void
  /** Whether what is typed is safe, in words, where it is kept. */
  kept?: string
  /** Stands above the fields. */
  above?: ReactNode
}

/** Asks for the reason of a strike, a correction, a closing. Nothing is sent without one. */
export function ReasonSheet({ onConfirm, ...props }: ReasonSheetProps) {
  const asked = useReason()
  return <AskingSheet {...props} asked={asked} onConfirm={() => asked.give(onConfirm)} />
}

/** The same over words that are held elsewhere. */
export function AskingSheet(props: AskingProps) {
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
    asked,
    kept,
    above,
  } = props
  const { t } = useTranslation()
  const unsaved = useLeaveQuestion(onClose, kept === undefined)
  return (
    <Sheet open={open} onClose={unsaved.leave} title={title} dismissible={!busy}>
      <form
        noValidate
        onInput={unsaved.onInput}
        onSubmit={event => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <Fields>
          {above}
          {children}
          {suggestions.length > 0 && (
            <FieldFrame label={label === undefined ? t('Motivi frequenti') : t('Risposte frequenti')}>
              <SuggestionChips suggestions={suggestions} onChoose={asked.field.onChange} startsFocused />
            </FieldFrame>
          )}
          <NoteField label={label ?? t('Motivo')} required {...asked.field} />
          {banner && <Notice tone="error">{banner}</Notice>}
        </Fields>
        <SheetActions {...(kept !== undefined && { kept })}>
          <Button type="submit" loading={busy} data-danger={danger || undefined}>
            {confirmLabel}
          </Button>
          <Button variant="default" onClick={unsaved.leave} disabled={busy}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
      {unsaved.question}
    </Sheet>
  )
}
