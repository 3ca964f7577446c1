import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  /** The share of the element that must be in view, from 0 to 1. */
  share?: number
  /** How far ahead of the view it counts already, in pixels. */
  aheadPx?: number
  /** False: not watched. */
  when?: boolean
}

/** Watches an element and tells each time it comes into view. */
export function useWhenSeen<Element extends HTMLElement>(
  onSeen: () => void,
  { share = 0, aheadPx = 0, when = true }: Options = {},
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!when || !element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) see()
      },
      { threshold: share, rootMargin: `${aheadPx}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [when, share, aheadPx])
  return ref
}
