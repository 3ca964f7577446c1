import type { Move } from '@vicino/domain/assignment/board.ts'
import { useTranslation } from 'react-i18next'
import type { Drag } from '../../ui/calendar/pointer-drag.ts'
import { usePointerDrag } from '../../ui/calendar/use-pointer-drag.ts'
import { type AddVisit, dragBlocks, dragNewVisit, type Ground } from './lane-drags.ts'
import { blockAt, grabbedWith, type LanesAtHand, type PressedBlock } from './lane-places.ts'

type Settings = LanesAtHand & {
  onAdd: AddVisit | undefined
  /** Several are being chosen: a click beside them begins nothing. */
  choosing: boolean
  onMove: (moves: readonly Move[]) => Promise<void>
}

/** This near to its end a mouse holds the end of a block, where it is wide enough to have one. */
const end = { px: 7, ofAtLeastPx: 36 } as const

/** Drags over the lanes: what is grabbed with what is chosen beside it, the end of a block, empty time. */
export function useLaneDrag(settings: Settings) {
  const { scroller, grid, day, scale, items, selection, onAdd, choosing, onMove } = settings
  const { t } = useTranslation()
  const dragOf = (ground: Ground, { block, item, place }: PressedBlock): Drag => {
    const places = grabbedWith(place, selection, items)
    const title = places.length > 1 ? `${item.title} +${places.length - 1}` : item.title
    const part = holdsEnd(ground.press, block) ? 'end' : 'whole'
    return dragBlocks(ground, { places, block, title, part }, async moves => onMove(moves))
  }
  const dragAt = (press: PointerEvent): (() => Drag) | null => {
    // With shift a press chooses.
    if (press.shiftKey || !grid.current || !scroller.current) return null
    const ground = { grid: grid.current, scroller: scroller.current, day, scale, press }
    const pressed = blockAt(press.target, items)
    if (pressed)
      return pressed.item.movable && pressed.item.start_time !== null ? () => dragOf(ground, pressed) : null
    const isTrack = press.target instanceof Element && press.target.closest('[data-track]')
    return isTrack && onAdd ? () => dragNewVisit(ground, t('Nuovo'), onAdd) : null
  }
  const clicks = (press: PointerEvent): boolean => !choosing && !blockAt(press.target, items)
  return usePointerDrag({ element: scroller, scrolls: true, dragAt, clicks })
}

function holdsEnd(press: PointerEvent, block: HTMLElement): boolean {
  if (press.pointerType !== 'mouse' || block.dataset['after'] !== undefined) return false
  const { right, width } = block.getBoundingClientRect()
  // Its words may go on beyond it.
  const before = right - press.clientX
  return width >= end.ofAtLeastPx && before >= 0 && before < end.px
}
