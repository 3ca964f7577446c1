import { type LaneScale, minuteAt } from '@vicino/domain/calendar/lane-scale.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** A lane as it lies on the screen: whose it is (null: nobody's), and whether something can be put into it. */
export type LanePlaceOnScreen = {
  id: Id | null
  takes: boolean
  element: HTMLElement
  top: number
  height: number
}

/** The lanes as they lie on the screen. Measured once when a move begins, so that no frame measures. */
export type LaneSurface = {
  lanes: readonly LanePlaceOnScreen[]
  left: number
  width: number
  minuteAt: (x: number) => number
  laneAt: (y: number) => LanePlaceOnScreen | undefined
}

const idOf = (lane: HTMLElement): Id | null => lane.dataset['lane'] || null

/** Whose lane an element stands in. */
export const laneOf = (element: Element): Id | null => idOf(element.closest<HTMLElement>('[data-lane]')!)

/** Places are told in the grid's own pixels, which scroll along with it. */
export function measureLanes(grid: HTMLElement, scroller: HTMLElement, scale: LaneScale): LaneSurface {
  const origin = grid.getBoundingClientRect()
  const scrolledBefore = scroller.scrollTop
  const lanes = Array.from(grid.querySelectorAll<HTMLElement>('[data-lane]'), element => {
    const { top, height } = element.getBoundingClientRect()
    return {
      id: idOf(element),
      takes: element.dataset['takes'] !== undefined,
      element,
      top: top - origin.top,
      height,
    }
  })
  const track = grid.querySelector('[data-track]')!.getBoundingClientRect()
  return {
    lanes,
    left: track.left - origin.left,
    width: track.width,
    minuteAt: x => minuteAt(scale, (x - track.left) / track.width),
    laneAt: y => {
      const at = y - origin.top + scroller.scrollTop - scrolledBefore
      return lanes.find(({ top, height }) => top <= at && at < top + height)
    },
  }
}
