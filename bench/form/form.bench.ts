import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserSettings } from '../../scripts/chromium.ts'
import { startPages } from '../calendar/built-pages.ts'
import { openMeasured } from '../calendar/main-thread.ts'
import { type Figure, median } from '../figures.ts'
import type { FormWindow } from './pages/form-page.ts'

/** Main thread that an answer may take until it is painted, in milliseconds: a frame, and what a slow phone bears. */
const limits = { 1: 16, 4: 50 } as const
const throttles = [1, 4] as const

const taps = 20

const answers = [
  { section: 'nutrition', question: 'Problemi di masticazione', options: ['Sì', 'No'] },
  { section: 'elimination', question: 'Usa lassativi', options: ['Sì', 'No'] },
] as const

/** An answer in the two largest sections with every block open: only what depends on it is drawn again. */
export async function measureForm(): Promise<Figure[]> {
  const pages = await startPages(join(import.meta.dirname, 'pages'), ['form.html'])
  const browser = await chromium.launch(browserSettings())
  try {
    const figures: Figure[] = []
    for (const throttle of throttles)
      for (const one of answers)
        figures.push(await answered(browser, `${pages.address}form.html`, throttle, one))
    return figures
  } finally {
    await browser.close()
    await pages.stop()
  }
}

async function answered(
  browser: Browser,
  address: string,
  throttle: (typeof throttles)[number],
  { section, question, options }: (typeof answers)[number],
): Promise<Figure> {
  const { page, cost, close } = await openMeasured(browser, address, throttle)
  await cost(() => page.evaluate(name => (window as FormWindow).bench!.show(name), section))
  const tapped: number[] = []
  const still: number[] = []
  for (let tap = 0; tap < taps; tap += 1) {
    const option = options[tap % options.length]!
    const args = [question, option] as const
    tapped.push(await cost(() => page.evaluate(asked => (window as FormWindow).bench!.tap(...asked), args)))
    still.push(await cost(() => page.evaluate(() => undefined)))
  }
  await close()
  // The first taps compile what they run.
  const [own, idle] = [median(tapped.slice(4)), median(still)]
  return {
    of: `anamnesis at CPU / ${throttle}`,
    what: `an answer in ${section}, all blocks open, in ms`,
    value: own - idle,
    unit: '',
    limit: { atMost: limits[throttle] },
    detail: `${own.toFixed(1)} ms, of which ${idle.toFixed(1)} ms are the page at rest`,
  }
}
