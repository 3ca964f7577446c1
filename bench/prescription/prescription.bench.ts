import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'
import { startPages } from '../calendar/built-pages.ts'
import { openMeasured } from '../calendar/main-thread.ts'
import { compared, type Figure, median } from '../figures.ts'
import type { PrescriptionWindow } from './pages/prescription-page.ts'

/** Main thread that a typed letter may take until the hours are painted, in milliseconds: a frame, and what a slow phone bears. */
const limits = { 1: 16, 4: 50 } as const
const throttles = [1, 4] as const

const lines = 60
const letters = 24
/** The first letters compile what they run. */
const warm = 4

/** What a letter may cost in a long prescription, as a ratio to one of a single line: nearly all of it is the one field. */
const longAtMost = 2.5

/** Typing minutes into a prescription of sixty lines: the hours below follow within a frame, as in one of a single line. */
export async function measurePrescription(): Promise<Figure[]> {
  const pages = await startPages(join(import.meta.dirname, 'pages'), ['prescription.html'])
  const browser = await chromium.launch(browserSettings())
  try {
    const figures: Figure[] = []
    for (const throttle of throttles)
      figures.push(...(await typed(browser, `${pages.address}prescription.html`, throttle)))
    return figures
  } finally {
    await browser.close()
    await pages.stop()
  }
}

async function typed(
  browser: Browser,
  address: string,
  throttle: (typeof throttles)[number],
): Promise<Figure[]> {
  const [long, short] = await Promise.all([
    openMeasured(browser, address, throttle),
    openMeasured(browser, address, throttle),
  ])
  const costs = { long: [] as number[], short: [] as number[], still: [] as number[] }
  for (const [{ page, cost }, count] of [
    [long, lines],
    [short, 1],
  ] as const)
    await cost(() => page.evaluate(shown => (window as PrescriptionWindow).bench!.show(shown), count))
  for (let letter = 0; letter < letters; letter += 1) {
    const minutes = String(20 + letter)
    costs.long.push(await letterOf(long, letter % lines, minutes))
    costs.short.push(await letterOf(short, 0, minutes))
    costs.still.push(await long.cost(() => long.page.evaluate(() => undefined)))
  }
  await Promise.all([long.close(), short.close()])
  const [idle, own] = [median(costs.still), median(costs.long.slice(warm))]
  const of = `prescription at CPU / ${throttle}`
  return [
    {
      of,
      what: `a letter typed in ${lines} lines, in ms`,
      value: own - idle,
      unit: '',
      limit: { atMost: limits[throttle] },
      detail: `${own.toFixed(1)} ms, of which ${idle.toFixed(1)} ms are the page at rest`,
    },
    {
      of,
      what: 'the same against a single line',
      ...compared(costs.long.slice(warm), costs.short.slice(warm), 'ms'),
      limit: { atMost: longAtMost },
    },
  ]
}

type Page = Awaited<ReturnType<typeof openMeasured>>

/** Types into a line, and makes sure that the hours have followed. */
async function letterOf({ page, cost }: Page, line: number, minutes: string): Promise<number> {
  const total = () => page.evaluate(() => (window as PrescriptionWindow).bench!.total())
  const before = await total()
  const took = await cost(() =>
    page.evaluate(([at, text]) => (window as PrescriptionWindow).bench!.type(at, text), [
      line,
      minutes,
    ] as const),
  )
  if ((await total()) === before)
    throw new Error(`the hours did not follow ${minutes} minutes in line ${line}`)
  return took
}
