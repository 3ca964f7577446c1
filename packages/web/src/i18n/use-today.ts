import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { clockIn, type Instant, instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { useSyncExternalStore } from 'react'
import { onServerTime, serverNowMs } from './server-clock.ts'

const everyMs = 15_000

function onTick(tell: () => void): () => void {
  const timer = setInterval(tell, everyMs)
  const deaf = onServerTime(tell)
  return () => {
    clearInterval(timer)
    deaf()
  }
}

/** The instant at which it is asked, by the server's clock: that of a phone may be wrong by minutes or hours. */
export const now = (): Instant => instantAt(serverNowMs())

/** The day in Europe/Zurich, wherever the device is; it changes at midnight while a page stays open. */
export const useToday = (): Day => useSyncExternalStore(onTick, () => todayIn(now()))

/** The time on the wall in Europe/Zurich, to the minute. */
export const useClock = (): Clock => useSyncExternalStore(onTick, () => clockIn(now()))
