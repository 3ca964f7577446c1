import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'
import { addDays, type Day } from '../../packages/domain/src/days/day.ts'
import { instantAt, todayIn } from '../../packages/domain/src/days/instant.ts'
import { startPages } from '../calendar/built-pages.ts'
import { dragFrames, frameMs } from '../calendar/drag-frames.ts'
import { type Measured, openMeasured } from '../calendar/main-thread.ts'
import { compared, type Figure, median } from '../figures.ts'
import type { LanesWindow } from './pages/lanes-page.ts'

/** At most this share of what the library needs. */
const share = 0.5

const rounds = 5
const throttles = [1, 4] as const

type Scenario = { name: string; measure: (measured: Measured, days: readonly [Day, Day]) => Promise<number> }

const scenarios: readonly Scenario[] = [
  { name: 'a day of 40 operators and 600 visits', measure: (measured, [day]) => show(measured, day) },
  {
    name: 'from it to the next',
    async measure(measured, [day, next]) {
      await show(measured, day)
      return show(measured, next)
    },
  },
]

/**
 * Main thread of the planner's day against that of EventCalendar's resource timeline, and of the frames of a drag over
 * it. FullCalendar's own is licensed for open source and non-commercial use alone; this is the nearest kept one.
 */
export async function measureLanes(): Promise<Figure[]> {
  const pages = await startPages(join(import.meta.dirname, 'pages'), ['ours.html', 'library.html'])
  const browser = await chromium.launch(browserSettings())
  try {
    const figures: Figure[] = []
    for (const throttle of throttles) {
      const ground = { browser, address: pages.address, throttle }
      for (const scenario of scenarios) figures.push(await against(ground, scenario))
    }
    for (const throttle of throttles)
      figures.push(await dragging({ browser, address: pages.address, throttle }))
    return figures
  } finally {
    await browser.close()
    await pages.stop()
  }
}

type Ground = { browser: Browser; address: string; throttle: number }

/** Days to come: what is over is not moved. */
function daysToShow(): [Day, Day] {
  const today = todayIn(instantAt(Date.now()))
  return [addDays(today, 1), addDays(today, 2)]
}

/** Round by round in turns, each first in every second: a noisy moment hits both. */
async function against({ browser, address, throttle }: Ground, { name, measure }: Scenario): Promise<Figure> {
  const times: Record<'ours' | 'library', number[]> = { ours: [], library: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const page of round % 2 === 0 ? (['ours', 'library'] as const) : (['library', 'ours'] as const)) {
      const measured = await openMeasured(browser, `${address}${page}.html`, throttle)
      times[page].push(await measure(measured, daysToShow()))
      await measured.close()
    }
  return {
    of: `lanes at CPU / ${throttle}`,
    what: `${name}, against EventCalendar`,
    ...compared(times.ours, times.library, 'ms'),
    limit: { atMost: share },
  }
}

async function show({ page, cost }: Measured, day: Day): Promise<number> {
  await page.evaluate(shown => (window as LanesWindow).bench!.prepare(shown), day)
  return cost(() => page.evaluate(shown => (window as LanesWindow).bench!.show(shown), day))
}

/** Each round in a page of its own; what counts is the longest frame of a round, in the middle of them. */
async function dragging({ browser, address, throttle }: Ground): Promise<Figure> {
  const longest: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const measured = await openMeasured(browser, `${address}ours.html`, throttle)
    await show(measured, daysToShow()[0])
    const frames = await dragFrames(browser, measured.page, '[data-lane] [data-id] >> nth=60')
    await measured.close()
    longest.push(Math.max(...frames))
    all.push(...frames)
  }
  const [from, to] = [Math.min(...longest), Math.max(...longest)]
  return {
    of: `lanes at CPU / ${throttle}`,
    what: 'longest frame of a drag over them, in ms',
    value: median(longest),
    unit: '',
    limit: throttle === 1 ? { atMost: frameMs } : null,
    detail: `${from.toFixed(1)} to ${to.toFixed(1)} in ${rounds} rounds, all frames ${median(all).toFixed(2)} ms`,
  }
}
