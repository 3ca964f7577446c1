import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import type { Box } from '../calendar/drawn.ts'
import { type Corner, placeBeside } from './place-beside.ts'
import classes from './Popover.module.css'
import { SheetHead, useModal } from './Sheet.tsx'

type Props = {
  /** Beside which it stands. */
  beside: Box
  /** Asked for by Escape, a press outside and its own button. */
  onClose: () => void
  title: string
  dismissible?: boolean
  children: ReactNode
}

/** A small sheet beside what it is about, which stays in sight: the browser's own modal dialog, as every sheet. */
export function Popover({ beside, onClose, title, dismissible = true, children }: Props) {
  const titleId = useId()
  const dialog = useModal({ onClose, dismissible, asksBack: true })
  const [place, setPlace] = useState<Corner>({ left: beside.left, top: beside.top })

  // It grows and shrinks with what it holds, and with the window.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const put = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element
      setPlace(placeBeside(beside, { width, height }, { width: innerWidth, height: innerHeight }))
    }
    put()
    const sizes = new ResizeObserver(put)
    sizes.observe(element)
    addEventListener('resize', put)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', put)
    }
  }, [dialog, beside])

  return (
    <dialog
      ref={dialog}
      className={classes.popover}
      aria-labelledby={titleId}
      style={{ insetInlineStart: place.left, insetBlockStart: place.top }}
    >
      <SheetHead {...{ titleId, title, dismissible, onClose }} />
      <div className={classes.body}>{children}</div>
    </dialog>
  )
}
