import type { Day } from '@vicino/domain/days/day.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const sections = (box: HTMLElement): HTMLElement[] =>
  Array.from(box.querySelectorAll<HTMLElement>('[data-schedule-day]'))

const dayOf = (section: HTMLElement | undefined): Day | undefined => section?.dataset['scheduleDay']

/** The day at the upper edge: the last one that begins at or above it. */
const sectionAtTop = (box: HTMLElement): HTMLElement | undefined => {
  const all = sections(box)
  return all.findLast(({ offsetTop }) => offsetTop <= box.scrollTop + 1) ?? all[0]
}

type Anchored = {
  /** The day from which the agenda is read. */
  anchor: Day
  /** The day that the address names, as far as it came from here. */
  seen: RefObject<Day>
  /** The day to which the agenda still has to go. */
  wanted: RefObject<Day | null>
}

/**
 * Where the agenda begins. A day that the address names anew is gone to where it is read already; otherwise the
 * agenda is read from it.
 */
export function useScheduleAnchor(box: RefObject<HTMLElement | null>, day: Day): Anchored {
  const [anchor, setAnchor] = useState(day)
  const seen = useRef(day)
  const wanted = useRef<Day | null>(day)
  useLayoutEffect(() => {
    if (seen.current === day) return
    seen.current = day
    const all = box.current ? sections(box.current) : []
    const [first, last] = [dayOf(all[0]), dayOf(all.at(-1))]
    wanted.current = day
    if (first === undefined || last === undefined || day < first || day > last) setAnchor(day)
    else goTo(box.current, wanted)
  }, [box, day])
  return { anchor, seen, wanted }
}

function goTo(box: HTMLElement | null, wanted: RefObject<Day | null>): void {
  const day = wanted.current
  const section = box && day !== null ? sections(box).find(one => dayOf(one)! >= day) : undefined
  if (!box || !section) return
  box.scrollTo({ top: section.offsetTop })
  // With little below it the day cannot come to the top yet: it does as soon as more is read.
  if (Math.abs(box.scrollTop - section.offsetTop) <= 1) wanted.current = null
}

/** Whoever moves the agenda herself is not taken to the day any more. */
function forget(wanted: RefObject<Day | null>): void {
  wanted.current = null
}

const restMs = 250

type ScrollPlace = {
  /** The first day that is read: an earlier one was put above what is in sight. */
  from: Day | undefined
  anchored: Anchored
  onSee: (day: Day) => void
}

/** Keeps what is in sight where it is while days are added above it, and says which day stands at the top. */
export function useSchedulePlace(
  box: RefObject<HTMLElement | null>,
  { from, anchored: { seen, wanted }, onSee }: ScrollPlace,
) {
  const kept = useRef<{ section: HTMLElement; top: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = (): void => {
    const section = box.current ? sectionAtTop(box.current) : undefined
    kept.current = section ? { section, top: section.offsetTop - box.current!.scrollTop } : null
  }

  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || from === undefined) return
    const { section, top } = kept.current ?? {}
    if (wanted.current !== null) goTo(scroller, wanted)
    else if (section?.isConnected && section.offsetTop - scroller.scrollTop !== top)
      scroller.scrollTo({ top: section.offsetTop - top! })
    keep()
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  const letGo = (): void => forget(wanted)

  return {
    onWheel: letGo,
    onPointerDown: letGo,
    onKeyDown: letGo,
    onScroll: (): void => {
      keep()
      if (wanted.current !== null) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const day = dayOf(kept.current?.section)
        if (day === undefined || day === seen.current) return
        seen.current = day
        onSee(day)
      }, restMs)
    },
  }
}
