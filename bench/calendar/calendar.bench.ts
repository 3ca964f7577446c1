import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'
import { addMonths } from '../../packages/domain/src/days/day.ts'
import { compared, type Figure, median } from '../figures.ts'
import { startPages } from './built-pages.ts'
import { dragFrames, frameMs } from './drag-frames.ts'
import { type Measured, openMeasured } from './main-thread.ts'
import type { BenchWindow } from './pages/bench-page.ts'

/** At most this share of what the library needs. */
const share = 0.5

const rounds = 5
const throttles = [1, 4] as const
const month = '2026-11-01'
const months = 12

type Scenario = { name: string; measure: (measured: Measured) => Promise<number> }

const scenarios: readonly Scenario[] = [
  { name: 'a month of 1000', measure: measured => load(measured, 'month', month, 1000) },
  { name: 'a month of 5000', measure: measured => load(measured, 'month', month, 5000) },
  { name: 'a day of 200', measure: measured => load(measured, 'day', '2026-11-18', 200) },
  { name: 'twelve months on', measure: stepThroughYear },
]

/** Main thread of the calendar against that of the fastest kept library, and of the frames of a drag. */
export async function measureCalendar(): Promise<Figure[]> {
  const pages = await startPages(join(import.meta.dirname, 'pages'), ['ours.html', 'library.html'])
  const browser = await chromium.launch(browserSettings())
  try {
    const figures: Figure[] = []
    for (const throttle of throttles)
      for (const scenario of scenarios)
        figures.push(await against({ browser, address: pages.address, throttle }, scenario))
    for (const throttle of throttles)
      figures.push(await dragging({ browser, address: pages.address, throttle }))
    return figures
  } finally {
    await browser.close()
    await pages.stop()
  }
}

type Ground = { browser: Browser; address: string; throttle: number }

/** One after the other, round by round: a noisy moment hits both. */
async function against(ground: Ground, { name, measure }: Scenario): Promise<Figure> {
  const times: Record<'ours' | 'library', number[]> = { ours: [], library: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const page of ['ours', 'library'] as const) {
      const measured = await openMeasured(ground.browser, `${ground.address}${page}.html`, ground.throttle)
      times[page].push(await measure(measured))
      await measured.close()
    }
  return {
    of: `calendar at CPU / ${ground.throttle}`,
    what: `${name}, against FullCalendar`,
    ...compared(times.ours, times.library, 'ms'),
    limit: { atMost: share },
  }
}

async function load({ page, cost }: Measured, view: 'month' | 'day', day: string, count: number) {
  await page.evaluate(args => (window as BenchWindow).bench!.prepare(...args), [view, day, count] as const)
  return cost(() => page.evaluate(args => (window as BenchWindow).bench!.show(...args), [view, day] as const))
}

async function stepThroughYear(measured: Measured): Promise<number> {
  const { page, cost } = measured
  await load(measured, 'month', month, 1000)
  const days = Array.from({ length: months }, (_, index) => addMonths(month, index + 1))
  for (const day of days)
    await page.evaluate(to => (window as BenchWindow).bench!.prepare('month', to, 1000), day)
  let sum = 0
  for (const day of days)
    sum += await cost(() => page.evaluate(to => (window as BenchWindow).bench!.show('month', to), day))
  return sum
}

async function dragging({ browser, address, throttle }: Ground): Promise<Figure> {
  const measured = await openMeasured(browser, `${address}ours.html`, throttle)
  await load(measured, 'day', '2026-11-18', 200)
  const frames = await dragFrames(browser, measured.page, '[data-column] [data-id] >> nth=20')
  await measured.close()
  return {
    of: `calendar at CPU / ${throttle}`,
    what: 'longest frame of a drag over 200, in ms',
    value: Math.max(...frames),
    unit: '',
    limit: throttle === 1 ? { atMost: frameMs } : null,
    detail: `${frames.length} frames, median ${median(frames).toFixed(2)} ms`,
  }
}
