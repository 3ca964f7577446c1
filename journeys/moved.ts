import type { Page } from '@playwright/test'
import { actors } from '../packages/web/src/ui/meant-tap.ts'

/** What moved of a page while it came: how much in all, as browsers reckon it, and what it was that can be tapped. */
export type Moved = { path?: string; sum: number; things: readonly string[] }

type Shift = PerformanceEntry & {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Watches what moves of each page that opens from now on; what it hands out tells it of the one that is open. */
export async function watchMoves(page: Page): Promise<() => Promise<Moved>> {
  await page.addInitScript(tapped => {
    const told = { sum: 0, things: [] as string[] }
    Object.assign(globalThis, { told })
    const canBeTapped = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? element.closest(tapped) !== null || element.querySelector(tapped) !== null : false
    }
    const watch = (entries: PerformanceObserverEntryList): void => {
      for (const { value, sources } of entries.getEntries() as Shift[]) {
        const moved = sources.filter(({ node }) => canBeTapped(node))
        if (moved.length > 0) told.sum += value
        for (const { node, previousRect: from, currentRect: to } of moved)
          told.things.push(`${node?.textContent?.slice(0, 40)}: ${Math.round(from.y)} to ${Math.round(to.y)}`)
      }
    }
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
  }, actors)
  return () => page.evaluate(() => (globalThis as unknown as { told: Moved }).told)
}
