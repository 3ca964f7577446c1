import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

test('a protocol is released, proposed by a focus, opened with its tasks, carried out and ended', async ({
  page,
}) => {
  test.slow()
  const falls = 'Prevenzione delle cadute'
  const title = say(falls)
  const gait = say('Valutare marcia, equilibrio, vista, piedi e calzature')
  const survey = say('Sopralluogo del domicilio: tappeti, luci, bagno, scale, animali')
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  const focus = { focus: 'Cade di notte', focusTopicId: 'fall-risk', data: 'Luce spenta' }
  await send(page, 'POST', `/api/dossiers/${dossier}/focuses/create_focus`, focus)
  const protocols = `/dossier/${dossier}/attributes/protocols`

  // What nobody has released is named, and cannot be opened.
  await page.goto(protocols)
  await expect(page.getByText('Cade di notte')).toBeVisible()
  await expect(page.getByText(say('Bozza'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Apri «{{title}}»', { title }) })).toHaveCount(0)
  await page.getByRole('link', { name: say('Rivedi e rilascia') }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('textbox', { name: say('Titolo') })).toHaveValue(falls)
  await page.getByRole('button', { name: say('Salva la bozza') }).click()
  await page.getByRole('button', { name: say('Rilascia il protocollo') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('Rilascia'), exact: true }).click()
  await expect(page.getByText(say('Rilasciato'), { exact: true }).first()).toBeVisible()

  await goOn(page, protocols)
  await page.getByRole('button', { name: say('Apri «{{title}}»', { title }) }).click()
  await sheet.getByText(say('Chiedere al medico una revisione dei medicamenti')).click()
  await sheet.getByRole('button', { name: say('Apri protocollo') }).click()
  const steps = page.getByRole('listitem')
  const house = steps.filter({ hasText: survey })
  await expect(house.getByText(say('Da fare oggi'))).toBeVisible()
  await expect(
    page.getByText(say('Chiedere al medico una revisione dei medicamenti')),
    'what was not chosen is none of it',
  ).toHaveCount(0)

  await untilAtRest(page)
  await house.getByRole('button', { name: say('Conferma: {{step}}', { step: survey }) }).click()
  await sheet
    .getByRole('textbox', { name: say('Che cosa è stato fatto e osservato') })
    .fill('Tappeti tolti, luce al bagno')
  await sheet.getByRole('button', { name: say('Conferma'), exact: true }).click()
  await expect(house.getByText('Tappeti tolti, luce al bagno')).toBeVisible()
  await expect(house.getByText(say('Da fare oggi')), 'its task is done with it').toHaveCount(0)

  // The same from the task in the calendar: done there, it is done here.
  const protocol = new URL(page.url()).pathname
  await goOn(page, '/')
  await page.getByRole('link', { name: gait }).click()
  await page.getByRole('button', { name: say('Fatto') }).click()
  await sheet.getByRole('textbox', { name: say('Che cosa è stato fatto e osservato') }).fill('Passo corto')
  await sheet.getByRole('button', { name: say('Conferma'), exact: true }).click()
  await expect(page.getByRole('status').getByText(say('Completato'))).toBeVisible()
  await goOn(page, protocol)
  await expect(steps.filter({ hasText: gait }).getByText('Passo corto')).toBeVisible()

  await untilAtRest(page)
  await page.getByRole('link', { name: say('Valuta o concludi') }).click()
  const reached = page.getByRole('button', { name: say('Raggiunto'), exact: true })
  await expect(reached).toHaveCount(3)
  for (let goal = 0; goal < 3; goal++) await reached.nth(goal).click()
  await page.getByText(say('Il protocollo si conclude')).click()
  await page.getByRole('button', { name: say('Rimuoverli dal calendario') }).click()
  await page.getByRole('button', { name: say('Salva la valutazione') }).click()
  await expect(page.getByText(say('Concluso'), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(say('Rimossi dal calendario: {{number}}', { number: 2 }))).toBeVisible()
})
