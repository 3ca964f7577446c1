import { untilAtRest } from '../at-rest.ts'
import { desk } from '../desk.ts'
import { expect, test } from '../story.ts'
import { doActs } from './hand.ts'
import { jobs } from './jobs.ts'

for (const { name, at, prepare, acts, done, taps } of jobs)
  test(name, async ({ page, another }) => {
    if (at === 'desk') await page.setViewportSize(desk)
    const scene = await prepare({ page, another })
    await page.goto(scene.begins)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await untilAtRest(page)
    const begun = performance.now()
    const cost = await doActs(page, acts(scene))
    await expect(done(page, scene)).toBeVisible()
    const seconds = (performance.now() - begun) / 1000
    // The benchmark reads it of the report.
    test
      .info()
      .annotations.push({ type: 'cost', description: JSON.stringify({ ...cost, seconds, most: taps }) })
    expect(cost.taps).toBeLessThanOrEqual(taps)
  })
