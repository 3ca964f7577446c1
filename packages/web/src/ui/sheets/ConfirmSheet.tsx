import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Notice } from '../page/Notice.tsx'
import { Sheet, SheetActions } from './Sheet.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Why it was refused: said above the button that was pressed. */
  banner?: string | null
  children: ReactNode
  /** The words of the button that does it, for example "Registrato per errore": never "OK". */
  confirmLabel: string
  onConfirm: () => void
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
}

/** Asks before something that cannot simply be taken back. */
export function ConfirmSheet(props: Props) {
  const {
    open,
    onClose,
    title,
    banner,
    children,
    confirmLabel,
    onConfirm,
    cancelLabel,
    danger = false,
    busy = false,
  } = props
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={title} dismissible={!busy}>
      {children}
      {banner && <Notice tone="error">{banner}</Notice>}
      <SheetActions>
        <Button
          onClick={onConfirm}
          loading={busy}
          data-danger={danger || undefined}
          data-autofocus={!danger || undefined}
        >
          {confirmLabel}
        </Button>
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus={danger || undefined}>
          {cancelLabel ?? t('Indietro')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
