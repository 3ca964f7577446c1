import { firstOfMonth } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import { readyHouse } from '@vicino/server/testing/ready-to-bill.ts'
import { accessibilityFindings } from './accessible.ts'
import { sumOfInvoice, writer } from './bill.ts'
import { today } from './clock.ts'
import { desk } from './desk.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { untilAtRest } from './at-rest.ts'
import { either, say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, type Page, test } from './story.ts'

/** Who pays for the client's care, and her numbers: what stands in a dossier before anything is prescribed. */
async function insure(page: Page, dossier: string): Promise<void> {
  const base = `/api/dossiers/${dossier}`
  const address = { street: 'Via Prova', zip: '6500', city: 'Bellinzona', canton: 'TI' }
  const book = { type: 'health_insurance', address, gln_insurer: '7601003001082' }
  const insurer = { ...book, company: 'Cassa di Prova' }
  const { _id: contactId } = await send<{ _id: string }>(
    page,
    'POST',
    '/api/contacts/create_contact',
    insurer,
  )
  const numbers = { insured_number: '123456789', card_number: '80756015090002647590', canton: 'TI' }
  const coverage = {
    law: 'kvg',
    from: firstOfMonth(today()),
    insurer: insurer.company,
    contactId,
    ...numbers,
  }
  await send(page, 'POST', `${base}/coverages`, coverage)
  await send(page, 'PATCH', `${base}/sanitary_data`, { version: 1, avsNumber: '756.9217.0769.85' })
}

test('what is prescribed is planned, done, confirmed, issued and paid', async ({ page }) => {
  const dressing = either({ it: 'Medicazione semplice', fr: 'Pansement simple' })
  const wash = either({ it: 'Igiene parziale', fr: 'Toilette partielle' })
  await ownPractice(page)
  const { dossier, name } = await ownClient(page)
  await readyHouse(await writer(page))
  await insure(page, dossier)
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  const search = page.getByRole('searchbox', { name: say('Cerca una prestazione') })

  await test.step('prescribe', async () => {
    await page.goto(`/dossier/${dossier}/prescription/new`)
    const next = page.getByRole('button', { name: say('Avanti') })
    await next.click()
    await search.fill(dressing)
    await untilAtRest(page)
    await page.getByRole('button', { name: new RegExp(`^${dressing}`) }).click()
    await next.click()
    await next.click()
    await page.getByRole('textbox', { name: say('Nome del medico') }).fill('Dr.ssa Prova')
    const [year, month, day] = today().split('-')
    await page.getByRole('textbox', { name: say('Data della prescrizione') }).fill(`${day}.${month}.${year}`)
    await save.click()
    const prescriptions = page.getByRole('list', { name: say('Prescrizioni') })
    await expect(prescriptions.getByRole('listitem')).toContainText(say('Aperta'))
  })

  await test.step('plan', async () => {
    await goOn(page, `/dossier/${dossier}/planning_services`)
    await page.getByRole('button', { name: say('Aggiungi appuntamento') }).click()
    await page.getByRole('button', { name: say('Scegli prestazioni') }).click()
    await search.fill(dressing)
    await untilAtRest(page)
    await page.getByRole('button', { name: new RegExp(`^${dressing}`) }).click()
    await search.fill(wash)
    await untilAtRest(page)
    await page.getByRole('button', { name: new RegExp(`^${wash}`) }).click()
    await page.getByRole('button', { name: say('Continua') }).click()
    await save.click()
    await expect(page.getByText(say('Pianificazione salvata'))).toBeVisible()
    await expect(page.getByText(saying('Quanto resta fino al {{day}}'))).toBeVisible()
  })

  await test.step('visit and confirm', async () => {
    await goOn(page, '/')
    const visit = page.getByRole('region', { name: say('Prossima visita') })
    await expect(visit).toContainText(name)
    await visit.getByRole('button', { name: say('Termina') }).click()
    const services = page.getByRole('dialog', { name: say('Prestazioni della visita') })
    // What was not done is said: else the visit would be recorded in part, and its month not in order.
    await services.getByRole('checkbox', { name: say('Eseguita: {{name}}', { name: wash }) }).uncheck()
    await services.getByRole('button', { name: say('Conferma'), exact: true }).click()
    await expect(page.getByText(say('Service added'))).toBeVisible()
  })
  // On the phone the nurse is home: the rest is done at a desk.
  if (page.viewportSize()!.width < desk.width) return

  const billing = `/billing?month=${monthHolding(today())}`
  await test.step('control and issue', async () => {
    await goOn(page, billing)
    const waiting = page.getByRole('list', { name: say('Da verificare prima') }).getByRole('listitem')
    await expect(waiting).toContainText(say('Il mese non è finito: ciò che segue verrà su un’altra fattura'))
    await waiting.getByRole('link').click()
    await page.getByRole('button', { name: saying('Emetti per {{total}}') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Emetti'), exact: true })
      .click()
    await page
      .getByRole('list', { name: say('Fatture') })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say('Fattura'), exact: true })).toBeVisible()
  })

  await test.step('open the PDF', async () => {
    const address = await page.getByRole('link', { name: say('Apri il PDF') }).getAttribute('href')
    const pdf = await page.request.get(address!)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('book the payment', async () => {
    await page.getByRole('link', { name: say('Aggiungi'), exact: true }).click()
    await page.getByRole('button', { name: say('Pagamento') }).click()
    await save.click()
    await expect(sumOfInvoice(page).getByText(say('Pagata'), { exact: true })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  })
})
