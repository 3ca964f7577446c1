import { expect, type Locator, type Page, test } from './story.ts'
import { accessibilityFindings } from './accessible.ts'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { untilAtRest } from './at-rest.ts'
import { today } from './clock.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'

/** A Tuesday for which nobody else plans anything, another one each time the story is told again. */
const emptyDay = (): string => addDays('2033-03-01', 7 * test.info().repeatEachIndex)

/** At somebody's with a long name: three hours of visits of twenty minutes, one right after the other, and the last of the day. */
async function planTour(page: Page): Promise<void> {
  const date = emptyDay()
  const { operators } = await (await page.request.get(`/api/tasks/staffing/${date}`)).json()
  const carer = (operators as { _id: string; roles: string[] }[]).find(({ roles }) => roles.includes('INF'))!
  const client = { first_name: 'Zoé', last_name: 'Wyss-Hünerwadel', birthday: '1938-07-21', gender: 'female' }
  const { _id } = await send<{ _id: string }>(page, 'POST', '/api/dossiers/create_dossier', { client })
  const begins = Array.from({ length: 9 }, (_, at) => addMinutes('07:00', 20 * at))
  for (const start_time of [...begins, '16:40'])
    await send(page, 'POST', '/api/tasks/create_task', {
      _id: newId(),
      title: 'Visita di prova',
      client: _id,
      date,
      start_time,
      end_time: addMinutes(start_time, 20),
      operators: [carer._id],
    })
}

/** What of the lanes cannot be read: words that are cut, that meet others, or that go beyond the edge. */
const unreadable = (lanes: Locator): Promise<string[]> =>
  lanes.evaluateAll(all => {
    const found: string[] = []
    for (const lane of all) {
      const track = lane.querySelector('[data-track]')!.getBoundingClientRect()
      const placed: { told: string; box: DOMRect; block: Element }[] = []
      for (const block of lane.querySelectorAll('[data-track] > :last-child > [data-id]')) {
        const [name, about] = [block.querySelector('b')!, block.querySelector('span')!]
        const clock = about.firstElementChild!
        const told = block.getAttribute('title')!
        const isVisit = block.getAttribute('data-type') === 'client'
        if (isVisit && name.scrollWidth > name.clientWidth) found.push(`${told}: name`)
        const end = about.getBoundingClientRect()
        const { left, right } = clock.getBoundingClientRect()
        if (left < end.left - 0.5 || right > end.right + 0.5) found.push(`${told}: clock`)
        for (const words of [name, about]) {
          const box = words.getBoundingClientRect()
          if (box.left < track.left - 0.5 || box.right > track.right + 0.5) found.push(`${told}: edge`)
          placed.push({ told, box, block })
        }
        placed.push({ told, box: block.getBoundingClientRect(), block })
      }
      for (const [at, one] of placed.entries())
        for (const other of placed.slice(at + 1)) {
          if (one.block === other.block) continue
          const [a, b] = [one.box, other.box]
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide > 1.5 && high > 1.5) found.push(`${one.told} over ${other.told}`)
        }
    }
    return found
  })

test('in the lanes of a team every name and every clock is read in whole, on each desk and with large letters', async ({
  page,
}) => {
  await signInUnseen(page, 'pianificazione')
  await planTour(page)
  const lanes = page.locator('[data-lane]')
  for (const day of [today(), emptyDay()]) {
    await page.goto(`/plan?view=day&date=${day}`)
    await lanes.locator('[data-id]').first().waitFor()
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await untilAtRest(page)
      expect(await unreadable(lanes), `${day} at ${width}`).toEqual([])
    }
  }
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  await untilAtRest(page)
  expect(await unreadable(lanes), 'with large letters').toEqual([])
})

test('a press on the empty hours of a lane opens a visit there, which everybody can write and close', async ({
  page,
}) => {
  await signInUnseen(page, 'pianificazione')
  await page.goto('/plan?view=day&date=2035-03-06')
  const track = page.locator('[data-lane]:not([data-idle]) [data-track]').first()
  await track.click({ position: { x: 400, y: 12 } })
  const popover = page.getByRole('dialog', { name: 'Nuovo appuntamento' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await popover.waitFor()
    await untilAtRest(page)
    expect(await accessibilityFindings(page), colorScheme).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(page.getByRole('region', { name: "Giornata dell'équipe" })).toBeFocused()
})
