import { loadAnew } from './load-anew.ts'
import { expect, type Page, test } from './story.ts'
import { accessibilityFindings } from './accessible.ts'
import { pressOn, tabTo } from './by-keyboard.ts'
import { openActivity } from './open-activity.ts'
import { ownClient } from './own-client.ts'
import { signInUnseen } from './sign-in.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })

test('what was read stays read in a second session, and the log is filtered', { tag: '@day' }, async ({
  page,
  another,
}) => {
  test.slow()
  const nurse = await another()
  await signInUnseen(nurse, 'infermiera')
  const client = await ownClient(nurse)
  await signInUnseen(page, 'direzione')
  await openActivity(page, client)
  const dossier = new URL(page.url()).pathname
  const title = 'Tosse di prova'
  await page.getByRole('button', { name: 'Aggiungi' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Focus' }).click()
  await page.getByRole('searchbox', { name: 'Cerca o scrivi un focus' }).fill(title)
  await page.getByRole('button', { name: title }).click()
  await page.getByLabel('D · Dati').fill('Tossisce di notte')
  await save(page).click()
  await expect(page.getByRole('list', { name: 'Focus aperti' })).toContainText(title)

  const line = nurse.getByRole('listitem').filter({ hasText: 'Tossisce di notte' })
  // Who comes back to the client finds it on the first page, and goes on by the sections beside it.
  await nurse.goto(`/dossier/${client.dossier}`)
  const news = nurse.getByRole('list', { name: "Dall'ultima visita" })
  await expect(news.getByRole('link', { name: title })).toBeVisible()
  const sections = nurse.getByRole('navigation', { name: 'Sezioni del dossier' })
  await expect(sections.getByRole('link', { name: 'Panoramica' })).toHaveAttribute('aria-current', 'page')
  expect(await accessibilityFindings(nurse)).toEqual([])
  const marked = nurse.waitForResponse('**/api/logs/mark_as_read')
  await sections.getByRole('link', { name: 'Attività' }).click()
  await expect(nurse).toHaveURL(dossier)
  await expect(line).toContainText('Non letta')
  expect((await marked).status()).toBe(200)
  await loadAnew(nurse)
  await expect(line).toBeVisible()
  await expect(line).not.toContainText('Non letta')

  // What a colleague writes meanwhile comes by itself.
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Aggiungi evento' }).click()
  await page.getByLabel('D · Dati').fill('Ha dormito tutta la notte')
  await save(page).click()
  await expect(nurse.getByText('D: Ha dormito tutta la notte')).toBeVisible()

  // By keyboard alone.
  const press = (role: 'link' | 'button', name: string, key = 'Enter') =>
    pressOn(nurse.getByRole('main').getByRole(role, { name, exact: true }), key)
  const sheet = nurse.getByRole('dialog', { name: 'Filtri' })
  const choose = (name: string, key: string) => pressOn(sheet.getByRole('button', { name, exact: true }), key)
  await press('link', 'Filtri')
  await choose('Piano di cura', 'Space')
  await choose('Mostra 0 attività', 'Enter')
  await expect(nurse.getByText('Nessuna attività')).toBeVisible()
  await press('link', 'Filtri')
  await choose('Piano di cura', 'Space')
  await choose('Focus', 'Space')
  await choose('Mostra 2 attività', 'Enter')
  await expect(line).toBeVisible()
  // Back out of the sheet everything stands as it was; what was chosen is taken away from its chip.
  await press('link', 'Filtri')
  await expect(sheet).toBeVisible()
  await nurse.goBack()
  await expect(sheet).toBeHidden()
  await press('button', 'Rimuovi il filtro Focus')
  await tabTo(nurse.getByRole('searchbox', { name: 'Cerca tra le attività' }))
  await nurse.keyboard.type('tossisce')
  await expect(
    nurse
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: nurse.locator('time') }),
  ).toHaveCount(1)
  await pressOn(line.getByRole('link'))
  const open = nurse.getByRole('heading', { name: title, level: 1 })
  await expect(open).toBeVisible()
  // On a desk its list stands beside it. Escape closes it, at its row, which opens it again.
  const beside = nurse.getByRole('region', { name: 'Elenco' })
  await expect(beside.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  expect(await accessibilityFindings(nurse)).toEqual([])
  await nurse.keyboard.press('Escape')
  await expect(beside).toBeHidden()
  const row = nurse.getByRole('list', { name: 'Focus aperti' }).getByRole('link', { name: title })
  await expect(row).toBeFocused()
  await nurse.keyboard.press('Enter')
  await expect(open).toBeVisible()

  await page.getByRole('link', { name: 'Aggiungi evento' }).click()
  await nurse.getByRole('link', { name: 'Aggiungi evento' }).click()
  const both = /^Lo stesso modulo è aperto anche da /
  await expect(nurse.getByText(both)).toBeVisible()
  await expect(page.getByText(both)).toBeVisible()
})
