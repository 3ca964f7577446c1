import type { Locator } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'

/** No page has more to walk over. */
const mostSteps = 80

/** Goes on with Tab until a control has the focus, as somebody without a mouse does. */
export async function tabTo(control: Locator): Promise<void> {
  await control.waitFor()
  // A page that has just come takes the focus to its title: whoever was on the way would press on that.
  await untilAtRest(control.page())
  let element = await control.elementHandle()
  for (let step = 0; step < mostSteps; step += 1) {
    // Its name is looked for once: on a long page that takes longer than the step itself.
    const hasFocus = await element?.evaluate(one => (one.isConnected ? one === document.activeElement : null))
    if (hasFocus) return
    if (hasFocus === false) await control.page().keyboard.press('Tab')
    else element = await control.elementHandle()
  }
  throw new Error('the keyboard does not reach it')
}

/** Goes to a control with Tab, and presses a key on it. */
export async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control)
  await control.page().keyboard.press(key)
}
