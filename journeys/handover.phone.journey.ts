import { expect, test } from '@playwright/test'
import { addDays } from '../packages/domain/src/days/day.ts'
import { todayIn } from '../packages/domain/src/days/instant.ts'
import { newId } from '../packages/domain/src/wire/id.ts'
import { desk } from './desk.ts'
import { signIn } from './sign-in.ts'

test('a dose given too early is kept with its reason, handed over, and taken over by another nurse', async ({
  page,
  browser,
}) => {
  await signIn(page, 'infermiera')
  const headers = { origin: new URL(page.url()).origin }
  const clients = await (await page.request.get('/api/dossiers/all_dossiers?status=active')).json()
  const { _id: dossier, client } = clients.items.at(-1)
  const name = `Oxicodone prova ${newId().slice(-4)}`
  const today = todayIn(new Date().toISOString())
  const drug = { name, modality: 'OS', morning: 1, reserve: true, reserve_min_interval_hours: 4 }
  await page.request.post(`/api/dossiers/${dossier}/drugs/create_drug`, {
    headers,
    data: { ...drug, start_date: addDays(today, -1) },
  })

  await page.goto(`/dossier/${dossier}/activity/drugs`)
  await page.getByRole('link', { name: 'Dosi del giorno' }).click()
  const line = page.getByRole('listitem').filter({ hasText: name }).first()
  const give = line.getByRole('button', { name: `${name}: somministrata` })
  await give.click()
  await expect(line).toContainText(/Possibile dalle/)
  await give.click()
  const early = page.getByRole('dialog', { name: 'Troppo presto' })
  await expect(early).toContainText('Dosi già prese')
  await early.getByLabel('Motivo').fill('Dolore 8 su 10, sentito il medico')
  await early.getByRole('button', { name: 'È stata data: registra' }).click()
  await expect(line).toContainText('Confermata: Dolore 8 su 10, sentito il medico')
  await expect(line).toContainText('In consegna')

  const second = await browser.newContext({ viewport: desk, hasTouch: false })
  const colleague = await second.newPage()
  await signIn(colleague, 'direzione', '/handover')
  const item = colleague
    .getByRole('region', { name: client.name })
    .getByRole('listitem')
    .filter({ hasText: name })
  await item.getByRole('button', { name: `Preso in carico: ${name}` }).click()
  await expect(item).toContainText('Preso in carico')
  await expect(item.getByRole('button')).toHaveCount(0)
  const by = await item.innerText()
  await second.close()

  await page.goto('/handover')
  const sent = page.getByRole('listitem').filter({ hasText: name })
  await expect(sent).toContainText('Preso in carico')
  expect(by).toContain(((await sent.innerText()).match(/Preso in carico\s+([^,]+),/) ?? [])[1])
})
