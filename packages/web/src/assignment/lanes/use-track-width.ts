import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where nothing is laid out: as wide as at a usual desk. */
const usual = 58

/** In steps of so many rem: a scroll bar that comes or goes draws no lane anew. */
const step = 2

/** How wide the hours are in rem, rounded down; null until that is known, before anything is painted. */
export function useTrackWidth(track: RefObject<HTMLElement | null>): number | null {
  const [wide, setWide] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = track.current!
    const measure = (): void => setWide(inSteps(element.clientWidth))
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [track])
  return wide
}

function inSteps(px: number): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return Math.floor(px / remPx / step) * step || usual
}
