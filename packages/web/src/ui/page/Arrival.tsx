import { type ReactNode, useEffect, useRef, useState } from 'react'
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

/** The steps of a page: whichever one turns to takes the focus. The first leaves it where it is, as any page does. */
export function Steps({ step, children }: { step: string | number; children: ReactNode }) {
  const [first] = useState(step)
  const [turned, setTurned] = useState(false)
  if (!turned && step !== first) setTurned(true)
  return turned ? <Arrival key={step}>{children}</Arrival> : children
}
