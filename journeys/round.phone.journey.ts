import { loadAnew } from './load-anew.ts'
import { expect, test } from './story.ts'
import { untilAtRest } from './at-rest.ts'
import { endVisit } from './end-visit.ts'
import { goOn } from './go-on.ts'
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
  await page.waitForURL(/\/plan\/tasks\//)
  await expect(page.getByRole('region', { name: 'Cliente' })).toContainText(client)
  // What the end is going to record stands beside it, and can be changed before.
  const service = page.getByRole('group', { name: 'Medicazione semplice' })
  await service.getByRole('button', { name: /minuti: cambia$/ }).click()
  await service.getByRole('textbox', { name: 'Durata' }).fill('17')
  await page.getByRole('heading', { name: 'Prestazioni' }).click()
  await expect(page.getByText(/^Prestazioni: 1\s· Totale 17 /)).toBeVisible()
  // The phone may die once its visit has ended: no second call is needed.
  await page.route('**/add_performances', route => route.abort())
  const recorded = page.getByText('Service added')
  await endVisit(page, () => page.getByRole('button', { name: 'Termina', exact: true }).click(), recorded)
  await expect(recorded).toBeVisible()
  await goOn(page, '/')
  await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible()
  await expect(visit).toBeHidden()

  await loadAnew(page)
  const row = page.getByRole('listitem').filter({ hasText: client }).filter({ hasText: 'Eseguita' })
  await row.first().getByRole('link').click()
  await expect(
    page.getByRole('list', { name: 'Prestazioni eseguite' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Prestazioni eseguite' })).toContainText('17 min')
})
