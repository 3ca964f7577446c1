import { pressOn, tabTo } from './by-keyboard.ts'
import { loadAnew } from './load-anew.ts'
import { expect, test } from './story.ts'
import { endVisit } from './end-visit.ts'
import { drugsEntry } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { planVisitNow } from './visit-now.ts'

test('a nurse makes her round with the keyboard alone', { tag: '@day' }, async ({ page }) => {
  const { email, password } = await ownPractice(page)
  const own = await ownClient(page)
  await planVisitNow(page, own)
  await page.context().clearCookies()
  await page.goto('/')
  await tabTo(page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible()

  const next = page.getByRole('region', { name: 'Prossima visita' })
  const client = own.name
  await pressOn(next.getByRole('link', { name: client }))
  await pressOn(page.getByRole('main').getByRole('link', { name: 'Attività' }).first())
  await pressOn(drugsEntry(page))
  await pressOn(page.getByRole('link', { name: 'Aggiungi farmaco' }).first())

  await tabTo(page.getByLabel('Nome del farmaco'))
  await page.keyboard.type('Bisoprololo prova 2.5 mg')
  await tabTo(page.getByLabel('Modalità'))
  await page.keyboard.type('Orale')
  await tabTo(page.getByLabel('Sera', { exact: true }))
  await page.keyboard.type('0,5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Bisoprololo prova 2.5 mg/ }).last()).toContainText('0-0-½-0')

  await pressOn(page.getByRole('navigation').getByRole('link', { name: 'Oggi' }))
  const visit = next.filter({ hasText: client })
  await pressOn(visit.getByRole('button', { name: 'Inizia' }))
  await page.waitForURL(/\/plan\/tasks\//)
  await expect(page.getByRole('region', { name: 'Cliente' })).toContainText(client)
  // Back on her day she ends it there, and its services are asked for.
  await pressOn(page.getByRole('navigation').getByRole('link', { name: 'Oggi' }))
  await expect(visit.getByText(/^Iniziata alle/)).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Conferma', exact: true })
  await pressOn(visit.getByRole('button', { name: 'Termina' }))
  await expect(confirm).toBeFocused()
  const recorded = page.getByText('Service added')
  await endVisit(page, () => page.keyboard.press('Enter'), recorded)
  await expect(recorded).toBeVisible()
  await expect(visit).toBeHidden()

  await loadAnew(page)
  const row = page.getByRole('listitem').filter({ hasText: client }).filter({ hasText: 'Eseguita' })
  await expect(row.first()).toBeVisible()
})
