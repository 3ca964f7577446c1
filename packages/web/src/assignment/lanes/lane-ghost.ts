import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import { minutesPerDay } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import { spanOf } from '@vicino/domain/tasks/task-span.ts'
import type { Drawn } from '../../ui/calendar/drawn.ts'
import { timesOf } from '../../ui/calendar/item-words.ts'
import type { LanePlaceOnScreen, LaneSurface } from './lane-surface.ts'
import classes from './Lanes.module.css'

/** What is shown in the place of what is being moved or drawn. */
type LaneGhost = {
  show: (time: CalendarTime, lane: LanePlaceOnScreen) => void
  remove: () => void
  /** It stays in its lane until it is left. */
  drawn: () => Drawn
}

type Look = { title: string; day: Day; scale: LaneScale }

/**
 * A box that goes over the lanes by a transform alone, and a band over the lane that it is in: no lane is drawn anew for
 * it. Only its width and few words ever lay anything out.
 */
export function makeLaneGhost(
  grid: HTMLElement,
  surface: LaneSurface,
  { title, day, scale }: Look,
): LaneGhost {
  const box = document.createElement('div')
  box.className = classes.ghost!
  box.ariaHidden = 'true'
  const words = document.createElement('div')
  words.className = classes.ghostWords!
  const clock = new Text()
  const times = document.createElement('b')
  times.append(clock)
  words.append(times, ` ${title}`)
  box.append(words)
  const band = document.createElement('div')
  band.className = classes.band!
  grid.append(band, box)
  const midnight = dayNumber(day) * minutesPerDay
  let inLane: LanePlaceOnScreen | null = null
  const lay = (time: CalendarTime, lane: LanePlaceOnScreen): void => {
    const { from, to } = spanOf(time)
    const left = surface.width * shareAt(scale, from - midnight)
    const right = surface.width * shareAt(scale, to - midnight)
    // In whole pixels: a box that only goes on is as wide as before, and nothing of it is drawn anew.
    box.style.transform = `translate(${Math.round(surface.left + left)}px, ${Math.round(lane.top)}px)`
    box.style.inlineSize = `${Math.max(Math.round(right - left), 1)}px`
    box.style.blockSize = `${Math.round(lane.height)}px`
    clock.data = timesOf(time)
  }
  return {
    show(time, lane) {
      lay(time, lane)
      if (lane === inLane) return
      inLane = lane
      band.style.transform = `translateY(${Math.round(lane.top)}px)`
      band.style.blockSize = `${Math.round(lane.height)}px`
    },
    remove() {
      band.remove()
      box.remove()
    },
    drawn() {
      band.remove()
      const lane = inLane
      return {
        box: box.getBoundingClientRect(),
        follow: time => lane && lay(time, lane),
        leave: () => box.remove(),
      }
    },
  }
}
