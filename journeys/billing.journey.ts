import { addMonths, firstOfMonth } from '@vicino/domain/days/day.ts'
import { daysOf, monthBefore, monthHolding } from '@vicino/domain/days/month.ts'
import { readyHouse, readyToBill } from '@vicino/server/testing/ready-to-bill.ts'
import { accessibilityFindings } from './accessible.ts'
import { careFor, sumOfInvoice, worksSince, writer } from './bill.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

test('what was done becomes an invoice, is cancelled with a reason, and issued anew with all others', async ({
  page,
}) => {
  await ownPractice(page)
  const client = await ownClient(page)
  const person = await writer(page)
  const from = firstOfMonth(today())
  const billing = `/billing?month=${monthHolding(from)}`
  await readyHouse(person)
  await readyToBill(person, client.dossier, {
    insurer: 'Cassa di Prova',
    from,
    until: addMonths(from, 3),
  })
  await careFor(page, client)

  // Without her AVS number she is held, and the list says why.
  await page.goto(billing)
  const blocked = page.getByRole('list', { name: say('Bloccate') }).getByRole('listitem')
  await expect(blocked).toContainText(say('Manca il numero AVS'))
  await blocked.getByRole('link').click()
  const issue = page.getByRole('button', { name: say('Emetti per {{total}}', { total: 'CHF 26.25' }) })
  await expect(issue).toBeDisabled()
  const version = 1
  const avsNumber = '756.9217.0769.85'
  await send(page, 'PATCH', `/api/dossiers/${client.dossier}/sanitary_data`, { version, avsNumber })
  await loadAnew(page)
  await expect(issue).toBeEnabled()
  await page.getByText('CHF 26.25').first().click()
  await expect(
    page.getByText(saying('{{real}} minuti svolti, {{billed}} fatturati a {{rate}} l’ora')),
  ).toContainText('27')
  expect(await accessibilityFindings(page)).toEqual([])
  await issue.click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('CHF 26.25')
  await asked.getByRole('button', { name: say('Emetti'), exact: true }).click()

  const invoices = page.getByRole('list', { name: say('Fatture') }).getByRole('listitem')
  await expect(invoices).toContainText(say('Emessa'))
  await invoices.getByRole('link').click()
  // The list names the insurer too: what is looked at is the invoice, once it has come.
  await expect(page.getByRole('heading', { level: 1, name: say('Fattura'), exact: true })).toBeVisible()
  await expect(page.getByText('Cassa di Prova').first()).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  // It goes out, and is paid.
  const add = page.getByRole('link', { name: say('Aggiungi'), exact: true })
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  const course = page.getByRole('list', { name: say('Andamento') })
  await add.click()
  await page.getByRole('button', { name: say('Trasmessa') }).click()
  await save.click()
  await expect(course).toContainText(say('Trasmessa'))
  await add.click()
  await page.getByRole('button', { name: say('Pagamento') }).click()
  await expect(page.getByRole('textbox', { name: say('Importo') })).toHaveValue('26.25')
  expect(await accessibilityFindings(page)).toEqual([])
  await save.click()
  await expect(course).toContainText('CHF 26.25')
  await expect(sumOfInvoice(page).getByText(say('Pagata'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: say('Storna la fattura') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('Minuti sbagliati') }).click()
  await sheet.getByRole('button', { name: say('Storna la fattura') }).click()
  await expect(page.getByText(saying('Stornata con {{number}}: {{reason}}'))).toBeVisible()

  await goOn(page, billing)
  // The month still runs: no run takes her unseen.
  const waiting = page.getByRole('list', { name: say('Da verificare prima') }).getByRole('listitem')
  await expect(waiting).toHaveCount(1)
  await page.getByRole('button', { name: say('Scegli i clienti') }).click()
  await waiting.getByRole('button', { name: client.family }).click()
  await page.getByRole('button', { name: say('Emetti per i clienti scelti') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Emetti'), exact: true })
    .click()
  const told = [
    say('Clienti: {{done}} di {{of}}', { done: 1, of: 1 }),
    say('{{count}} fatture emesse', { count: 1 }),
    say('clienti bloccati: {{number}}', { number: 0 }),
  ]
  await expect(page.getByText(told.join(', '))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('list', { name: say('Emesse') }).getByRole('listitem')).toHaveCount(3)
  expect(await accessibilityFindings(page)).toEqual([])

  // Of a month that is over, who is in order goes out with all others.
  const { start, end } = daysOf(monthBefore(today()))
  await worksSince(page, person, start)
  const other = await ownClient(page)
  await readyToBill(person, other.dossier, { insurer: 'Altra Cassa', from: start, until: end })
  const otherAvs = { version, avsNumber: '756.1234.5678.97' }
  await send(page, 'PATCH', `/api/dossiers/${other.dossier}/sanitary_data`, otherAvs)
  await careFor(page, other, start)
  await goOn(page, `/billing?month=${monthHolding(start)}`)
  const inOrder = page.getByRole('list', { name: say('In ordine') }).getByRole('listitem')
  await expect(inOrder).toHaveCount(1)
  await page.getByRole('button', { name: say('Emetti tutto ciò che è in ordine') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Emetti'), exact: true })
    .click()
  await expect(page.getByText(told.join(', '))).toBeVisible()
  await expect(inOrder).toHaveCount(0)
  await expect(page.getByRole('list', { name: say('Emesse') }).getByRole('listitem')).toHaveCount(1)
})
