import { expect, type Page, test } from './story.ts'
import { today } from './clock.ts'
import { signIn } from './sign-in.ts'

test.use({ timezoneId: 'Pacific/Auckland', locale: 'it-US', viewport: { width: 320, height: 640 } })

const scrolledSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('far away and on the smallest phone, days are those of Zurich and weeks begin as the device has it', {
  tag: '@day',
}, async ({ page }) => {
  await signIn(page, 'infermiera')
  for (const view of ['schedule', 'day', 'week', 'month']) {
    await page.goto(`/plan?view=${view}`)
    await expect(page.getByRole('combobox', { name: 'Vista' })).toHaveValue(view)
    expect(await scrolledSideways(page), view).toBe(0)
  }
  const days = page.locator('[data-day]')
  const first = (await days.first().getAttribute('data-day'))!
  expect(new Date(first).getUTCDay()).toBe(0)
  await expect(page.locator(`[data-day="${today()}"]`)).toHaveCount(1)
  await expect(page.locator('[aria-current="date"]').first()).toBeVisible()
})
