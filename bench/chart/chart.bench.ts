import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'
import { startPages } from '../calendar/built-pages.ts'
import { openMeasured } from '../calendar/main-thread.ts'
import { type Figure, median } from '../figures.ts'
import type { ChartWindow } from './pages/chart-page.ts'

/** Main thread that a year of readings may take, graph and table together, in milliseconds. */
const atMostMs = 100

const rounds = 5

/** A year of readings drawn, beside the bare lines alone: the charts are our own, so the floor is what an SVG costs. */
export async function measureChart(): Promise<Figure[]> {
  const pages = await startPages(join(import.meta.dirname, 'pages'), ['chart.html'])
  const browser = await chromium.launch(browserSettings())
  try {
    const figures: Figure[] = []
    for (const throttle of [1, 4]) figures.push(await drawn(browser, `${pages.address}chart.html`, throttle))
    return figures
  } finally {
    await browser.close()
    await pages.stop()
  }
}

async function drawn(browser: Browser, address: string, throttle: number): Promise<Figure> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const [times, show] of [
      [ours, 'show'],
      [bare, 'showBare'],
    ] as const) {
      const { page, cost, close } = await openMeasured(browser, address, throttle)
      times.push(await cost(() => page.evaluate(name => (window as ChartWindow).bench![name](), show)))
      await close()
    }
  return {
    of: `readings at CPU / ${throttle}`,
    what: 'a year of 730 readings of 8 parameters, drawn and listed, in ms',
    value: median(ours),
    unit: '',
    limit: throttle === 1 ? { atMost: atMostMs } : null,
    detail: `${median(ours).toFixed(1)} ms, bare lines ${median(bare).toFixed(1)} ms`,
  }
}
