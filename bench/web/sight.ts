import type { Page } from '@playwright/test'

type Marks = Record<string, string>
type Watched = { seen: Record<string, number>; pressedAt: number | null }
type WatchedWindow = Window & { watched?: Watched }

const pressKey = 'bench-pressed-at'

/**
 * Watches, from the first moment of every document, when a thing comes in sight: the frame that paints it. Times
 * are milliseconds of the wall clock, so that they can be counted across documents.
 */
export async function watchSight(page: Page, marks: Marks): Promise<void> {
  await page.addInitScript(
    ({ selectors, key }) => {
      const clock = (): number => performance.timeOrigin + performance.now()
      const kept = sessionStorage.getItem(key)
      const watched: Watched = { seen: {}, pressedAt: kept === null ? null : Number(kept) }
      ;(window as WatchedWindow).watched = watched
      addEventListener('submit', () => sessionStorage.setItem(key, String(clock())), { capture: true })
      const isInSight = (selector: string): boolean =>
        Array.from(document.querySelectorAll(selector)).some(element => element.checkVisibility())
      const look = (): void => {
        for (const [name, selector] of Object.entries(selectors))
          if (!(name in watched.seen) && isInSight(selector)) watched.seen[name] = clock()
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { selectors: marks, key: pressKey },
  )
}

/** Waits until the thing is in sight and answers how long after the document was asked for, in milliseconds. */
export async function sinceAsked(page: Page, mark: string): Promise<number> {
  const { at, origin } = await seen(page, mark)
  return at - origin
}

/** The same, counted from the press on the button of the page before. */
export async function sincePressed(page: Page, mark: string): Promise<number> {
  const { at, pressedAt } = await seen(page, mark)
  if (pressedAt === null) throw new Error('nothing was pressed')
  return at - pressedAt
}

async function seen(page: Page, mark: string) {
  const isSeen = (name: string): boolean => name in ((window as WatchedWindow).watched?.seen ?? {})
  await page.waitForFunction(isSeen, mark, { polling: 100 })
  return page.evaluate(name => {
    const { seen: times, pressedAt } = (window as WatchedWindow).watched!
    return { at: times[name]!, origin: performance.timeOrigin, pressedAt }
  }, mark)
}
