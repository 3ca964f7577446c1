import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Drag, followPointer, holdScroll } from './pointer-drag.ts'

type Settings = {
  /** On which drags begin. */
  element: RefObject<HTMLElement | null>
  /** Whether it scrolls while something is dragged near its edge. */
  scrolls: boolean
  /** What a press there begins; `null` where nothing can be dragged. */
  dragAt: (press: globalThis.PointerEvent) => (() => Drag) | null
}

/** Drags on an element: a finger that drags does not scroll it, and what is dragged ends with it. */
export function usePointerDrag({ element, scrolls, dragAt }: Settings) {
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
      if (begin) stop.current = followPointer(press, begin, (scrolls && element.current) || undefined)
    },
  }
}
