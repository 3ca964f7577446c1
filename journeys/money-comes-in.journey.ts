import { addMonths, firstOfMonth } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import { paymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import { camtFile } from '@vicino/server/testing/camt-file.ts'
import { readyHouse, readyToBill } from '@vicino/server/testing/ready-to-bill.ts'
import { accessibilityFindings } from './accessible.ts'
import { untilAtRest } from './at-rest.ts'
import { sumOfInvoice, writer } from './bill.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

const iban = 'CH9300762011623852957'
const service = 'Passeggiata di prova'
const material = 'Compressa di prova'

test('what the house added is recorded at a visit, billed for a chosen client, reminded of and paid', async ({
  page,
}) => {
  await ownPractice(page)
  const { dossier, family } = await ownClient(page)
  const person = await writer(page)
  const from = firstOfMonth(today())
  await readyHouse(person)
  await readyToBill(person, dossier, { insurer: 'Cassa di Prova', from, until: addMonths(from, 3) })
  const avs = { version: 1, avsNumber: '756.9217.0769.85' }
  await send(page, 'PATCH', `/api/dossiers/${dossier}/sanitary_data`, avs)
  const categories = await page.request.get('/api/services/categories')
  const { code: category_code } = ((await categories.json()) as { code: string; letter: string }[]).find(
    ({ letter }) => letter === 'C',
  )!
  const usual = { duration: 30, frequency: 1, period: 7, order_required: false, min_qualification: 'CRS' }
  const own = { code: 'PROVA.1', from: today(), category_code, name_it: service, ...usual }
  await send(page, 'POST', '/api/services', own)
  const prices = [{ payer: 'kvg', tariff_type: '452', code: null, price: 145, from }]
  const used = { name: material, unit: 'pezzo', category: 'B', code: 'PROVA.1', prices }
  await send(page, 'POST', `/api/businesses/${person.business}/materials/create_material`, used)
  const visit = {
    title: 'Passeggiata',
    date: today(),
    end_date: today(),
    status: 'completed',
    client: dossier,
  }
  const clocks = { start_time: '00:05', end_time: '00:35' }
  const { _id: taskId } = await send<{ _id: string }>(page, 'POST', '/api/tasks/create_task', {
    ...visit,
    ...clocks,
  })
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  const dialog = page.getByRole('dialog')

  await test.step('record', async () => {
    await page.goto(`/plan/tasks/${taskId}`)
    await page.getByRole('link', { name: say('Aggiungi prestazione') }).click()
    await page.getByRole('searchbox', { name: say('Cerca una prestazione') }).fill(service)
    await page.getByRole('button', { name: new RegExp(`^${service}`) }).click()
    await page.getByRole('button', { name: say('Continua') }).click()
    await save.click()
    await page.getByRole('button', { name: say('Aggiungi materiale') }).click()
    await dialog.getByRole('searchbox', { name: say('Cerca un materiale') }).fill(material)
    await dialog
      .getByRole('list', { name: say('Materiale da scegliere') })
      .getByRole('button')
      .click()
    await dialog.getByRole('button', { name: say('Salva'), exact: true }).click()
    await expect(page.getByRole('list', { name: say('Materiale usato') })).toContainText(material)
  })

  await test.step('issue for the chosen', async () => {
    await goOn(page, `/billing?month=${monthHolding(today())}`)
    // No prescription names it: no run takes her unseen.
    const doubtful = page.getByRole('list', { name: say('Da verificare prima') })
    await expect(doubtful).toContainText(say('Una prestazione non è in nessuna prescrizione del giorno'))
    await page.getByRole('button', { name: say('Scegli i clienti') }).click()
    await doubtful.getByRole('button', { name: family }).click()
    await page.getByRole('button', { name: say('Emetti per i clienti scelti') }).click()
    await untilAtRest(page)
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: say('Emetti'), exact: true }).click()
    const issued = page.getByRole('list', { name: say('Emesse') })
    // Half an hour of letter C, and a piece of the material.
    await expect(issued).toContainText('CHF 27.75')
    await issued.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: say('Fattura'), exact: true })).toBeVisible()
    await expect(page.getByText(material)).toBeVisible()
  })
  const invoice = new URL(page.url()).pathname

  await test.step('remind', async () => {
    await page.getByRole('link', { name: say('Aggiungi'), exact: true }).click()
    await page.getByRole('button', { name: say('Richiamata') }).click()
    await save.click()
    const first = say('{{level}}° richiamo', { level: 1 })
    await expect(page.getByRole('list', { name: say('Andamento') })).toContainText(first)
  })

  await test.step('read what the bank tells, and assign what it leaves open', async () => {
    const [{ number }] = (await (await page.request.get(`/api/dossiers/${dossier}/invoices`)).json()) as [
      { number: string },
    ]
    const half = { amount: '20.00', reference: paymentReference(iban, number), payer: 'Cassa di Prova' }
    const rest = { amount: '7.75', payer: 'Persona di Prova' }
    const entries = [half, rest].map(payment => ({ amount: payment.amount, payments: [payment] }))
    const file = Buffer.from(camtFile({ entries, messageId: number, account: iban }))
    await goOn(page, '/billing/payments')
    const camt = { name: 'camt054.xml', mimeType: 'application/xml', buffer: file }
    await page.getByLabel(say('File camt.054')).setInputFiles(camt)
    const waiting = page.getByRole('list', { name: say('Da verificare') })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await untilAtRest(page)
    expect(await accessibilityFindings(page)).toEqual([])
    await waiting.getByRole('link', { name: 'Persona di Prova' }).click()
    // What is open of that very amount is found at once.
    await page
      .getByRole('list', { name: say('Fatture') })
      .getByRole('button', { name: number })
      .click()
    await page.getByRole('button', { name: say('Registra'), exact: true }).click()
    await expect(page.getByText(saying('Pagamento assegnato'))).toBeVisible()
    await goOn(page, invoice)
    await expect(sumOfInvoice(page).getByText(say('Pagata'), { exact: true })).toBeVisible()
  })
})
