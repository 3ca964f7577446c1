import { expect, type Page, test } from './story.ts'
import { now } from './clock.ts'
import { desk } from './desk.ts'
import { openActivity } from './open-activity.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })

/** Seeks a focus, and waits for the list to be narrowed: what is tapped while it moves is not hit. */
async function seek(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cerca o scrivi un focus' }).fill(words)
  await expect(page.getByText('Come titolo proprio')).toBeVisible()
}

test('a nurse opens a focus, goes on with it and closes it', { tag: '@day' }, async ({ page }) => {
  test.slow()
  await signInUnseen(page, 'infermiera')
  const client = await ownClient(page)
  await send(page, 'POST', `/api/dossiers/${client.dossier}/clinical_parameters/create`, {
    measured_at: now(),
    hr: 64,
  })
  await openActivity(page, client)
  const menu = page.getByRole('navigation', { name: 'Menu delle attività' })
  await menu.getByRole('link', { name: 'Focus' }).click()
  await page.getByRole('link', { name: 'Aggiungi focus' }).first().click()

  // The groups of the catalogue are folded: all of them stand on a screen or two.
  await expect(page.getByRole('heading', { name: 'Eliminazione', level: 2 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stipsi', exact: true })).toBeHidden()
  await seek(page, 'sonnolenza')
  await page.getByRole('button', { name: 'Sonnolenza diurna' }).click()

  await expect(page.getByRole('heading', { name: 'Nuovo focus' })).toBeInViewport()
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

  await page.setViewportSize(desk)
  // Of a topic that is open there is no second focus: choosing it leads to its events.
  await page.getByRole('link', { name: 'Aggiungi focus' }).click()
  await seek(page, 'sonnolenza')
  // The list beside it names it too.
  const open = page.getByRole('link', { name: /Sonnolenza diurna/ })
  await expect(open).toHaveCount(2)
  await open.first().click()
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
