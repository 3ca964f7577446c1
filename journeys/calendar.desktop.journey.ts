import { loadAnew } from './load-anew.ts'
import { expect, type Page, test } from './story.ts'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signIn } from './sign-in.ts'

/** A Wednesday for which nobody else plans anything, another one each time the story is told again: all share the lanes. */
const emptyDay = (): string => addDays('2031-07-02', 7 * test.info().repeatEachIndex)

/** Plans a visit of half an hour on that day. */
const planVisit = (page: Page, client: string, start_time: string): Promise<{ _id: string }> =>
  send(page, 'POST', '/api/tasks/create_task', {
    title: 'Visita di prova',
    client,
    date: emptyDay(),
    start_time,
    end_time: addMinutes(start_time, 30),
  })

test('a planner moves a visit by hand and by keyboard, says why it clashes, and finds it there after a reload', async ({
  page,
}) => {
  await signIn(page, 'pianificazione')
  // She lands on the calendar; whoever goes from there to Oggi stays there when it is loaded anew.
  await page.waitForURL(({ pathname }) => pathname === '/plan')
  await page.getByRole('link', { name: 'Oggi', exact: true }).click()
  await page.getByRole('heading', { name: 'Oggi', level: 1 }).waitFor()
  await loadAnew(page)
  await page.getByRole('heading', { name: 'Oggi', level: 1 }).waitFor()
  const { dossier } = await ownClient(page)
  const { _id } = await planVisit(page, dossier, '09:00')
  await planVisit(page, dossier, '12:00')
  await goOn(page, `/plan?view=day&date=${emptyDay()}`)
  const visit = page.locator(`[data-id="${_id}"]`)
  await expect(visit).toHaveAttribute('title', /09:00–09:30/)

  // It is nobody's: by hand it goes to the first operator at the same time, and back.
  const lane = page.locator('[data-lane][data-takes]:not([data-open])').first()
  await untilAtRest(page)
  const [block, row] = [(await visit.boundingBox())!, (await lane.boundingBox())!]
  await page.mouse.move(block.x + 8, block.y + 8)
  await page.mouse.down()
  await page.mouse.move(block.x + 8, row.y + row.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(lane.locator(visit)).toHaveAttribute('title', /09:00–09:30/)
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click()
  await expect(page.locator('[data-open]').locator(visit)).toBeVisible()
  // What is taken back shows at once: it is moved by the version that the server answers.
  await untilAtRest(page)
  await visit.focus()

  await page.keyboard.press('m')
  for (let quarters = 0; quarters < 12; quarters += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'Frecce' })).toContainText('12:00–12:30')
  await page.keyboard.press('Enter')
  // Where the hour is taken, the calendar asks why both stand at one time.
  const reason = page.getByRole('dialog', { name: 'Sovrapposizione' })
  await reason.getByRole('textbox', { name: 'Motivo' }).fill('In due per la mobilizzazione')
  await reason.getByRole('button', { name: 'Salva lo stesso' }).click()
  await expect(visit).toHaveAttribute('title', /12:00–12:30/)
  await expect(visit).toBeFocused()

  await loadAnew(page)
  await expect(visit).toHaveAttribute('title', /12:00–12:30/)
})

// Nothing is planned in those years: a press on an appointment would move it.
test('a planner goes from the month to a day and back, draws an appointment, takes it back, and goes on in the whole form', async ({
  page,
}, { repeatEachIndex }) => {
  const ahead = `2031-0${6 + (repeatEachIndex % 3)}-18`
  await signIn(page, 'pianificazione', `/plan?view=month&date=${ahead}`)
  const cell = page.locator('[data-day]').nth(24)
  await untilAtRest(page)
  const head = (await cell.boundingBox())!
  await page.mouse.click(head.x + 20, head.y + head.height + 20)
  const popover = page.getByRole('dialog', { name: 'Nuovo appuntamento' })
  await expect(popover.getByRole('textbox', { name: 'Dalle' })).toHaveValue('08:00')
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await cell.click()
  await expect(page).toHaveURL(/view=day/)
  await loadAnew(page)
  await expect(page.getByRole('combobox', { name: 'Vista' })).toHaveValue('day')
  await page.getByRole('link', { name: 'Torna al mese' }).click()
  await expect(page).toHaveURL(/view=month/)

  await page.getByRole('combobox', { name: 'Vista' }).selectOption('Giorno')
  const track = page.locator('[data-takes]:not([data-open]) [data-track]').first()
  await track.waitFor()
  await untilAtRest(page)
  const draw = async (): Promise<void> => {
    const box = (await track.boundingBox())!
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 120, y, { steps: 6 })
    await page.mouse.up()
  }
  await draw()
  await popover.getByRole('list', { name: 'Clienti' }).getByRole('button').first().click()
  await expect(popover.getByRole('button', { name: 'Salva' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Appuntamento salvato')).toBeVisible()
  const made = track.locator('[data-id]')
  await expect(made).toHaveCount(1)

  // The keys are heard once their code has come; what is pressed beyond finds nothing to take back.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(made).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Rimosso dal calendario')).toBeVisible()

  await untilAtRest(page)
  await draw()
  const begin = await popover.getByRole('textbox', { name: 'Dalle' }).inputValue()
  await popover.getByRole('button', { name: 'Modulo completo' }).click()
  await expect(page).toHaveURL(/\/plan\/tasks\/new/)
  await expect(page.getByRole('textbox', { name: 'Dalle' })).toHaveValue(begin)
})
