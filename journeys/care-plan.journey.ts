import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { either, say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, type Locator, type Page, test } from './story.ts'

/** Signs in a field with one line across it. */
async function drawIn(page: Page, field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  await untilAtRest(page)
  const { x, y, width, height } = (await field.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.3)
  await page.mouse.move(x + width * 0.8, y + height * 0.6)
  await page.mouse.up()
}

test('a care plan is written from a focus, signed, put on the calendar, evaluated and changed', async ({
  page,
}) => {
  test.slow()
  const dressing = either({ it: 'Medicazione semplice', fr: 'Pansement simple' })
  const focus = 'Ferita al piede'
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await send(page, 'POST', `/api/dossiers/${dossier}/focuses/create_focus`, { focus, data: 'Arrossata' })
  const plan = `/dossier/${dossier}/attributes/care_plan`
  await page.goto(plan)
  await page.getByRole('link', { name: say('Scrivi il piano di cura') }).click()

  await page
    .getByRole('group', { name: say('Dai focus aperti') })
    .getByRole('button', { name: focus })
    .click()
  const problem = page.getByRole('region', { name: focus })
  await expect(problem.getByRole('textbox', { name: say('Problema infermieristico') })).toHaveValue(focus)
  await problem
    .getByRole('textbox', { name: say('Obiettivo {{place}}', { place: 1 }), exact: true })
    .fill('Chiusa entro sei settimane')
  await problem.getByRole('button', { name: say('Collega una prestazione') }).click()
  await page
    .getByRole('searchbox', { name: say('Cerca una prestazione') })
    .fill(either({ it: 'medicazione sempl', fr: 'pansement sim' }))
  await untilAtRest(page)
  await page.getByRole('button', { name: new RegExp(`^${dressing}`) }).click()
  await expect(problem.getByRole('textbox', { name: say('Che cosa si fa') })).toHaveValue(dressing)
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await loadAnew(page)
  await expect(
    problem.getByRole('textbox', { name: say('Che cosa si fa') }),
    'what was typed survives a reload',
  ).toHaveValue(dressing)
  await page.getByRole('button', { name: say('Salva la bozza') }).click()

  await page.getByRole('button', { name: say('Firma il piano') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(say('Firma anche il cliente')).click()
  await sheet.getByRole('textbox', { name: say('Nome di chi firma') }).fill('Rosa Prova, figlia')
  await drawIn(page, sheet.getByRole('img', { name: say('Non ancora firmato') }))
  await expect(sheet.getByRole('img', { name: say('Firmato sullo schermo') })).toBeVisible()
  await sheet.getByRole('button', { name: say('Firma'), exact: true }).click()
  await expect(page.getByText('Rosa Prova, figlia', { exact: false }).first()).toBeVisible()
  await expect(
    page.getByRole('img', { name: say('Firma di {{name}}', { name: 'Rosa Prova, figlia' }) }),
  ).toBeVisible()

  // Nothing is planned by the plan: its measure leads to the calendar, filled in.
  await page.getByRole('button', { name: say('Metti in calendario') }).click()
  await sheet.getByRole('link', { name: saying('Nuove visite') }).click()
  await expect(page.getByRole('textbox', { name: say('Titolo') })).toHaveValue(dressing)
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  await expect(
    page.getByText(say('{{name}} è aggiunta alla visita. Vale da quando si salva.', { name: dressing })),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  await sheet.getByText(say('Tutta la serie')).click()
  await sheet.getByRole('button', { name: say('Salva'), exact: true }).click()
  await expect(page.getByText(say('Pianificazione salvata'))).toBeVisible()

  await goOn(page, plan)
  const planned = page.getByRole('list', { name: say('In calendario') }).getByRole('link')
  await expect(planned, 'what is planned is led to, and not planned twice').toHaveCount(1)
  await expect(page.getByRole('button', { name: say('Metti in calendario') })).toHaveCount(0)
  await page.getByRole('link', { name: say('Valuta il piano') }).click()
  await page.getByRole('button', { name: say('In parte') }).click()
  await page.getByRole('textbox', { name: say('Che cosa si osserva') }).fill('Un terzo in meno')
  await page.getByRole('button', { name: say('Salva la valutazione') }).click()
  await expect(page.getByText('Un terzo in meno').first()).toBeVisible()

  await page.getByRole('link', { name: say('Modifica') }).click()
  await page
    .getByRole('textbox', { name: say('Obiettivo {{place}}', { place: 1 }), exact: true })
    .fill('Chiusa entro otto settimane')
  await page.getByRole('button', { name: say('Salva'), exact: true }).click()
  await sheet.getByRole('button', { name: say('Il bisogno è cambiato') }).click()
  await sheet.getByRole('button', { name: say('Salva la correzione') }).click()
  await expect(
    page.getByText(say('C’è una modifica non ancora firmata. Fino alla firma vale questa versione.')),
    'what was signed holds until the change is signed too',
  ).toBeVisible()
  const read = page.getByRole('list').getByText('Chiusa entro sei settimane')
  await expect(read.first()).toBeVisible()
  await page.getByRole('button', { name: say('Mostra la bozza') }).click()
  await expect(page.getByRole('list').getByText('Chiusa entro otto settimane').first()).toBeVisible()
})
