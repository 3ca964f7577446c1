import { untilAtRest } from './at-rest.ts'
import { now } from './clock.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { send } from './send.ts'
import { expect, type Page, test } from './story.ts'
import { planVisitNow } from './visit-now.ts'

type Point = { x: number; y: number }

/** The middle of each thing that acts on the page and is in sight. */
const actorsOf = (page: Page): Promise<Point[]> =>
  page
    .locator('main')
    .locator('a[href], button, summary')
    .evaluateAll(actors =>
      actors
        .map(actor => actor.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(({ y }) => y > 0 && y < innerHeight - 90),
    )

/**
 * Lands a thumb on each of these points in the frame in which the list shows, which is sooner than a hand could set out
 * for it. Answers how many of them met another thing than had stood there.
 */
const landWithList = (page: Page, points: readonly Point[]): Promise<number> =>
  page.evaluate(async aimed => {
    const at = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest('a[href], button, summary')
    const stood = aimed.map(at)
    const isThere = () => document.querySelector('[aria-labelledby="critical-values"]') !== null
    await new Promise<void>(shown =>
      new MutationObserver((_, observer) => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => shown())
      }).observe(document.body, { childList: true, subtree: true }),
    )
    const others = aimed.filter((point, index) => at(point) && at(point) !== stood[index])
    for (const { x, y } of others) {
      const target = document.elementFromPoint(x, y)!
      const touch = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: x, clientY: y }
      target.dispatchEvent(new PointerEvent('pointerdown', touch))
      target.dispatchEvent(new MouseEvent('click', touch))
    }
    return others.length
  }, points)

test('a thumb on its way does nothing to what a late block has pushed under it, and the next tap begins the visit', {
  tag: '@day',
}, async ({ page }) => {
  await ownPractice(page)
  const client = await ownClient(page)
  await planVisitNow(page, client)
  const reading = { measured_at: now(), hr: 34 }
  await send(page, 'POST', `/api/dossiers/${client.dossier}/clinical_parameters/create`, reading)

  // What the list is made of stays on its way until the page stands at rest.
  const come = Promise.withResolvers<void>()
  await page.route('**/api/critical_values', async route => {
    await come.promise
    await route.continue()
  })
  const written: string[] = []
  page.on('request', request => request.method() !== 'GET' && written.push(request.url()))
  await page.goto('/')
  const begin = page.getByRole('button', { name: 'Inizia' })
  await begin.waitFor()
  // As long as somebody looks before a thumb sets out.
  await page.waitForTimeout(1000)
  const points = await actorsOf(page)
  const landed = landWithList(page, points)
  come.resolve()
  expect(await landed).toBeGreaterThan(0)
  await untilAtRest(page)
  await expect(page.getByRole('list', { name: 'Valori critici' })).toContainText('34/min')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(written).toEqual([])

  await begin.tap()
  await page.waitForURL(/\/plan\/tasks\//)
  await expect(page.getByText('In corso').first()).toBeVisible()
})
