import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { loadAnew } from './load-anew.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'
import { expect, type Page, test } from './story.ts'

const returnWay = /Rientro dall'ospedale/

const answer = (page: Page, drug: string, act: 'Continua' | 'Modifica' | 'Termina') =>
  page
    .getByRole('group', { name: `Come procedere con ${drug}?` })
    .getByRole('button', { name: act })
    .click()

test('back from hospital: one drug goes on, one is changed, one is stopped, in one save', async ({
  page,
}) => {
  await signInUnseen(page, 'indipendente')
  const client = await ownClient(page)
  const order = { modality: 'OS', dose_unit: 'tablet', start_date: addDays(today(), -20), morning: 1 }
  for (const name of ['Prova continua', 'Prova cambia', 'Prova ferma'])
    await send(page, 'POST', `/api/dossiers/${client.dossier}/drugs/create_drug`, { name, ...order })

  await openDrugs(page, client)
  await page.getByRole('link', { name: returnWay }).first().click()
  await page.getByRole('heading', { name: returnWay, level: 1 }).waitFor()
  const save = page.getByRole('button', { name: 'Salva' })
  await answer(page, 'Prova continua', 'Continua')
  await answer(page, 'Prova ferma', 'Termina')
  await expect(save).toBeDisabled()
  await answer(page, 'Prova cambia', 'Modifica')
  const sheet = page.getByRole('dialog', { name: 'Modifica Prova cambia' })
  await sheet.getByRole('button', { name: 'Sera: più' }).click()
  await sheet.getByRole('button', { name: 'Applica' }).click()
  await expect(page.getByText('Modifica: Sera')).toBeVisible()
  await save.click()

  await page.getByRole('heading', { name: 'Farmaci', level: 1 }).waitFor()
  await loadAnew(page)
  await page.getByRole('heading', { name: 'Farmaci', level: 1 }).waitFor()
  const drugs = await page.request.get(`/api/dossiers/${client.dossier}/drugs/get_drugs`)
  const kept = new Map(((await drugs.json()) as { name: string }[]).map(({ name, ...drug }) => [name, drug]))
  expect(kept.get('Prova continua')).toMatchObject({ version: 1, end_date: null })
  expect(kept.get('Prova cambia')).toMatchObject({ version: 2, evening: expect.any(Number) })
  expect(kept.get('Prova ferma')).toMatchObject({ version: 2, end_date: today() })
})
