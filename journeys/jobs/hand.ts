import { expect, type Locator, type Page } from '@playwright/test'

/** Where a thing is found on the page. */
type Find = (page: Page) => Locator

/**
 * What a hand does next: taps, writes letters into a field, presses digits of the page's own keys, chooses from a list; or
 * what an eye waits for before it does.
 */
export type Act =
  | { see: Find }
  | { tap: Find }
  | { write: string; into: Find }
  | { digits: string }
  | { choose: string; from: Find }

export const button =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('button', { name, exact: true }).first()

export const link =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('link', { name, exact: true }).first()

export const field =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('textbox', { name }).first()

/** What a hand did: taps, keys, and how often it had to move the page first. */
type Cost = { taps: number; keys: number; swipes: number }

/** Does one thing after the other as a hand does, and counts it. A thing that is chosen from a list costs two taps. */
export async function doActs(page: Page, acts: readonly Act[]): Promise<Cost> {
  const cost: Cost = { taps: 0, keys: 0, swipes: 0 }
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor()
    if (!(await isInReach(target))) cost.swipes += 1
    cost.taps += 1
  }
  const tap = async (target: Locator): Promise<void> => {
    await reach(target)
    await (hasTouch ? target.tap() : target.click())
  }
  for (const act of acts) {
    if ('see' in act) await act.see(page).waitFor()
    else if ('tap' in act) await tap(act.tap(page))
    else if ('choose' in act) {
      const list = act.from(page)
      await reach(list)
      cost.taps += 1
      await list.selectOption(act.choose)
    } else if ('digits' in act) {
      cost.keys += act.digits.length
      for (const digit of act.digits) await button(digit)(page).tap()
    } else {
      const target = act.into(page)
      await target.waitFor()
      if (!(await isFocused(target))) await tap(target)
      await expect(target).toBeFocused()
      cost.keys += act.write.length
      await page.keyboard.type(act.write)
    }
  }
  return cost
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement)

/** Whether it can be hit where it stands, without moving the page. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
