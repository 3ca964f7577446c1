import { untilAtRest } from './at-rest.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { either, say, saying } from './say.ts'
import { ownPractice } from './own-practice.ts'
import { expect, test } from './story.ts'

test('a prescription is written in four steps, survives a reload, is closed, renewed and put on paper', async ({
  page,
}) => {
  // No printer is asked: how often it would have been is counted.
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1)
    }
  })
  const printed = (): Promise<number> =>
    page.evaluate(() => Number(document.documentElement.dataset['printed'] ?? 0))
  const dressing = either({ it: 'Medicazione semplice', fr: 'Pansement simple' })
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes/prescription`)
  await expect(page.getByText(say('Nessuna prescrizione'))).toBeVisible()
  await page.getByRole('link', { name: say('Crea prescrizione') }).click()
  const next = page.getByRole('button', { name: say('Avanti') })
  await page.getByRole('button', { name: say('{{count}} mesi', { count: 12 }) }).click()
  await next.click()

  // Without a service there is nothing to time.
  await expect(page.getByText(say('Passo {{step}} di {{steps}}', { step: 2, steps: 4 }))).toBeVisible()
  await expect(next).toBeDisabled()
  await page
    .getByRole('searchbox', { name: say('Cerca una prestazione') })
    .fill(either({ it: 'medicazione sempl', fr: 'pansement sim' }))
  await page.getByRole('button', { name: new RegExp(`^${dressing}`) }).click()
  await next.click()
  await expect(page.getByText(say('Passo {{step}} di {{steps}}', { step: 3, steps: 4 }))).toBeVisible()
  const minutes = page.getByRole('textbox', { name: say('Durata') })
  await minutes.fill('20')
  await minutes.blur()
  const totals = page.getByRole('row', { name: saying('In tutto') })
  // 20 minutes three times a week: 257.14 minutes of a month of 30 days.
  await expect(totals).toContainText('4.29')
  await expect(totals).toContainText('12.86')
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()

  await loadAnew(page)
  await expect(
    page.getByText(say('Passo {{step}} di {{steps}}', { step: 3, steps: 4 })),
    'the draft goes on where it was left',
  ).toBeVisible()
  await expect(minutes, 'the draft survives a reload').toHaveValue('20')
  await next.click()
  await page.getByRole('button', { name: say('Indietro') }).click()
  await expect(
    page.getByText(say('Passo {{step}} di {{steps}}', { step: 3, steps: 4 })),
    'back from the summary is the timing',
  ).toBeVisible()
  await next.click()
  await page.getByRole('textbox', { name: say('Nome del medico') }).fill('Dr.ssa Prova')
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()

  const row = page
    .getByRole('list', { name: say('Prescrizioni') })
    .getByRole('link')
    .filter({ hasText: say('Aperta') })
  await expect(row).toContainText(say('Aperta'))
  await expect(row).toContainText(say('{{hours}} h al mese', { hours: 'B 4.29' }))
  await row.click()
  await expect(
    page.getByText(
      either({
        it: 'Una prescrizione di prestazioni B vale al massimo 9 mesi.',
        fr: 'Une prescription de prestations B vaut 9 mois au plus.',
      }),
    ),
  ).toBeVisible()
  await expect(
    page.getByText(either({ it: '20 min, 3 volte alla settimana', fr: '20 min, 3 fois par semaine' })),
  ).toBeVisible()
  await expect(page.getByText(saying('eseguito {{time}}', { time: '0 min' }))).toBeVisible()

  await page.getByRole('link', { name: say('Modulo'), exact: true }).click()
  const measure = page.getByRole('row', { name: dressing }).first()
  await expect(measure).toContainText('b.10')
  await expect(measure).toContainText(say('con prescrizione medica'))
  await expect(page.getByText('Dr.ssa Prova')).toHaveCount(2)
  await expect(page.getByText(say('Data, firma e timbro'))).toBeVisible()
  await page
    .getByRole('link', { name: say('Indietro') })
    .or(page.getByRole('button', { name: say('Indietro') }))
    .click()

  const closing = page.getByRole('dialog', { name: say('Chiudere la prescrizione?') })
  const close = async (): Promise<void> => {
    await page.getByRole('button', { name: say('Chiudi la prescrizione') }).click()
    await expect(
      closing.getByText(say('Nessuna visita dopo questo giorno perde la prescrizione.')),
    ).toBeVisible()
    await closing.getByRole('button', { name: say('Chiudi la prescrizione') }).click()
    await expect(page.getByText(saying('Prescrizione chiusa: finisce il {{day}}')).last()).toBeVisible()
  }
  await close()
  await page.getByRole('button', { name: say('Annulla'), exact: true }).click()
  await expect(page.getByText(saying('Prescrizione riaperta: finisce il {{day}}'))).toBeVisible()
  await close()
  await expect(page.getByRole('button', { name: say('Riapri la prescrizione') })).toBeVisible()
  await expect(
    page.getByText(saying('Chiusa prima del termine: era prevista fino al {{day}}.')),
  ).toBeVisible()

  await page.getByRole('link', { name: say('Rinnova') }).click()
  await expect(page.getByRole('heading', { name: say('Rinnova la prescrizione') })).toBeVisible()
  for (const step of [2, 3]) {
    // What a step holds comes after its title, and moves what stands below it.
    await untilAtRest(page)
    await next.click()
    await expect(page.getByText(say('Passo {{step}} di {{steps}}', { step, steps: 4 }))).toBeVisible()
  }
  await expect(page.getByText(say('Prescritto'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('Finora mai eseguita.'))).toBeVisible()
  await next.click()
  await expect(page.getByText(say('Passo {{step}} di {{steps}}', { step: 4, steps: 4 }))).toBeVisible()
  await expect(page.getByRole('textbox', { name: say('Nome del medico') })).toHaveValue('Dr.ssa Prova')
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  // The list beside the form may know of it before the form does.
  await expect(page.getByRole('heading', { name: say('Rinnova la prescrizione') })).toHaveCount(0)
  await expect(page.getByRole('list', { name: say('Prescrizioni') }).getByRole('listitem')).toHaveCount(2)

  await page
    .getByRole('button', { name: say('Stampa il modulo') })
    .last()
    .click()
  await expect.poll(printed, 'one tap puts the renewal on paper').toBe(1)
  await expect(page.getByText(say('Rinnovo'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('Foglio di pianificazione delle prestazioni'))).toBeVisible()
  await loadAnew(page)
  await expect(page.getByText(say('Rinnovo'), { exact: true })).toBeVisible()
  expect(await printed(), 'a reload only shows it').toBe(0)
})
