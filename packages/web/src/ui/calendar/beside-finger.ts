import type { MouseEvent } from 'react'

/** A finger covers as much: what is drawn lower is met beside it too, as far as nothing nearer stands there. */
const fingerPx = 44

/**
 * What a finger meant that came down on empty time: the nearest thing of its day that would lie under it, were it as high
 * as a finger is. Twenty minutes are twenty pixels; a mouse meets what it points at.
 */
export function besideFinger({ target, clientX, clientY, nativeEvent }: MouseEvent): HTMLElement | null {
  const column = target instanceof Element ? target.closest('[data-column]') : null
  if (!column || (nativeEvent as PointerEvent).pointerType !== 'touch') return null
  let nearest: { thing: HTMLElement; distance: number } | null = null
  for (const thing of column.querySelectorAll<HTMLElement>('[data-id], [data-rest]')) {
    const { left, right, top, bottom, height } = thing.getBoundingClientRect()
    const distance = Math.max(top - clientY, clientY - bottom)
    const isUnder = left <= clientX && clientX <= right && distance <= (fingerPx - height) / 2
    if (isUnder && (!nearest || distance < nearest.distance)) nearest = { thing, distance }
  }
  return nearest?.thing ?? null
}
