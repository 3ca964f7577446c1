import { dayPx, pixelsOf } from '@vicino/domain/calendar/hour-scale.ts'
import { sliceOn } from '@vicino/domain/calendar/day-columns.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { entryOf, firstDayOf, lastDayOfItem } from '@vicino/domain/calendar/placed.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import classes from './DragGhost.module.css'
import type { Drawn } from './drawn.ts'
import item from './Item.module.css'
import { timesOf } from './item-words.ts'

/** What is shown in the place of an item that is being moved, or of one that is being drawn. */
type Ghost = {
  /** Shows a time on the day of its start or of its end; answers how far down it begins, in pixels. */
  show: (time: CalendarTime, end?: 'start' | 'end') => number
  /** Lets it go back to a time, then takes it away. */
  goBack: (time: CalendarTime, end?: 'start' | 'end') => void
  remove: () => void
  /** It stays where it lies until it is left. */
  drawn: () => Drawn
}

type Look = { title: string; tone: string }

type Hours = { columns: HTMLElement; days: readonly Day[]; surface: { columnPx: number } }

/**
 * A box over a whole column that clips; the fill inside moves up and down, so that place and height follow the
 * pointer by transforms alone and no frame lays anything out but the few words of the time.
 */
export function makeGhost({ columns, days, surface }: Hours, look: Look): Ghost {
  const { columnPx } = surface
  const box = document.createElement('div')
  box.className = `${item.inked} ${classes.ghost}`
  box.dataset['tone'] = look.tone
  box.ariaHidden = 'true'
  box.style.inlineSize = `${columnPx}px`
  const fill = document.createElement('div')
  fill.className = classes.fill!
  const words = document.createElement('div')
  words.className = classes.words!
  const clock = document.createElement('b')
  words.append(clock, ` ${look.title}`)
  box.append(fill, words)
  columns.append(box)

  const show = (time: CalendarTime, end: 'start' | 'end' = 'start'): number => {
    const entry = entryOf({ ...time, _id: '' })
    const first = dayNumber(days[0]!)
    const day = end === 'start' ? firstDayOf(entry) : lastDayOfItem(entry)
    const column = day - first
    const slice = column >= 0 && column < days.length ? sliceOn(entry, day) : null
    box.hidden = slice === null
    if (!slice) return 0
    const height = Math.max(pixelsOf(slice.to - slice.from), 1)
    const topPx = pixelsOf(slice.from)
    box.style.transform = `translate(${column * columnPx}px, ${topPx}px)`
    fill.style.transform = `translateY(${height - dayPx}px)`
    const said = timesOf(time)
    if (clock.textContent !== said) clock.textContent = said
    return topPx
  }
  return {
    show,
    goBack(time, end) {
      box.dataset['back'] = ''
      show(time, end)
      const gone = (): void => box.remove()
      box.addEventListener('transitionend', gone, { once: true })
      // Without motion there is no transition to wait for.
      setTimeout(gone, 400)
    },
    remove: () => box.remove(),
    drawn: () => {
      const { left, top, right } = box.getBoundingClientRect()
      const { bottom } = fill.getBoundingClientRect()
      return { box: { left, top, right, bottom }, follow: time => void show(time), leave: () => box.remove() }
    },
  }
}
