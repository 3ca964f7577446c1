import { type CalendarTime, isSameTime, movedTime } from '@vicino/domain/calendar/moved-time.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { Drag } from './pointer-drag.ts'
import type { Send } from './timeline-drags.ts'

/** Moves what fills whole days to the side, by whole columns. */
export function dragBar(
  { item, link, columnPx, fromX }: { item: CalendarItem; link: HTMLElement; columnPx: number; fromX: number },
  send: Send,
): Drag {
  let time: CalendarTime = item
  const goBack = (): void => {
    delete link.dataset['lifted']
    link.style.transform = ''
  }
  link.dataset['lifted'] = ''
  return {
    move(x) {
      const days = Math.round((x - fromX) / columnPx)
      time = movedTime(item, { days, minutes: 0 })
      link.style.transform = `translateX(${days * columnPx}px)`
    },
    drop() {
      if (isSameTime(time, item)) goBack()
      else send(item, time).then(goBack, goBack)
    },
    cancel: goBack,
  }
}
