import { expect, type Page, test } from './story.ts'
import { goOn } from './go-on.ts'
import { newVisitOf, ownClient } from './own-client.ts'
import { signInUnseen } from './sign-in.ts'

// A night on which the clocks go forward: 02:30 of 31 March is a time of the plan like any other.
const first = '24.03.2030'
const days = ['2030-03-24', '2030-03-31', '2030-04-07', '2030-04-14']

type Visit = { _id: string; title: string; date: string; start_time: string }

const planned = async (page: Page, title: string): Promise<Visit[]> => {
  const query = new URLSearchParams({ startDate: '2030-03-01', endDate: '2030-05-31', search: title })
  const answer = await page.request.get(`/api/tasks/all_tasks?${query}`)
  return answer.json()
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })

async function planSeries(page: Page, title: string): Promise<void> {
  await page.goto(newVisitOf(await ownClient(page)))
  await page.getByLabel('Titolo').fill(title)
  await field(page, 'Giorno').fill(first)
  await field(page, 'Dalle').fill('02:30')
  await page.getByLabel('Si ripete').selectOption({ label: 'Ogni settimana' })
  await expect(page.getByRole('button', { name: 'dom', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Dopo un numero di volte' }).check()
  await field(page, 'Quante volte').fill('4')
  await field(page, 'Quante volte').blur()
  await expect(page.getByText("4 appuntamenti, l'ultimo il 14.04.2030")).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Ogni settimana, domenica, 4 volte')).toBeVisible()
}

test('a planner moves what follows in a series, and takes the rest of it off the plan', async ({ page }) => {
  await signInUnseen(page, 'pianificazione')
  const title = 'Controllo notturno di prova'
  await planSeries(page, title)
  const series = await planned(page, title)
  expect(series.map(({ date, start_time }) => [date, start_time])).toEqual(days.map(day => [day, '02:30']))

  await goOn(page, `/plan/tasks/${series[1]!._id}/edit`)
  await field(page, 'Dalle').fill('03:30')
  await save(page).click()
  const asked = page.getByRole('dialog', { name: 'Fa parte di una serie' })
  await asked.getByRole('radio', { name: 'Questo e i seguenti' }).check()
  // Until it says what it does, nothing is saved.
  await expect(asked.getByText('3 spostate')).toBeVisible()
  await asked.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('03:30–04:30')).toBeVisible()
  expect((await planned(page, title)).map(({ start_time }) => start_time)).toEqual([
    '02:30',
    '03:30',
    '03:30',
    '03:30',
  ])

  await goOn(page, `/plan/tasks/${series[2]!._id}`)
  await page.getByRole('button', { name: 'Elimina' }).click()
  const removal = page.getByRole('dialog', { name: 'Eliminare questo appuntamento?' })
  await removal.getByRole('radio', { name: 'Questo e i seguenti' }).check()
  await removal.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Appuntamenti eliminati')).toBeVisible()
  expect((await planned(page, title)).map(({ date }) => date)).toEqual(days.slice(0, 2))
})
