import { expect, test, type Page } from './story.ts'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { now, today } from './clock.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'

/** A visit that is on at this moment, whatever the hour is. */
async function visitNow(page: Page, client: string): Promise<{ _id: string; start_time: string }> {
  const [date, start_time] = [today(), clockIn(now())]
  const end_time = addMinutes(start_time, 20)
  return send(page, 'POST', '/api/tasks/create_task', {
    title: 'Terapia di prova',
    type: 'client',
    client,
    date,
    end_date: end_time > start_time ? date : addDays(date, 1),
    start_time,
    end_time,
    confirm_overlap: { reason: 'Aggiunta' },
  })
}

/** Writes a drug as the nurse's own program does. */
const write = (page: Page, dossier: string, drug: object): Promise<unknown> =>
  send(page, 'POST', `/api/dossiers/${dossier}/drugs/create_drug`, {
    start_date: addDays(today(), -1),
    modality: 'OS',
    ...drug,
  })

/** What a client takes at every moment: the story holds at any hour. */
const always = { morning: 1, afternoon: 1, evening: 1, night: 1 }

test('a round with a refused dose and one taken as needed, and a visit that ends when all is answered', {
  tag: '@day',
}, async ({ page }) => {
  await signInUnseen(page, 'indipendente')
  const { dossier, name: client } = await ownClient(page)
  const { _id: task, start_time: start } = await visitNow(page, dossier)
  await write(page, dossier, { name: 'Bisoprololo prova', ...always })
  await write(page, dossier, { name: 'Torasemide prova', ...always })
  await write(page, dossier, {
    name: 'Paracetamolo prova',
    morning: 1,
    reserve: true,
    reserve_min_interval_hours: 4,
  })

  await page.goto('/')
  await page.getByRole('link', { name: 'Giro farmaci' }).click()
  await expect(page.getByRole('heading', { name: 'Giro dei farmaci', level: 1 })).toBeVisible()
  const visit = page.getByRole('region', { name: client }).filter({ hasText: `${start}–` })
  const line = (name: string) => visit.getByRole('listitem').filter({ hasText: name })
  await visit.getByRole('button', { name: 'Bisoprololo prova: somministra' }).first().click()
  await expect(line('Bisoprololo prova').first()).toContainText('Somministrata')

  await visit.getByRole('button', { name: 'Torasemide prova: altro esito' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Esito della dose' })
  await sheet.getByRole('button', { name: 'Rifiutata' }).click()
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(sheet).toContainText('Compilare questo campo.')
  await sheet.getByRole('button', { name: 'Nausea' }).click()
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(line('Torasemide prova').first()).toContainText('Nausea')

  await visit.getByText(/^Al bisogno/).click()
  const asNeeded = line('Paracetamolo prova')
  await asNeeded.getByRole('button', { name: 'Paracetamolo prova: somministra' }).click()
  await expect(asNeeded).toContainText(/Possibile dalle .*, tra 4\sh/)

  await write(page, dossier, { name: 'Ramipril prova', ...always })
  await goOn(page, `/plan/tasks/${task}`)
  const end = page.getByRole('button', { name: 'Termina', exact: true })
  await end.click()
  const open = page.getByRole('dialog', { name: 'Prima di concludere' })
  await open.getByRole('button', { name: 'Ramipril prova: somministra' }).first().waitFor()
  await open.getByRole('button', { name: 'Termina con dosi aperte' }).click()
  await expect(open).toContainText('Indicare il motivo')
  const all = open.getByRole('button', { name: /: somministra$/ })
  for (let left = await all.count(); left > 0; left -= 1) {
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
  await expect(page.getByText('Eseguita').first()).toBeVisible()
})
