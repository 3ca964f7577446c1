import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { clockIn, type Instant, instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { useSyncExternalStore } from 'react'

const everyMs = 15_000

function onTick(tell: () => void): () => void {
  const timer = setInterval(tell, everyMs)
  return () => clearInterval(timer)
}

/** The instant at which it is asked, by the clock of the device. */
export const now = (): Instant => instantAt(Date.now())

/** The day in Europe/Zurich, wherever the device is; it changes at midnight while a page stays open. */
export const useToday = (): Day => useSyncExternalStore(onTick, () => todayIn(now()))

/** The time on the wall in Europe/Zurich, to the minute. */
export const useClock = (): Clock => useSyncExternalStore(onTick, () => clockIn(now()))
