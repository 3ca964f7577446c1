import { untilAtRest } from './at-rest.ts'
import { pathFiller } from './path-filler.ts'
import { type Moved, watchMoves } from './moved.ts'
import { signInUnseen } from './sign-in.ts'
import { expect, type Page, test } from './story.ts'
import { rareWalks, walks } from './walks.ts'

/** How late each answer may come, by chance: a cell in a valley. */
const latestMs = 700

/** How much of a page may move while it comes; from 0.1 on it counts as restless. */
const mostMoved = 0.05

/** On Oggi what is critical comes above all else, whenever it comes, and keeps its place there. */
const mostMovedAt: Readonly<Record<string, number>> = { '/': 0.2 }

for (const { name, who, paths } of [...walks, ...rareWalks])
  test(`what comes late moves nothing of ${name}`, async ({ page, baseURL }) => {
    const fillPath = pathFiller(page.request, baseURL!)
    const moves = await watchMoves(page)
    await answerLate(page)
    await signInUnseen(page, who)
    // The letters of the program are the device's own from here on.
    await page.goto('/')
    await untilAtRest(page)
    const restless: Moved[] = []
    for (const path of paths) {
      await page.goto(await fillPath(path))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect(page.getByRole('status', { name: 'Caricamento in corso' })).toHaveCount(0)
      await untilAtRest(page)
      // What is answered is here, and may be held back still.
      await page.waitForTimeout(latestMs)
      await untilAtRest(page)
      const moved = await moves()
      if (moved.sum > (mostMovedAt[path] ?? mostMoved)) restless.push({ path, ...moved })
    }
    expect(restless).toEqual([])
  })

/** In the page itself: what stands between it and the server would have it ask for its letters again and again. */
const answerLate = (page: Page): Promise<unknown> =>
  page.addInitScript(latest => {
    const ask = globalThis.fetch
    globalThis.fetch = async (...given) => {
      const answer = await ask(...given)
      await new Promise(come => setTimeout(come, Math.random() * latest))
      return answer
    }
  }, latestMs)
