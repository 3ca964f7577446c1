import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Arrival.module.css'

/** The next step of a page or sheet: it takes the focus when it appears, so that a screen reader goes on there. */
export function Arrival({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.focus(), [])
  return (
    <div ref={step} tabIndex={-1} className={classes.arrival}>
      {children}
    </div>
  )
}
