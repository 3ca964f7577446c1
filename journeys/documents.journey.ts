import { newId } from '@vicino/domain/wire/id.ts'
import { accessibilityFindings } from './accessible.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, type Page, test } from './story.ts'

/** A picture of four points. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGM4YaMBRAw2PVFABAAhnASdEgf6mgAAAABJRU5ErkJggg==',
  'base64',
)
const text = Buffer.from('Lettera di dimissione')
const files = [
  { name: 'Ferita.png', mimeType: 'image/png', buffer: picture },
  { name: 'Lettera.txt', mimeType: 'text/plain', buffer: text },
]

/** Breaks the line under the first document that is sent. */
async function breakOnce(page: Page): Promise<void> {
  let broken = false
  await page.route('**/documents', async route => {
    if (route.request().method() !== 'POST' || broken) return route.fallback()
    broken = true
    return route.abort('connectionfailed')
  })
}

/** A prescription of the client, of whom only this story knows. */
async function prescribe(page: Page, dossier: string): Promise<string> {
  const { _id: userId } = await (await page.request.get('/api/users/me')).json()
  const { items } = await (await page.request.get('/api/services?limit=1')).json()
  const service = { serviceId: items[0]._id, duration: 30, frequency: 1, period: 7 }
  const period = { start: '2026-10-01', end: '2027-03-31' }
  const prescription = { _id: newId(), userId, ...period, status: 'open', services: [service] }
  await send(page, 'POST', `/api/dossiers/${dossier}/prescriptions/add_prescription`, { prescription })
  return prescription._id
}

test('documents are sent, one of them again, looked at and struck; the signed order is photographed', async ({
  page,
}) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}`)
  await page
    .getByRole('navigation', { name: say('Pagine del dossier') })
    .getByRole('link', { name: say('Documenti') })
    .click()
  await expect(page.getByText(say('Nessun documento'))).toBeVisible()

  await breakOnce(page)
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  const sending = page.getByRole('list', { name: say('File in invio') }).getByRole('listitem')
  await expect(sending.filter({ hasText: say('{{size}} · aggiunto', { size: '' }).trim() })).toHaveCount(1)
  const again = sending.getByRole('button', { name: say('Riprova') })
  await expect(again).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await again.click()
  await expect(sending.filter({ hasText: say('{{size}} · aggiunto', { size: '' }).trim() })).toHaveCount(2)
  const listed = page.getByRole('list', { name: say('Documenti'), exact: true }).getByRole('link')
  await expect(listed).toHaveCount(2)

  await page.getByRole('searchbox', { name: say('Nome del documento') }).fill('fer')
  await expect(listed).toHaveCount(1)
  await listed.click()
  const preview = page.getByRole('img', { name: 'Ferita.png' })
  await expect(preview).toBeVisible()
  await expect
    .poll(() => preview.evaluate(image => (image as HTMLImageElement).naturalWidth), 'it is drawn')
    .toBe(2)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: say('Scarica') }).click()
  expect((await saving).suggestedFilename()).toBe('Ferita.png')

  await page.getByRole('button', { name: say('Annulla il documento') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('Doppione') }).click()
  await sheet.getByRole('button', { name: say('Annulla il documento') }).click()
  await expect(page.getByText(say('Annullato: {{reason}}', { reason: say('Doppione') }))).toBeVisible()
  await expect(preview, 'it stays legible').toBeVisible()

  const prescription = await prescribe(page, dossier)
  await goOn(page, `/dossier/${dossier}/prescription/${prescription}`)
  await expect(page.getByText(say('Non ancora firmato'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('Fotografa il foglio firmato') }).click()
  const order = page.getByRole('dialog')
  await order.locator('input[capture]').setInputFiles(files[0]!)
  await order.getByRole('textbox', { name: saying('Firmato il') }).fill('05.10.2026')
  await order.getByRole('button', { name: say('Salva') }).click()
  const name = say('Prescrizione firmata {{day}}', { day: '05.10.2026' })
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '05.10.2026' })).toBeVisible()

  // A wound is photographed where it is written of.
  const wound = { focus: 'Ferita al piede', data: 'Arrossata' }
  const { _id: focus } = await send<{ _id: string }>(
    page,
    'POST',
    `/api/dossiers/${dossier}/focuses/create_focus`,
    wound,
  )
  await goOn(page, `/dossier/${dossier}/activity/focus/${focus}/events`)
  await page.locator('input[type=file][multiple]').setInputFiles(files[0]!)
  const attached = page.getByRole('list', { name: say('Foto e documenti') })
  await attached.getByRole('link', { name: 'Ferita.png' }).click()
  await page.getByRole('button', { name: say('Ingrandisci') }).click()
  await expect(preview).toHaveAttribute('data-zoomed', 'true')
  await page
    .getByRole('definition')
    .getByRole('link', { name: say('Focus') })
    .click()
  await expect(attached).toBeVisible()
  await attached.getByRole('link', { name: 'Ferita.png' }).click()
  await page.getByRole('link', { name: say('Indietro'), exact: true }).click()
  await expect(attached, 'what was opened from the focus leads back there').toBeVisible()

  await goOn(page, `/dossier/${dossier}/attachments`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: say('Prescrizione'), exact: true })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})
