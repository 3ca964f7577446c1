import { expect, type Page, test } from './story.ts'
import { untilAtRest } from './at-rest.ts'
import { today } from './clock.ts'
import { signInUnseen } from './sign-in.ts'

test.use({ timezoneId: 'Pacific/Auckland', locale: 'it-US', viewport: { width: 320, height: 640 } })

const scrolledSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('far away and on the smallest phone, days are those of Zurich and weeks begin as the device has it', {
  tag: '@day',
}, async ({ page }) => {
  await signInUnseen(page, 'infermiera')
  await page.goto('/plan?view=schedule')
  const shown = page.getByRole('combobox', { name: 'Vista' })
  for (const view of ['schedule', 'day', 'week', 'month']) {
    await shown.selectOption(view)
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    await untilAtRest(page)
    expect(await scrolledSideways(page), view).toBe(0)
  }
  const days = page.locator('[data-day]')
  const first = (await days.first().getAttribute('data-day'))!
  expect(new Date(first).getUTCDay()).toBe(0)
  await expect(page.locator(`[data-day="${today()}"]`)).toHaveCount(1)
  await expect(page.locator('[aria-current="date"]').first()).toBeVisible()
})
