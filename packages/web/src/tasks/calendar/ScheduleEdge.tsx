import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './Schedule.module.css'
import type { ReadOnBy } from './use-schedule.ts'

type Props = {
  more: boolean
  loading: boolean
  /** Something is being read, at this end or elsewhere. */
  busy: boolean
  show: (by: ReadOnBy) => void
  words: string
  /** It goes on only when it is pressed. */
  waits: boolean
  /** There is more than enough in sight before this end. */
  onFar?: () => void
}

/** So far before it comes into sight an end of the agenda is read on. */
const aheadPx = 600

/** An end of the agenda: it goes on by itself when it comes near, or by a press. */
export function ScheduleEdge({ more, loading, busy, show, words, waits, onFar }: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(([entry]: IntersectionObserverEntry[]) => {
    if (entry?.isIntersecting) show('itself')
    else onFar?.()
  })
  // Observed anew after each stretch: one that brought little leaves the end in sight.
  useEffect(() => {
    if (!more || waits || busy || !edge.current) return undefined
    const observer = new IntersectionObserver(entries => near(entries), {
      root: edge.current.parentElement,
      rootMargin: `${aheadPx}px 0px`,
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [more, waits, busy])
  if (!more) return null
  return (
    <div ref={edge} className={classes.edge}>
      <Button variant="subtle" loading={loading} onClick={() => show('press')}>
        {words}
      </Button>
    </div>
  )
}
