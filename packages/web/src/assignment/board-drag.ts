import type { Id } from '@vicino/domain/wire/id.ts'
import { type Drag, followPointer } from '../ui/calendar/pointer-drag.ts'
import { makeAim } from './aim.ts'
import type { PickedVisit } from './use-selection.ts'
import classes from './Assignment.module.css'

/** How a card is dropped: from which place, on whom; an empty id is nobody. */
type Drop = (place: PickedVisit, to: Id | null) => void

/** Follows a pressed card to the column where it is let go. Nothing is drawn anew but the one card that follows. */
export function dragCard(press: PointerEvent, onDrop: Drop): void {
  const card = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-task]') : null
  const taskId = card?.dataset['task']
  if (!card || taskId === undefined || press.button !== 0) return
  const begin = (): Drag => {
    const { width, left, top } = card.getBoundingClientRect()
    const ghost = card.cloneNode(true) as HTMLElement
    ghost.classList.add(classes.ghost!)
    ghost.ariaHidden = 'true'
    ghost.inert = true
    ghost.style.inlineSize = `${width}px`
    document.body.append(ghost)
    card.dataset['dragged'] = ''
    let target: HTMLElement | null = null
    const aim = makeAim()
    const end = (): void => {
      aim(null)
      ghost.remove()
      delete card.dataset['dragged']
    }
    return {
      move(x, y) {
        ghost.style.transform = `translate(${left + x - press.clientX}px, ${top + y - press.clientY}px)`
        target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-operator]') ?? null
        aim(target)
      },
      drop() {
        const to = target?.dataset['operator']
        end()
        if (to !== undefined) onDrop({ taskId, from: card.dataset['from'] || null }, to || null)
      },
      cancel: end,
    }
  }
  const scroller =
    press.currentTarget instanceof Element ? press.currentTarget.querySelector('[data-scrolls]') : null
  followPointer(press, begin, scroller instanceof HTMLElement ? { scroller } : {})
}
