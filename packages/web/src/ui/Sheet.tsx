import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Sheet.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** False while something is being sent: a tap outside must not hide the outcome. */
  dismissible?: boolean
  children: ReactNode
}

/**
 * A part of the page that comes from below on a phone and stands in the middle of a desktop. The browser's own
 * modal dialog: it keeps the focus inside, makes the page below inert, and gives the focus back.
 */
export function Sheet({ open, ...props }: Props) {
  return open ? <OpenSheet {...props} /> : null
}

function OpenSheet({ onClose, title, dismissible = true, children }: Omit<Props, 'open'>) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  // The browser asks to close on Escape and on a phone's back gesture; whether it closes is decided outside.
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (dismissible) onClose()
  }
  const pressOutside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget && dismissible) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={titleId}
      onCancel={cancel}
      onMouseDown={pressOutside}
    >
      <div className={classes.content}>
        <div className={classes.header}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('Chiudi')}
            disabled={!dismissible}
            onClick={onClose}
          >
            <IconX size={22} stroke={1.9} aria-hidden />
          </button>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  )
}

/** The buttons of a sheet: the main one first, under the thumb; beside each other where there is room. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
