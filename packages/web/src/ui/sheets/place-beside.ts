import type { Box } from '../calendar/drawn.ts'

type Size = { width: number; height: number }
export type Corner = { left: number; top: number }

/** Between the two, and at least to the edge of the window. */
const gapPx = 8
const edgePx = 12

const clamp = (value: number, most: number): number => Math.max(edgePx, Math.min(value, most))

/**
 * Where something of this size stands beside a box: at its right or its left, else below or above, from where the box
 * begins; always whole in the window as far as that is large enough.
 */
export function placeBeside(box: Box, { width, height }: Size, window: Size): Corner {
  const most = { left: window.width - width - edgePx, top: window.height - height - edgePx }
  const sideways = [box.right + gapPx, box.left - gapPx - width].find(
    left => left >= edgePx && left <= most.left,
  )
  if (sideways !== undefined) return { left: sideways, top: clamp(box.top, most.top) }
  const upright = [box.bottom + gapPx, box.top - gapPx - height].find(top => top >= edgePx && top <= most.top)
  return { left: clamp(box.left, most.left), top: upright ?? clamp(box.top, most.top) }
}
