import { addDays } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { untilAtRest } from './at-rest.ts'
import { today } from './clock.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { send } from './send.ts'
import { expect, type Locator, type Page, test } from './story.ts'

/** The board of a day: what is to be assigned, and the column of somebody. */
const openOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Da assegnare' }).getByRole('button', { name: /^10:00/ })
const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Operatori' }).locator(`[data-operator][aria-label="${name}"]`)
const visitOf = (page: Page, name: string): Locator =>
  columnOf(page, name).getByRole('button', { name: /^10:00/ })

test('two planners on one day see what the other does, and who comes late is told who was quicker', async ({
  page,
  another,
}) => {
  const { business } = await ownHouse(page, 'Spitex dei Faggi')
  const hers = await another()
  await ownColleague(page, hers, { business, role: 'PIA', last_name: 'Pianificatrice' })
  const device = await another()
  for (const last_name of ['Alberti', 'Bianchi', 'Caduff']) {
    await device.context().clearCookies()
    await ownColleague(page, device, { business, role: 'INF', last_name })
  }
  const [alberti, bianchi, caduff] = ['Rita Alberti', 'Rita Bianchi', 'Rita Caduff'] as const
  const { dossier } = await ownClient(page)
  const date = addDays(today(), 1)
  const visit = { _id: newId(), title: 'Visita di prova', client: dossier, date, operators: [] }
  await send(page, 'POST', '/api/tasks/create_task', { ...visit, start_time: '10:00', end_time: '10:45' })

  for (const one of [page, hers]) await one.goto(`/plan/assign?date=${date}`)
  await expect(openOn(hers)).toBeVisible()
  await openOn(page).click()
  await columnOf(page, alberti)
    .getByRole('button', { name: /^Assegna/ })
    .click()
  await expect(visitOf(hers, alberti), 'the other sees it without a word').toBeVisible()

  // She hears nothing for a while, and plans by what she saw.
  await hers.route('**/api/live', route => route.abort())
  await loadAnew(hers)
  await expect(visitOf(hers, alberti)).toBeVisible()
  await untilAtRest(hers)
  await visitOf(page, alberti).click()
  await columnOf(page, bianchi)
    .getByRole('button', { name: /^Assegna/ })
    .click()
  await expect(visitOf(page, bianchi)).toBeVisible()
  await visitOf(hers, alberti).click()
  await columnOf(hers, caduff)
    .getByRole('button', { name: /^Assegna/ })
    .click()
  await expect(hers.getByText(/L’ha cambiato Dora Direttrice il/)).toBeVisible()
  await expect(visitOf(hers, bianchi), 'and sees what stands').toBeVisible()
  await hers.unroute('**/api/live')
  await loadAnew(hers)
  await expect(visitOf(hers, bianchi)).toBeVisible()
  await untilAtRest(hers)

  // One calls in ill: by the palette, while the other looks on.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('assenza bianchi')
  await page.getByRole('option', { name: /Nuova assenza.*Rita Bianchi/ }).click()
  await page.getByRole('textbox', { name: 'Dal giorno' }).fill(date.split('-').toReversed().join('.'))
  await page.keyboard.press('Tab')
  await expect(page.getByText('In questi giorni lascia libera una visita.')).toBeVisible()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  const question = page.getByRole('dialog', { name: 'Una visita resta senza operatore' })
  await question.getByRole('button', { name: 'Torna alle visite' }).click()
  await page.getByRole('button', { name: 'Accetta tutte le proposte' }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: "Conferma l'assenza" }).click()
  await page.getByRole('link', { name: 'Elenco delle telefonate' }).waitFor()
  await expect(visitOf(hers, bianchi)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(visitOf(hers, bianchi)).toBeVisible()
})
