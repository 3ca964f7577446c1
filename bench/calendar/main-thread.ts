import type { Browser, CDPSession, Page } from '@playwright/test'
import type { BenchWindow } from './pages/bench-page.ts'

/** A page with a calendar whose main thread is measured, in thread time: what others do on the machine counts less. */
export type Measured = {
  page: Page
  session: CDPSession
  /** Milliseconds of main thread from the action until the page is at rest again. */
  cost: (action: () => Promise<unknown>) => Promise<number>
  close: () => Promise<void>
}

export async function openMeasured(browser: Browser, address: string, throttle: number): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => (window as BenchWindow).bench !== undefined)
  // As in the product, where the words around the calendar have brought the font before it is shown.
  await page.evaluate(async () => {
    await document.fonts.load("1rem 'Figtree Variable'")
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await untilAtRest(page)
  return {
    page,
    session,
    async cost(action) {
      const before = await taskMs(session)
      await action()
      await untilAtRest(page)
      return (await taskMs(session)) - before
    },
    close: () => context.close(),
  }
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Frames are painted, and what was put off until there is time has been done. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const frames = (left: number): void => {
          if (left === 0) requestIdleCallback(() => done())
          else requestAnimationFrame(() => frames(left - 1))
        }
        frames(4)
      }),
  )
}
