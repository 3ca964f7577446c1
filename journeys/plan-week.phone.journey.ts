import { expect, type Page, test } from './story.ts'
import { accessibilityFindings } from './accessible.ts'
import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { signInUnseen } from './sign-in.ts'

// Far ahead, where the demo organisation has planned nothing: a Monday and the days after it.
const monday = '2030-05-06'
const others = ['martedì 7 maggio', 'mercoledì 8 maggio', 'giovedì 9 maggio', 'venerdì 10 maggio']

type DayServices = { totalDuration: number; appointments: { initialTime: string; endTime: string }[] }

const planOf = async (page: Page, dossier: string, day: string): Promise<DayServices> =>
  (await page.request.get(`/api/dossiers/${dossier}/planning/${day}`)).json()

const card = (page: Page, when: string) => page.getByRole('region', { name: `Appuntamento ${when}` })

/** Chooses services in the step of their own, and comes back. */
async function choose(page: Page, when: string, names: readonly string[]): Promise<void> {
  await card(page, when).getByRole('button', { name: 'Scegli prestazioni' }).click()
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Cerca una prestazione' }).fill(name)
    await page.getByRole('button', { name: new RegExp(`${name}.*di solito`) }).click()
  }
  await page.getByRole('button', { name: 'Continua' }).click()
}

async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page)
  expect(await accessibilityFindings(page)).toEqual([])
}

test('a planner plans a day of a client with its services and copies it to the days after', async ({
  page,
}) => {
  await signInUnseen(page, 'pianificazione')
  const dossiers = await (await page.request.get('/api/dossiers/all_dossiers?status=active')).json()
  const dossier: string = dossiers.items[0]._id
  await page.goto(`/dossier/${dossier}/calendar?view=day&date=${monday}`)
  await page.getByRole('link', { name: 'Menu del calendario' }).click()
  await page.getByRole('link', { name: 'Pianifica le prestazioni' }).click()
  await expect(page.getByText('In questo giorno non è pianificato nulla')).toBeVisible()

  await page.getByRole('button', { name: 'Aggiungi appuntamento' }).click()
  await expect(card(page, '08:00–09:00').getByText('Nessuna prestazione aggiunta')).toBeVisible()
  await choose(page, '08:00–09:00', ['Medicazione semplice', 'Igiene orale'])
  await expect(card(page, '08:00–08:25').getByText('Totale 25 min')).toBeVisible()

  await page.getByRole('button', { name: 'Aggiungi appuntamento' }).click()
  const evening = card(page, '08:25–09:25')
  await evening.getByRole('textbox', { name: 'Dalle' }).fill('08:10')
  await evening.getByRole('textbox', { name: 'Dalle' }).blur()
  const clash = 'Sovrapposizione errore: il primo finisce alle 08:25, il successivo inizia alle 08:10.'
  await expect(page.getByText(clash)).toBeVisible()
  await expectAccessible(page)
  await card(page, '08:10–09:10').getByRole('textbox', { name: 'Dalle' }).fill('18:00')
  await card(page, '08:10–09:10').getByRole('textbox', { name: 'Dalle' }).blur()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Pianificazione salvata')).toBeVisible()

  await page.getByRole('button', { name: 'Copia il giorno' }).click()
  await expect(page.getByText('18:00–19:00: Nessuna prestazione aggiunta')).toBeVisible()
  await choose(page, '18:00–19:00', ['Medicazione semplice'])
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Totale del giorno: 40 min')).toBeVisible()
  await page.getByRole('button', { name: 'Copia il giorno' }).click()
  const sheet = page.getByRole('dialog', { name: 'Copia in altri giorni' })
  for (const day of others) await sheet.getByRole('button', { name: day }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Copia in 4 giorni' }).click()
  await expect(page.getByText('Copiato in 4 giorni')).toBeVisible()

  const friday = await planOf(page, dossier, '2030-05-10')
  expect(friday).toMatchObject({
    totalDuration: 40,
    appointments: [
      { initialTime: '08:00', endTime: '08:25' },
      { initialTime: '18:00', endTime: '18:15' },
    ],
  })
  await goOn(page, `/dossier/${dossier}/calendar?view=schedule&date=2030-05-10`)
  await expect(page.getByRole('link', { name: /18:00.*Medicazione semplice/ }).last()).toBeVisible()
})
