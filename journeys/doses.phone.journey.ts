import { expect, test, type Page } from '@playwright/test'
import { addMinutes } from '../packages/domain/src/days/clock.ts'
import { addDays } from '../packages/domain/src/days/day.ts'
import { clockIn, todayIn } from '../packages/domain/src/days/instant.ts'
import { newId } from '../packages/domain/src/wire/id.ts'
import { signIn } from './sign-in.ts'

/** Of a patch it is asked where it sticks: the story is of doses that one tap gives. */
async function clientWithoutPatch(page: Page): Promise<{ _id: string; client: { name: string } }> {
  const { items } = await (await page.request.get('/api/dossiers/all_dossiers?status=active')).json()
  for (const dossier of items) {
    const drugs = await (await page.request.get(`/api/dossiers/${dossier._id}/drugs/get_drugs`)).json()
    if (drugs.every(({ modality }: { modality: string }) => modality !== 'TTS')) return dossier
  }
  throw new Error('every client of the demo has a patch')
}

/** A visit that is on at this moment, whatever the hour is. */
async function visitNow(
  page: Page,
): Promise<{ dossier: string; client: string; task: string; start: string }> {
  const { _id: dossier, client } = await clientWithoutPatch(page)
  const now = new Date().toISOString()
  const [date, start_time] = [todayIn(now), clockIn(now)]
  const end_time = addMinutes(start_time, 20)
  const answer = await page.request.post('/api/tasks/create_task', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      title: 'Terapia di prova',
      type: 'client',
      client: dossier,
      date,
      end_date: end_time > start_time ? date : addDays(date, 1),
      start_time,
      end_time,
      confirm_overlap: { reason: 'Aggiunta' },
    },
  })
  expect(answer.status()).toBe(201)
  return { dossier, client: client.name, task: (await answer.json())._id, start: start_time }
}

/** Writes a drug as the nurse's own program does. */
async function write(page: Page, dossier: string, drug: object): Promise<void> {
  const answer = await page.request.post(`/api/dossiers/${dossier}/drugs/create_drug`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      _id: newId(),
      start_date: addDays(todayIn(new Date().toISOString()), -1),
      modality: 'OS',
      ...drug,
    },
  })
  expect(answer.status()).toBe(201)
}

/** What a client takes at every moment: the story holds at any hour. */
const always = { morning: 1, afternoon: 1, evening: 1, night: 1 }

test('a round with a refused dose and one taken as needed, and a visit that ends when all is answered', async ({
  page,
}) => {
  await signIn(page, 'indipendente')
  const { dossier, client, task, start } = await visitNow(page)
  await write(page, dossier, { name: 'Bisoprololo prova', ...always })
  await write(page, dossier, { name: 'Torasemide prova', ...always })
  await write(page, dossier, {
    name: 'Paracetamolo prova',
    morning: 1,
    reserve: true,
    reserve_min_interval_hours: 4,
  })

  await page.reload()
  await page.getByRole('link', { name: 'Giro farmaci' }).click()
  await expect(page.getByRole('heading', { name: 'Giro dei farmaci', level: 1 })).toBeVisible()
  const visit = page.getByRole('region', { name: client }).filter({ hasText: `${start}–` })
  const line = (name: string) => visit.getByRole('listitem').filter({ hasText: name })
  await visit.getByRole('button', { name: 'Bisoprololo prova: somministrata' }).first().click()
  await expect(line('Bisoprololo prova').first()).toContainText('Somministrata')

  await visit.getByRole('button', { name: 'Torasemide prova: altro esito' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Che cosa ne è stato?' })
  await sheet.getByRole('button', { name: 'Rifiutata' }).click()
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(sheet).toContainText('Compilare questo campo.')
  await sheet.getByRole('button', { name: 'Nausea' }).click()
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(line('Torasemide prova').first()).toContainText('Nausea')

  await visit.getByText(/^Al bisogno/).click()
  const asNeeded = line('Paracetamolo prova')
  await asNeeded.getByRole('button', { name: 'Paracetamolo prova: somministrata' }).click()
  await expect(asNeeded).toContainText(/Possibile dalle .*, tra 4 h/)

  await write(page, dossier, { name: 'Ramipril prova', ...always })
  await page.goto(`/plan/tasks/${task}`)
  const end = page.getByRole('button', { name: 'Termina', exact: true })
  await end.click()
  const open = page.getByRole('dialog', { name: 'Prima di concludere' })
  await open.getByRole('button', { name: 'Ramipril prova: somministrata' }).first().waitFor()
  await open.getByRole('button', { name: 'Termina con dosi aperte' }).click()
  await expect(open).toContainText('Indicare il motivo')
  const all = open.getByRole('button', { name: /: somministrata$/ })
  for (let left = await all.count(); left > 0; left -= 1) {
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
  await expect(page.getByText('Completato').first()).toBeVisible()
})
