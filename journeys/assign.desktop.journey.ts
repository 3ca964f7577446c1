import { expect, type Locator, type Page, test } from './story.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'

/** A Tuesday for which the demo organisation has planned nothing, another one each time the story is told again. */
const emptyDay = (): string => addDays('2031-03-04', 7 * test.info().repeatEachIndex)

type Visit = { _id: string; start_time: string; operators: { name: string }[] }

/** Visits that nobody carries out yet, one to each of three clients. */
async function planVisits(page: Page, date: string): Promise<void> {
  const list = await page.request.get('/api/dossiers/all_dossiers?limit=3&status=active')
  const { items } = (await list.json()) as { items: { _id: string }[] }
  for (const [at, { _id: client }] of items.entries()) {
    const [start_time, end_time] = [`${10 + at}:00`, `${10 + at}:45`]
    const visit = { _id: newId(), title: 'Visita di prova', client, date, start_time, end_time }
    await send(page, 'POST', '/api/tasks/create_task', visit)
  }
}

/** The visits of the day by their hour, each with who carries it out. */
async function staffed(page: Page, date: string): Promise<string[][]> {
  const answer = await page.request.get(`/api/tasks/date/${date}?type=client`)
  const planned = (await answer.json()) as Visit[]
  return planned.map(({ start_time, operators }) => [start_time, ...operators.map(one => one.name)])
}

async function dragTo(page: Page, card: Locator, operator: Locator): Promise<void> {
  const target = operator.getByRole('heading')
  await card.scrollIntoViewIfNeeded()
  await untilAtRest(page)
  const [from, to] = [(await card.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(from.x + 20, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 })
  await page.mouse.move(to.x + 10, to.y + 8, { steps: 5 })
  await page.mouse.up()
}

test('a planner hands a day out by tap, by keyboard and by drag, and hands on what somebody who is away cannot do', async ({
  page,
}) => {
  await signInUnseen(page, 'pianificazione')
  const date = emptyDay()
  await planVisits(page, date)
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
  await untilAtRest(page)

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
  expect(await staffed(page, date)).toEqual([['10:00', name], ['11:00', name], ['12:00']])

  // She calls in ill: her two visits go to colleagues who are free, and come back once she is there after all.
  await goOn(page, `/plan?date=${date}`)
  await page.getByRole('link', { name: `Assenza di ${name}` }).click()
  await expect(page.getByText('In questi giorni lascia libere 2 visite.')).toBeVisible()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: 'Accetta tutte le proposte' }).click()
  await expect(page.getByText('Tutte affidate: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: "Conferma l'assenza" }).click()
  await expect(page.getByRole('link', { name: 'Elenco delle telefonate' })).toBeVisible()
  const handedOn = (await staffed(page, date)).filter(([, ...operators]) => operators.length > 0)
  expect(handedOn.map(([at]) => at)).toEqual(['10:00', '11:00'])
  expect(handedOn.flat()).not.toContain(name)

  await page.getByRole('link', { name: 'Elenco delle telefonate' }).click()
  await expect(page.getByRole('columnheader', { name: 'Adesso viene' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Indietro' }).click()
  await page.getByRole('button', { name: 'Annulla tutto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla tutto' }).click()
  await expect(page.getByText(`2 visite sono tornate a ${name}.`)).toBeVisible()
  expect(await staffed(page, date)).toEqual([['10:00', name], ['11:00', name], ['12:00']])
})
