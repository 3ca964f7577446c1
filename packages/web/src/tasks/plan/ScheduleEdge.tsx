import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './Schedule.module.css'

type Props = {
  more: boolean
  loading: boolean
  show: () => void
  words: string
  /** It goes on only when it is pressed. */
  waits: boolean
}

/** So far before it comes into sight an end of the agenda is read on. */
const aheadPx = 600

/** An end of the agenda: it goes on by itself when it comes near, or by a press. */
export function ScheduleEdge({ more, loading, show, words, waits }: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(([entry]: IntersectionObserverEntry[]) => {
    if (entry?.isIntersecting && !loading) show()
  })
  // Observed anew after each stretch: one that brought little leaves the end in sight.
  useEffect(() => {
    if (!more || waits || loading || !edge.current) return undefined
    const observer = new IntersectionObserver(entries => near(entries), {
      root: edge.current.parentElement,
      rootMargin: `${aheadPx}px 0px`,
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [more, waits, loading])
  if (!more) return null
  return (
    <div ref={edge} className={classes.edge}>
      <Button variant="subtle" loading={loading} onClick={show}>
        {words}
      </Button>
    </div>
  )
}
