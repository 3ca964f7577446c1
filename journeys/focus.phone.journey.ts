import { expect, type Page, test } from '@playwright/test'
import { signIn } from './sign-in.ts'

/** Opens the activity log of a client of the list; the first is the first. */
async function openActivity(page: Page, at = 0): Promise<void> {
  await page.goto('/plan/clients')
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(at).click()
  await page.getByRole('main').getByRole('link', { name: 'Attività' }).first().click()
  await page.getByRole('heading', { name: 'Attività', level: 1 }).waitFor()
}

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })

test('a nurse opens a focus, goes on with it and closes it', async ({ page }) => {
  test.slow()
  await signIn(page, 'infermiera')
  await openActivity(page)
  await page.getByRole('link', { name: 'Focus' }).click()
  await page.getByRole('link', { name: 'Aggiungi focus' }).first().click()

  const next = page.getByRole('button', { name: 'Avanti' })
  await expect(next).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Cerca o scrivi un focus' }).fill('sonnolenza')
  await page.getByRole('button', { name: 'Sonnolenza diurna' }).click()
  await next.click()

  await expect(save(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Si addormenta durante la visita' }).click()
  await expect(page.getByLabel('D · Dati')).toHaveValue('Si addormenta durante la visita')
  await page.getByLabel('A · Azione').fill('Sentito il medico per il farmaco della sera')
  await expect(page.getByLabel('V · Valutazione')).toBeHidden()
  await page.getByRole('button', { name: 'Allega valori misurati' }).click()
  const offered = page.getByRole('dialog').getByRole('listitem')
  await offered.last().getByRole('button').click()
  const measured = (await offered.last().innerText()).split('\n')[0]!
  await page.getByRole('button', { name: 'Fatto' }).click()
  await save(page).click()
  const focus = page
    .getByRole('list', { name: 'Focus aperti' })
    .getByRole('link', { name: /Sonnolenza diurna/ })
  await expect(focus).toBeInViewport()

  // Of a topic that is open there is no second focus: choosing it leads to its events.
  await page.getByRole('link', { name: 'Aggiungi focus' }).click()
  await page.getByRole('searchbox', { name: 'Cerca o scrivi un focus' }).fill('sonnolenza')
  await page.getByRole('link', { name: /Sonnolenza diurna/ }).click()
  await page.getByText('Valutazione presente').click()
  await page.getByLabel('V · Valutazione').fill('Sveglio per tutta la visita')
  await page.getByText('Chiudi focus').click()
  await save(page).click()

  await expect(page.getByRole('heading', { name: 'Sonnolenza diurna', level: 1 })).toBeVisible()
  const events = page.getByRole('list', { name: 'Eventi' }).locator('> li')
  await expect(events.first()).toContainText('Sveglio per tutta la visita')
  await expect(events.first()).toContainText('Chiusura')
  await expect(events.last()).toContainText('Apertura')
  await expect(events.last().getByRole('list', { name: 'Valori allegati' })).toContainText(measured)
  await page.getByRole('link', { name: 'Indietro' }).click()
  await expect(page.getByRole('list', { name: 'Focus chiusi e annullati' })).toContainText(
    'Sonnolenza diurna',
  )
})

test('what was read stays read in a second session, and the log is filtered', async ({ page, browser }) => {
  test.slow()
  await signIn(page, 'direzione')
  await openActivity(page, 1)
  const dossier = new URL(page.url()).pathname
  const title = 'Tosse di prova'
  await page.getByRole('button', { name: 'Aggiungi' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Focus' }).click()
  await page.getByRole('searchbox', { name: 'Cerca o scrivi un focus' }).fill(title)
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByLabel('D · Dati').fill('Tossisce di notte')
  await save(page).click()
  await expect(page.getByRole('list', { name: 'Focus aperti' })).toContainText(title)

  const nurse = await (await browser.newContext()).newPage()
  await signIn(nurse, 'infermiera', dossier)
  const line = nurse.getByRole('listitem').filter({ hasText: 'Tossisce di notte' })
  const marked = nurse.waitForResponse('**/api/logs/mark_as_read')
  await expect(line).toContainText('Non letta')
  expect((await marked).status()).toBe(200)
  await nurse.reload()
  await expect(line).toBeVisible()
  await expect(line).not.toContainText('Non letta')

  // What a colleague writes meanwhile comes by itself.
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Aggiungi evento' }).click()
  await page.getByLabel('D · Dati').fill('Ha dormito tutta la notte')
  await save(page).click()
  await expect(nurse.getByText('D: Ha dormito tutta la notte')).toBeVisible()

  await nurse.getByRole('link', { name: 'Tipo' }).click()
  await nurse.getByRole('button', { name: 'Piano di cura' }).click()
  await nurse.getByRole('button', { name: 'Mostra le attività' }).click()
  await expect(nurse.getByText('Nessuna attività')).toBeVisible()
  await nurse.getByRole('link', { name: 'Tipo: Piano di cura' }).click()
  await nurse.getByRole('button', { name: 'Piano di cura' }).click()
  await nurse.getByRole('button', { name: 'Focus' }).click()
  await nurse.getByRole('button', { name: 'Mostra le attività' }).click()
  await expect(line).toBeVisible()
  await nurse.getByRole('link', { name: 'Togli i filtri' }).click()
  await nurse.getByRole('searchbox', { name: 'Cerca tra le attività' }).fill('tossisce')
  await expect(
    nurse
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: nurse.locator('time') }),
  ).toHaveCount(1)
  await line.getByRole('link').click()
  await expect(nurse.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Aggiungi evento' }).click()
  await nurse.getByRole('link', { name: 'Aggiungi evento' }).click()
  const both = /^Lo stesso modulo è aperto anche da /
  await expect(nurse.getByText(both)).toBeVisible()
  await expect(page.getByText(both)).toBeVisible()
})
