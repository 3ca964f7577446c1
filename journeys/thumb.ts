import { reachMs } from '../packages/web/src/ui/meant-tap.ts'
import { expect, type Locator } from './story.ts'

/** Taps as a person does, who sets out for what stands still: a tap at what has just moved there is none. */
export async function tap(target: Locator): Promise<void> {
  await target.waitFor()
  await expect
    .poll(async () => {
      const before = await target.boundingBox()
      await target.page().waitForTimeout(reachMs)
      return JSON.stringify(await target.boundingBox()) === JSON.stringify(before)
    })
    .toBe(true)
  await target.tap()
}
