import { addDays } from '@vicino/domain/days/day.ts'
import { someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { today } from './clock.ts'
import { loadAnew } from './load-anew.ts'
import { openClient, ownClient, type OwnClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, type Page, test } from './story.ts'

const confetti = '[data-confetti]'

/** All of a client's set-up but the number of her card. */
async function setUpButTheCard(page: Page, { dossier }: OwnClient): Promise<void> {
  const of = `/api/dossiers/${dossier}`
  const me = await (await page.request.get('/api/users/me')).json()
  const anamnesis = await send<{ _id: string }>(page, 'POST', `${of}/anamnesis/create_anamnesis`, {})
  await send(page, 'PUT', `${of}/anamnesis/${anamnesis._id}/pain`, { version: 0, answers: {} })
  const services = await (await page.request.get('/api/services?limit=1')).json()
  await send(page, 'POST', `${of}/prescriptions/add_prescription`, {
    prescription: {
      userId: me._id,
      start: today(),
      end: addDays(today(), 30),
      status: 'open',
      services: [{ serviceId: services.items[0]._id, duration: 60, frequency: 1, period: 7 }],
    },
  })
  const plan = await send<{ _id: string }>(page, 'POST', `${of}/care_plans/create_care_plan`, {
    problems: [someProblem()],
    evaluate_on: addDays(today(), 90),
  })
  await send(page, 'POST', `${of}/care_plans/${plan._id}/sign`, { version: 1 })
  await send(page, 'POST', '/api/tasks/create_task', {
    _id: newId(),
    title: 'Visita',
    date: addDays(today(), 1),
    start_time: '08:00',
    end_time: '09:00',
    type: 'client',
    client: dossier,
  })
}

async function completeByTheCard(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Dati sanitari') })
    .first()
    .click()
  await page.getByRole('textbox').first().fill('80756015090002647590')
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  await expect(page, 'the step comes back to its list').toHaveURL(/\/setup$/)
  await expect(page.getByText(say('È tutto pronto.'))).toBeVisible()
}

test('a dossier is set up step by step, with confetti once, and leads out by the way home', async ({
  page,
}) => {
  await ownPractice(page)
  const client = await ownClient(page)
  await setUpButTheCard(page, client)
  await openClient(page, client)
  await expect(page.getByText(say('{{count}} di {{total}} completati', { count: 4, total: 5 }))).toBeVisible()
  await page.getByRole('link', { name: say('Tutti i passi') }).click()
  await expect(page.getByRole('heading', { name: say('Completi') })).toBeVisible()
  await expect(page.locator(confetti)).toHaveCount(0)

  await completeByTheCard(page)
  await expect(page.locator(confetti)).toBeVisible()
  await expect(page.locator(confetti), 'they end by themselves').toHaveCount(0)
  await loadAnew(page)
  await expect(page.getByText(say('È tutto pronto.'))).toBeVisible()
  const again = page.waitForResponse(answer => answer.url().endsWith('/celebrate'), { timeout: 1_000 })
  await expect(again, 'nobody asks for them again').rejects.toThrow()

  await page.getByRole('link', { name: say('Fatto'), exact: true }).click()
  await expect(page).toHaveURL(/\/flow\?dossierId=/)
  await expect(page.getByRole('heading', { name: say('Il suo profilo') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Torna al dossier') })).toBeVisible()
  await page.getByRole('link', { name: say('Alla pagina iniziale') }).click()
  await expect(page.getByRole('heading', { name: say('Oggi'), level: 1 })).toBeVisible()
})

test('nothing moves for whoever asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPractice(page)
  const client = await ownClient(page)
  await setUpButTheCard(page, client)
  await page.goto(`/dossier/${client.dossier}/setup`)
  await completeByTheCard(page)
  await expect(page.locator(confetti)).toHaveCount(0)
  // The moment has not passed: it is kept until something may move.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator(confetti)).toBeVisible()
})

test('a nurse sees what her practice and she herself still need, and comes back from each step', async ({
  page,
}) => {
  await ownPractice(page)
  await page.goto('/setup')
  await expect(page.getByRole('link', { name: say('Collaboratori') })).toHaveCount(0)
  await page.getByRole('link', { name: say('Lingue parlate') }).click()
  await expect(page.getByRole('heading', { name: say('Lingue parlate'), level: 1 })).toBeVisible()
  await page.getByRole('link', { name: say('Indietro') }).click()
  await expect(page).toHaveURL(/\/setup$/)

  await page.getByRole('link', { name: say('Contatti') }).click()
  await page.getByLabel(saying('Telefono')).fill('079 123 45 67')
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  await expect(page).toHaveURL(/\/setup$/)
  await expect(page.getByRole('heading', { name: say('Completi') })).toBeVisible()

  await page.getByRole('link', { name: say('Primo dossier') }).click()
  await page.getByRole('textbox', { name: saying('Nome') }).fill('Maria')
  await page.getByRole('textbox', { name: saying('Cognome') }).fill('Bianchi')
  await page.getByText(say('femminile'), { exact: true }).click()
  await page.getByRole('button', { name: say('Crea dossier') }).click()
  await expect(page).toHaveURL(/\/setup$/)
  await expect(page.getByRole('heading', { name: say('Completi') })).toHaveCount(2)
})
