import { accessibilityFindings } from './accessible.ts'
import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { ownPractice } from './own-practice.ts'
import { expect, test } from './story.ts'

test('what an ambulance asks stands on one page, two taps or two words away, and says what nobody has asked', async ({
  page,
}) => {
  await ownPractice(page)
  const { dossier, name, family } = await ownClient(page)
  const base = `/api/dossiers/${dossier}`
  await page.goto(`/dossier/${dossier}/activity`)
  await page
    .getByRole('link', { name: say("Scheda d'emergenza") })
    .first()
    .click()
  await expect(page.getByText(say('Allergie: non rilevate'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('Chiama il 144') })).toHaveAttribute('href', 'tel:144')

  const daughter = { name: 'Laura Prova', relation: 'daughter', phone: '+41791234567', scope: 'clinical' }
  await send(page, 'POST', `${base}/contact_persons`, daughter)
  const drug = { name: 'Bisoprololo prova', modality: 'OS', morning: 1, start_date: '2020-01-01' }
  await send(page, 'POST', `${base}/drugs/create_drug`, drug)
  const { _id } = await send<{ _id: string }>(page, 'POST', `${base}/anamnesis/create_anamnesis`, {})
  const answers = { allergies: 'yes', allergies_note: 'Penicillina' }
  await send(page, 'PUT', `${base}/anamnesis/${_id}/health_state`, { version: 0, answers })

  await loadAnew(page)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText(/Penicillina/)).toBeVisible()
  await expect(page.getByText(say('Allergie: non rilevate'))).toBeHidden()
  await expect(page.getByText(/Bisoprololo prova/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Laura Prova/ }).first()).toHaveAttribute(
    'href',
    'tel:+41791234567',
  )

  // From anywhere, by its name and the client's.
  await goOn(page, '/')
  const field = page.getByRole('combobox')
  const find = page.getByRole('button', { name: saying('Trova') }).filter({ visible: true })
  await find.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(find).toBeFocused()
  await page.keyboard.press('Control+k')
  await field.fill(`${family} ${say("Scheda d'emergenza")}`)
  const way = page.getByRole('option', { name: new RegExp(`${say("Scheda d'emergenza")}.*${name}`) })
  await expect(way).toHaveAttribute('aria-selected', 'true')
  await untilAtRest(page)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/dossier/${dossier}/emergency$`))
  await expect(page.getByText(/Penicillina/)).toBeVisible()
})
