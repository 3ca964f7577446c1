import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'
import { expect, test } from './story.ts'

/** A scale of the glycaemia, at every moment: the story holds at any hour. */
const scaled = {
  modality: 'SC',
  dose_unit: 'unit',
  start_date: addDays(today(), -1),
  morning: 1,
  afternoon: 1,
  evening: 1,
  night: 1,
  dose_scale: {
    parameter: 'glyc',
    steps: [
      { from: 4, dose: 0 },
      { from: 8, dose: 4 },
      { from: 12, dose: 6 },
    ],
  },
}

test('insulin by scale: measured and given in one, another amount with its reason', { tag: '@day' }, async ({
  page,
}) => {
  await signInUnseen(page, 'indipendente')
  const client = await ownClient(page)
  for (const name of ['Insulina prova', 'Penna prova'])
    await send(page, 'POST', `/api/dossiers/${client.dossier}/drugs/create_drug`, { name, ...scaled })
  await openDrugs(page, client)
  await expect(page.getByText('secondo scala').filter({ visible: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Dosi del giorno' }).click()
  const line = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Misura' })
  await line('Insulina prova')
    .getByRole('button', { name: 'Insulina prova: Misura: Glicemia' })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Prima della dose' })
  await sheet.getByLabel(/^Glicemia/).fill('12,4')
  await sheet.getByLabel(/^Glicemia/).blur()
  await expect(sheet).toContainText('La scala propone 6 unità.')
  await sheet.getByRole('button', { name: 'Somministra 6 unità' }).click()
  await expect(page.getByText(/^6 unità, /).first()).toBeVisible()

  // A dose whose window is over asks for its time: the next one does not.
  const proposal = page.getByRole('button', { name: 'Penna prova: Somministra 6 unità' })
  const pen = page.getByRole('listitem').filter({ hasText: 'Penna prova' }).filter({ has: proposal })
  await expect(proposal.first()).toBeVisible()
  await pen.getByRole('button', { name: 'Penna prova: altro esito' }).first().click()
  const answer = page.getByRole('dialog', { name: 'Esito della dose' })
  await answer.getByRole('button', { name: 'Somministrata' }).click()
  await answer.getByLabel('Dose', { exact: true }).fill('8')
  await answer.getByRole('button', { name: 'Salva' }).click()
  await expect(sheet).toContainText('la scala propone 6 unità')
  await sheet.getByRole('button', { name: 'Somministra 8 unità' }).click()
  await expect(sheet).toContainText(/Indicare il motivo/)
  await sheet.getByRole('button', { name: 'Sentito il medico' }).click()
  await sheet.getByRole('button', { name: 'Somministra 8 unità' }).click()
  await expect(page.getByText(/^8 unità, /).first()).toBeVisible()
  await expect(page.getByText('Confermata: Sentito il medico').first()).toBeVisible()
})
