import type { Browser, Page } from '@playwright/test'

/** Main thread that a frame of a drag may take, in milliseconds: half of it. Slowed down it is only told. */
export const frameMs = 8

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  tid: number
  pid: number
  args?: { name?: string }
}

/**
 * Drags an item over the hours as a hand does, and answers how long the main thread was busy in each frame, in
 * milliseconds of thread time, from the browser's own trace.
 */
export async function dragFrames(browser: Browser, page: Page, link: string): Promise<number[]> {
  const box = (await page.locator(link).boundingBox())!
  await page.mouse.move(box.x + 12, box.y + 6)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 16)
  const events = await traced(browser, page, async () => {
    for (let step = 0; step < 90; step += 1) {
      await page.mouse.move(box.x + 20 + 2 * step, box.y + 16 + 60 * Math.sin(step / 8) + step)
      await page.waitForTimeout(8)
    }
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return busyByFrame(events)
}

/** What the trace says of an action; Chromium has one trace at a time, so it is asked of the browser. */
async function traced(browser: Browser, page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'devtools.timeline.frame',
      'disabled-by-default-devtools.timeline',
    ],
  })
  await action()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents
}

/** Sums the tasks of the page's main thread from one frame's begin to the next. */
function busyByFrame(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name, ph }) => name === 'AnimationFrame::Render' && ph === 'b')
  const thread = begins.at(-1)
  if (!thread) throw new Error('no frame was drawn')
  const ofThread = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
  const starts = ofThread
    .filter(({ name, ph }) => name === 'AnimationFrame::Render' && ph === 'b')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const frames = starts.map(() => 0)
  for (const { name, ph, ts, dur = 0, tdur = dur } of ofThread) {
    if (name !== 'RunTask' || ph !== 'X') continue
    const frame = starts.findLastIndex(start => start < ts + dur)
    if (frame !== -1) frames[frame]! += tdur / 1000
  }
  return frames
}
