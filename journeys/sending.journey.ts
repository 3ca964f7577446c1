import { addMonths, firstOfMonth } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import { response50 } from '@vicino/server/testing/invoice-response.ts'
import { readyHouse, readyToBill, readyToSend } from '@vicino/server/testing/ready-to-bill.ts'
import { readFile } from 'node:fs/promises'
import { accessibilityFindings } from './accessible.ts'
import { careFor, writer } from './bill.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

test('an invoice is downloaded, the month marked as sent, and a rejection sets where it stands', async ({
  page,
}) => {
  await ownPractice(page)
  const client = await ownClient(page)
  const person = await writer(page)
  const from = firstOfMonth(today())
  const month = monthHolding(from)
  const of = `/api/dossiers/${client.dossier}`
  await readyHouse(person)
  await readyToBill(person, client.dossier, {
    insurer: 'Cassa di Prova',
    from,
    until: addMonths(from, 3),
  })
  const avsNumber = '756.9217.0769.85'
  await send(page, 'PATCH', `${of}/sanitary_data`, { version: 1, avsNumber })
  await careFor(page, client)
  const issuing = await page.request.post(`${of}/invoices/create_invoice`, {
    headers: { origin: test.info().project.use.baseURL! },
    data: { month },
  })
  const [card] = (await issuing.json()) as [InvoiceCard]
  const invoice = `/dossier/${client.dossier}/billing/${card._id}`

  // What is missing stands where the XML will be, and leads to where it is mended.
  await page.goto(invoice)
  const missing = page.getByRole('list', { name: say('Da controllare') })
  await expect(missing).toContainText(say("Manca il GLN dell'organizzazione"))
  expect(await accessibilityFindings(page)).toEqual([])
  await readyToSend(person)
  const personal = (await (await page.request.get(`${of}/personal_data`)).json()) as { version: number }
  const address = { street: 'Via Prova', house_no: '4', zip: '6500', city: 'Bellinzona', canton: 'TI' }
  await send(page, 'PATCH', `${of}/personal_data`, { version: personal.version, address })
  await loadAnew(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: say('Scarica XML') }).click()
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toBe(`fattura-${card.number}.xml`)
  expect(await readFile(await downloaded.path(), 'utf8')).toContain(`request_id="${card.number}"`)

  // The whole month goes out, and is marked.
  await goOn(page, `/billing?month=${month}`)
  await expect(
    page.getByText(say('Da inviare: {{waiting}}. Pronte: {{ready}}.', { waiting: 1, ready: 1 })),
  ).toBeVisible()
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Scarica il mese') }).click()
  expect((await archive).suggestedFilename()).toBe(`fatture-${month}.zip`)
  const mark = say('Segna come trasmesse')
  await page.getByRole('button', { name: mark }).click()
  await page.getByRole('dialog').getByRole('button', { name: mark }).click()
  await expect(page.getByText(say('Nessuna fattura del mese aspetta di partire.'))).toBeVisible()

  // The insurer rejects it.
  const { issued_at } = (await (await page.request.get(`${of}/invoices/${card._id}`)).json()) as Invoice
  const inside = '<invoice:error code="1204" text="Numero di tessera errato"/>'
  const rejected = response50({ number: card.number, issued_at, givenAt: issued_at, inside })
  const answer = { name: 'risposta.xml', mimeType: 'text/xml', buffer: Buffer.from(rejected) }
  await page.getByLabel(say('File delle risposte')).setInputFiles(answer)
  const told = page.getByRole('list', { name: say('Esito delle risposte') })
  await expect(told).toContainText(`${card.number} · ${say('Respinta')}`)
  expect(await accessibilityFindings(page)).toEqual([])
  await told.getByRole('link').click()
  await expect(page.getByText('1204: Numero di tessera errato')).toBeVisible()
  await expect(page.getByText(say('Respinta'), { exact: true }).first()).toBeVisible()
})
