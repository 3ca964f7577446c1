import { expect, test } from './story.ts'
import { untilAtRest } from './at-rest.ts'
import { endVisit } from './end-visit.ts'
import { drugsEntry } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { planVisitNow } from './visit-now.ts'

test('a nurse writes a drug, carries out her next visit and confirms its services', { tag: '@day' }, async ({
  page,
}) => {
  await ownPractice(page)
  const own = await ownClient(page)
  await planVisitNow(page, own)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible()

  const next = page.getByRole('region', { name: 'Prossima visita' })
  const client = own.name
  await next.getByRole('link', { name: client }).click()
  await expect(page.getByText(client).first()).toBeVisible()

  await page.getByRole('link', { name: 'Attività' }).first().click()
  await drugsEntry(page).click()
  await page.getByRole('link', { name: 'Aggiungi farmaco' }).first().click()
  const save = page.getByRole('button', { name: 'Salva' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Nome del farmaco').fill('Torasemide prova 10 mg')
  await page.getByLabel('Modalità').selectOption('OS')
  await page.getByLabel('Mattina', { exact: true }).fill('0.5')
  await save.click()
  await expect(page.getByRole('link', { name: /Torasemide prova 10 mg/ }).last()).toContainText('½-0-0-0')

  await page.getByRole('link', { name: 'Oggi' }).click()
  const visit = next.filter({ hasText: client })
  // The new dose comes into the card, and moves its buttons.
  await expect(visit).toBeVisible()
  await untilAtRest(page)
  await visit.getByRole('button', { name: 'Inizia' }).click()
  await expect(visit.getByText(/^Iniziata alle/)).toBeVisible()
  const services = page.getByRole('dialog', { name: 'Prestazioni della visita' })
  await endVisit(page, () => visit.getByRole('button', { name: 'Termina' }).click(), services)
  await expect(services).toContainText(client)
  await services
    .getByRole('button', { name: /minuti: cambia$/ })
    .first()
    .click()
  await services.getByRole('textbox', { name: 'Durata' }).fill('17')
  await services.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByText('Service added')).toBeVisible()
  await expect(visit).toBeHidden()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: client }).filter({ hasText: 'Completato' })
  await row.first().getByRole('link').click()
  await expect(
    page.getByRole('list', { name: 'Prestazioni eseguite' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Prestazioni eseguite' })).toContainText('17 min')
})
