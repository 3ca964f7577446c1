import type { BrowserContext } from '@playwright/test'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { shiftDate } from '@vicino/domain/testing/shift-date.ts'

/**
 * How far the stories' time is ahead of the real one, in milliseconds: the program, every browser and the stories
 * themselves go by it, and it ticks on. Nothing outside of a run is shifted.
 */
const aheadMs = Number(process.env['JOURNEYS_AHEAD_MS'] ?? 0)

export const now = (): Instant => instantAt(Date.now() + aheadMs)
export const today = (): Day => todayIn(now())

/** Shifts the clock of every page of a device. */
export async function setClock(device: BrowserContext): Promise<void> {
  await device.addInitScript(shiftDate, aheadMs)
}
