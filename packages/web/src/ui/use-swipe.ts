import { type PointerEvent, useRef } from 'react'

type Swipe = { onLeft: () => void; onRight: () => void }

/** How far a finger travels sideways, in pixels, before it means a swipe; and how much more sideways than down. */
const farEnough = 60
const sidewaysBy = 2

/** A sheet lies over the page, and in the document inside it: what a finger does there is not meant for the page. */
const isInSheet = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog') !== null

/** Two pages beside each other: a swipe to the left brings the next one. Every swipe has a button too. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    style: { touchAction: 'pan-y' as const },
    onPointerDown: (event: PointerEvent): void => {
      const begins = event.pointerType === 'touch' && !isInSheet(event.target)
      start.current = begins ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent): void => {
      if (!start.current) return
      const across = event.clientX - start.current.x
      const down = event.clientY - start.current.y
      start.current = null
      if (Math.abs(across) < farEnough || Math.abs(across) < sidewaysBy * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
  }
}
