import { expect, type Locator, type Page, test } from './story.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { signIn } from './sign-in.ts'

// A Tuesday for which the demo organisation has planned nothing.
const date = '2031-03-04'

type Visit = { _id: string; start_time: string; operators: { name: string }[] }

/** Visits that nobody carries out yet, one to each of three clients. */
async function planVisits(page: Page): Promise<void> {
  const { request } = page
  const list = await request.get('/api/dossiers/all_dossiers?limit=3&status=active')
  const { items } = (await list.json()) as { items: { _id: string }[] }
  for (const [at, { _id: client }] of items.entries()) {
    const answer = await request.post('/api/tasks/create_task', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        _id: newId(),
        title: 'Visita di prova',
        client,
        date,
        start_time: `${10 + at}:00`,
        end_time: `${10 + at}:45`,
      },
    })
    expect(answer.status()).toBe(201)
  }
}

async function dragTo(page: Page, card: Locator, operator: Locator): Promise<void> {
  const target = operator.getByRole('heading')
  await card.scrollIntoViewIfNeeded()
  const [from, to] = [(await card.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(from.x + 20, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 })
  await page.mouse.move(to.x + 10, to.y + 8, { steps: 5 })
  await page.mouse.up()
}

test('a planner hands a day out by tap, by keyboard and by drag, and takes it back', async ({ page }) => {
  await signIn(page, 'pianificazione')
  await planVisits(page)
  await page.goto(`/plan/assign?date=${date}`)
  const open = page.getByRole('region', { name: 'Da assegnare' })
  const columns = page.getByRole('region', { name: 'Operatori' }).locator('[data-operator]')
  const [first, second] = [columns.nth(0), columns.nth(1)]
  const visit = (where: Locator, hour: number) =>
    where.getByRole('button', { name: new RegExp(`^${hour}:00`) })
  const undo = page.getByRole('button', { name: 'Annulla', exact: true })

  await visit(open, 10).click()
  await first.getByRole('button', { name: /^Assegna/ }).click()
  await expect(visit(first, 10)).toBeVisible()

  await visit(open, 11).focus()
  await page.keyboard.press('Space')
  await visit(open, 12).focus()
  await page.keyboard.press('Space')
  await second.getByRole('button', { name: /^Assegna/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 visite assegnate')).toBeVisible()
  await expect(visit(second, 12)).toBeVisible()
  await undo.last().click()
  await expect(visit(open, 11)).toBeVisible()
  await expect(visit(open, 12)).toBeVisible()

  await dragTo(page, visit(open, 11), second)
  await expect(visit(second, 11)).toBeVisible()

  await page.getByRole('radio', { name: 'Ore' }).check({ force: true })
  await dragTo(page, visit(second, 11), first)
  await expect(visit(first, 11)).toBeVisible()

  const name = (await first.getAttribute('aria-label'))!
  const answer = await page.request.get(`/api/tasks/date/${date}`)
  const planned = (await answer.json()) as Visit[]
  expect(planned.map(({ start_time, operators }) => [start_time, ...operators.map(one => one.name)])).toEqual(
    [['10:00', name], ['11:00', name], ['12:00']],
  )
})
