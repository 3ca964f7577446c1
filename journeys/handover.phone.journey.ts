import { expect, test } from './story.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { desk } from './desk.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { send } from './send.ts'
import { signIn, signInUnseen } from './sign-in.ts'

test('a dose given too early is kept with its reason, handed over, and taken over by another nurse', {
  tag: '@day',
}, async ({ page, another }) => {
  await signInUnseen(page, 'infermiera')
  const { dossier, name: client } = await ownClient(page)
  // What was handed over is read of all clients at once: told again, it is another drug.
  const name = `Ibuprofene prova ${test.info().repeatEachIndex + 1}`
  const drug = { name, modality: 'OS', morning: 1, reserve: true, reserve_min_interval_hours: 4 }
  await send(page, 'POST', `/api/dossiers/${dossier}/drugs/create_drug`, {
    ...drug,
    start_date: addDays(today(), -1),
  })

  await page.goto(`/dossier/${dossier}/activity/drugs`)
  await page.getByRole('link', { name: 'Dosi del giorno' }).click()
  const line = page.getByRole('listitem').filter({ hasText: name }).first()
  const give = line.getByRole('button', { name: `${name}: somministra` })
  await give.click()
  await expect(line).toContainText(/Possibile dalle/)
  await give.click()
  const early = page.getByRole('dialog', { name: 'Prima della dose' })
  await expect(early).toContainText('Già data')
  await early.getByLabel('Altro motivo').fill('Dolore 8 su 10, sentito il medico')
  await early.getByRole('button', { name: 'Registra la dose' }).click()
  await expect(line).toContainText('Confermata: Dolore 8 su 10, sentito il medico')
  await expect(line).toContainText('In consegna')

  const colleague = await another({ viewport: desk, hasTouch: false })
  await signIn(colleague, 'direzione', '/handover')
  const item = colleague.getByRole('region', { name: client }).getByRole('listitem').filter({ hasText: name })
  await item.getByRole('button', { name: `Prendo in carico: ${name}` }).click()
  await expect(item).toContainText('Preso in carico')
  await expect(item.getByRole('button')).toHaveCount(0)
  const by = await item.innerText()

  await goOn(page, '/handover')
  const sent = page.getByRole('listitem').filter({ hasText: name })
  await expect(sent).toContainText('Preso in carico')
  expect(by).toContain(((await sent.innerText()).match(/Preso in carico\s+([^,]+),/) ?? [])[1])
})
