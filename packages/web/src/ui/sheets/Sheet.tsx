import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { enterDialog } from './open-dialogs.ts'
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
  const dialog = useModal({ onClose, dismissible })
  const titleId = useId()

  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={titleId}>
      <div className={classes.content}>
        <SheetHead {...{ titleId, title, dismissible, onClose }} />
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  )
}

type HeadProps = Pick<Props, 'title' | 'onClose'> & { titleId: string; dismissible: boolean }

/** What a sheet is called, and its way out: they stay while the rest scrolls. */
export function SheetHead({ titleId, title, dismissible, onClose }: HeadProps) {
  const { t } = useTranslation()
  return (
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
  )
}

/** Where the focus stands first: on a control that says so, or on the first one of a group that does. */
const startsAt = '[data-autofocus], [data-autofocus-in] :is(input,button)'

type Modal = {
  onClose: () => void
  /** False while something is being sent: a tap outside must not hide the outcome. */
  dismissible: boolean
  /** Whether Escape asks to close it although something was answered: who is asked then loses nothing. */
  asksBack?: boolean
}

/** Shows a dialog as the browser's own modal one while it stands, and gives the focus back. */
export function useModal({
  onClose,
  dismissible,
  asksBack = false,
}: Modal): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const answered = useRef(false)

  // What Escape, a phone's back gesture and a tap outside ask for; whether it closes is decided outside. What was
  // answered in the sheet is not lost to a slip: then only its own buttons close it.
  const ask = useEffectEvent((event: Event) => {
    const outside = event.target === dialog.current
    if (event.type === 'cancel') event.preventDefault()
    if (outside && dismissible && (asksBack || !answered.current)) onClose()
  })
  const noteAnswer = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !target.closest('search, [type="search"]')) answered.current = true
  })

  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.addEventListener('cancel', ask)
    element?.addEventListener('mousedown', ask)
    element?.addEventListener('input', noteAnswer)
    element?.showModal()
    element?.querySelector<HTMLElement>(startsAt)?.focus()
    const leave = element && enterDialog(element)
    return () => {
      leave?.()
      element?.removeEventListener('cancel', ask)
      element?.removeEventListener('mousedown', ask)
      element?.removeEventListener('input', noteAnswer)
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return dialog
}

/**
 * The buttons of a sheet: the main one first, under the thumb; beside each other where there is room. `kept`: whether
 * what was typed is safe; its place is kept while it is empty.
 */
export function SheetActions({ kept, children }: { kept?: string; children: ReactNode }) {
  return (
    <>
      <div className={classes.actions}>{children}</div>
      {kept !== undefined && (
        <p className={classes.kept} role="status">
          {kept}
        </p>
      )}
    </>
  )
}
