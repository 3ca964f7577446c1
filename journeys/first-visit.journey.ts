import { newId } from '@vicino/domain/wire/id.ts'
import { today } from './clock.ts'
import { say, saying } from './say.ts'
import { expect, type Locator, test } from './story.ts'

/** What a tap and a typed character cost somebody who looks where she goes, in seconds. */
const perTap = 3
const perCharacter = 0.4

test('a new independent nurse gets from sign-up to her first saved visit in 3 minutes and 25 taps', async ({
  page,
}) => {
  const counted = { taps: 0, characters: 0 }
  const tap = async (target: Locator): Promise<void> => {
    await target.click()
    counted.taps++
  }
  const type = async (field: Locator, text: string): Promise<void> => {
    await tap(field)
    await page.keyboard.type(text)
    counted.characters += text.length
  }

  await page.goto('/sign-up')
  await type(page.getByLabel(say('Nome'), { exact: true }), 'Vera')
  await type(page.getByLabel(say('Cognome'), { exact: true }), 'Prova')
  await type(page.getByLabel(say('E-mail'), { exact: true }), `${newId()}@prova.vicino.test`)
  await type(page.getByLabel(say('Password'), { exact: true }), 'prova-di-viaggio')
  await tap(page.getByRole('button', { name: say('Inizia'), exact: true }))

  // An empty day says where to begin.
  await tap(page.getByRole('main').getByRole('link', { name: say('Nuovo dossier') }))
  await type(page.getByRole('textbox', { name: saying('Nome') }), 'Maria')
  await type(page.getByRole('textbox', { name: saying('Cognome') }), 'Bianchi')
  await type(page.getByRole('textbox', { name: saying('Data di nascita') }), '11.02.1931')
  await tap(page.getByText(say('femminile'), { exact: true }))
  await tap(page.getByRole('button', { name: say('Crea dossier') }))

  await tap(page.getByRole('link', { name: say('Nuova visita') }))
  await type(page.getByRole('textbox', { name: saying('Titolo') }), 'Prima visita')
  await tap(page.getByRole('button', { name: say('Salva'), exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prima visita')

  const [visit] = await (await page.request.get(`/api/tasks/date/${today()}`)).json()
  expect(visit).toMatchObject({ title: 'Prima visita', client: { name: 'Maria Bianchi' } })
  const seconds = counted.taps * perTap + counted.characters * perCharacter
  test
    .info()
    .annotations.push({ type: 'taps', description: `${counted.taps} taps, ${Math.round(seconds)} s` })
  expect(counted.taps).toBeLessThanOrEqual(25)
  expect(seconds).toBeLessThanOrEqual(180)
})
