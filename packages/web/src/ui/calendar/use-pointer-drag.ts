import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Drag, followPointer, holdScroll } from './pointer-drag.ts'

type Settings = {
  /** On which drags begin. */
  element: RefObject<HTMLElement | null>
  /** Whether it scrolls while something is dragged near its edge. */
  scrolls: boolean
  /** What a press there begins; `null` where nothing can be dragged. */
  dragAt: (press: globalThis.PointerEvent) => (() => Drag) | null
  /** Whether a click of a mouse there does what a drag that does not move would. */
  clicks?: (press: globalThis.PointerEvent) => boolean
}

/** Drags on an element: a finger that drags does not scroll it, and what is dragged ends with it. */
export function usePointerDrag({ element, scrolls, dragAt, clicks }: Settings) {
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    const release = element.current ? holdScroll(element.current) : undefined
    return () => {
      release?.()
      stop.current?.()
    }
  }, [element])
  return {
    onPointerDown: ({ nativeEvent: press }: PointerEvent) => {
      if (press.button !== 0 || !press.isPrimary) return
      const begin = dragAt(press)
      if (!begin) return
      const scroller = (scrolls && element.current) || undefined
      stop.current = followPointer(press, begin, { scroller, clicks: clicks?.(press) })
    },
  }
}
