import { newId } from '@vicino/domain/wire/id.ts'
import { accessibilityFindings } from './accessible.ts'
import { goOn } from './go-on.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { ownPractice } from './own-practice.ts'
import { either, say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

/** A green square of 8 pixels. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgigrBihiGlgQA50cuAflQ+KEAAAAASUVORK5CYII=',
  'base64',
)

/** The line of the account that says whether she is published. */
const published = (answer: string): string => `${say('Pubblica il profilo')} ${answer}`

/** A slug that nothing else in this run has. */
const freshSlug = (name: string): string => `${name}-${newId().slice(-8)}`

test('a nurse says which languages she speaks, and a colleague reads them', async ({ page, another }) => {
  const { business } = await ownHouse(page, 'Spitex dei Noci')
  const colleague = await another()
  await ownColleague(page, colleague, { business, role: 'INF', last_name: 'Ferrari' })
  const tigrinya = either({ it: 'Tigrino', fr: 'Tigrigna' })
  await page.goto('/account')
  await page.getByRole('link', { name: saying('Lingue parlate') }).click()
  const languages = page.getByRole('group', { name: say('Lingue parlate') })
  await languages.getByRole('button', { name: tigrinya, exact: true }).click()
  await page.getByRole('button', { name: say('Salva') }).click()
  await expect(page.getByText(say('Il profilo è aggiornato'))).toBeVisible()
  const { slug } = await (await page.request.get('/api/users/me')).json()

  await colleague.goto(`/${slug}`)
  await expect(colleague.getByText(saying('Lingue: {{languages}}'))).toContainText(tigrinya, {
    ignoreCase: true,
  })
})

test('a nurse moves her page and that of her practice, and is told what she cannot have', async ({
  page,
  another,
}) => {
  await ownPractice(page)
  const other = await another()
  await ownPractice(other)
  const taken = freshSlug('presa')
  await send(other, 'PATCH', '/api/users/me', { version: 1, slug: taken })

  await page.goto('/account')
  await page.getByRole('link', { name: saying('Indirizzo della pagina') }).click()
  const field = page.getByLabel(saying('Indirizzo della pagina'))
  const save = page.getByRole('button', { name: say('Salva') })
  await field.fill('dossier')
  await save.click()
  await expect(page.getByText(say('Questo indirizzo è riservato al programma.'))).toBeVisible()
  await field.fill(taken)
  await save.click()
  await expect(page.getByText(say('Questo indirizzo è già preso: sceglierne un altro.'))).toBeVisible()
  const free = freshSlug('vera')
  await field.fill(free)
  await save.click()
  await expect(page.getByText(say('Il profilo è aggiornato'))).toBeVisible()
  await expect(page.getByRole('link', { name: `${say('Indirizzo della pagina')} /${free}` })).toBeVisible()
  await page.getByRole('link', { name: say('La sua pagina, come si apre agli altri') }).click()
  await expect(page).toHaveURL(`/${free}`)
  await expect(page.getByRole('heading', { name: 'Vera Prova' })).toBeVisible()

  await goOn(page, '/settings')
  await page.getByRole('heading', { name: say('La pagina di presentazione') }).click()
  await page.getByRole('link', { name: say('Modifica la pagina') }).click()
  const practice = freshSlug('studio')
  await field.fill(practice)
  await page.getByLabel(saying('Presentazione')).fill('Cure a domicilio in Leventina.')
  await save.click()
  await expect(page.getByText(say('La presentazione è aggiornata'))).toBeVisible()
  // The form says that address too: its step back would overtake a way elsewhere.
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText(`/business/${practice}`)).toBeVisible()
  await goOn(page, `/business/${practice}`)
  await expect(page.getByText('Cure a domicilio in Leventina.')).toBeVisible()
})

test('a nurse writes her address, nationality and religion, which only she reads', async ({ page }) => {
  await ownPractice(page)
  const save = page.getByRole('button', { name: say('Salva') })
  await page.goto('/account')
  await page.getByRole('link', { name: [say('Indirizzo'), say('Nessuna indicazione')].join(' ') }).click()
  await page.getByLabel(say('Via'), { exact: true }).fill('Via Nassa')
  await page.getByLabel(say('NPA')).fill('690')
  await page.getByLabel(say('Località')).fill('Lugano')
  await save.click()
  await expect(page.getByText(say('Controllare il NPA.'))).toBeVisible()
  await page.getByLabel(say('NPA')).fill('6900')
  await save.click()
  await page.getByRole('link', { name: [say('Nazionalità'), say('Nessuna indicazione')].join(' ') }).click()
  await page.getByLabel(say('Nazionalità')).selectOption('PT')
  await save.click()
  await page.getByRole('link', { name: [say('Religione'), say('Nessuna indicazione')].join(' ') }).click()
  await page.getByLabel(say('Religione')).fill('Buddista')
  await save.click()
  const ownList = page.getByRole('list', { name: say('Solo per lei') })
  await expect(ownList).toContainText('Via Nassa, 6900 Lugano (TI)')
  await expect(ownList).toContainText(either({ it: 'Portogallo', fr: 'Portugal' }))
  await expect(ownList).toContainText('Buddista')
  const { slug } = await (await page.request.get('/api/users/me')).json()
  await goOn(page, `/${slug}`)
  await expect(page.getByRole('heading', { name: 'Vera Prova' })).toBeVisible()
  await expect(page.getByText(/Portogallo|Portugal|Buddista|Nassa/)).toHaveCount(0)
})

test('a nurse publishes her page and that of her practice, the world opens both, and she takes hers back', async ({
  page,
  another,
}) => {
  await ownPractice(page)
  const slug = freshSlug('vera')
  const practice = freshSlug('studio')
  const bio = 'Infermiera indipendente in Leventina: cure palliative, ferite, terapie endovenose.'
  await send(page, 'PATCH', '/api/users/me', { version: 1, slug, bio, languages: ['it', 'gsw'] })
  const stranger = await another()
  await stranger.goto(`/${slug}`)
  await expect(stranger, 'unpublished, it asks to sign in').toHaveURL(/\/sign-in\?redirect=/)

  const save = page.getByRole('button', { name: say('Salva') })
  const publish = page.getByRole('switch', { name: saying('Pubblica il profilo') })
  await page.goto('/account')
  await page.getByRole('link', { name: published(say('No')) }).click()
  await expect(
    page.getByText(
      saying(
        'Chiunque apra {{address}}, anche senza accesso, vede nome, foto, presentazione e lingue parlate, e chi usa Vicino la trova nella ricerca. Mai telefono, e-mail, data di nascita, ruolo o luogo di lavoro.',
      ),
    ),
  ).toBeVisible()
  await publish.press(' ')
  await save.click()
  await expect(page.getByRole('link', { name: published(say('Sì')) })).toBeVisible()
  await goOn(page, '/settings/presentation')
  await page.getByLabel(saying('Indirizzo della pagina')).fill(practice)
  await publish.press(' ')
  await save.click()
  await expect(page.getByText(say('La presentazione è aggiornata'))).toBeVisible()

  // The save leads back to the settings.
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('heading', { name: say('Logo') }).click()
  await page
    .getByLabel(say('Logo'), { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByText(say('Il logo è cambiato'))).toBeVisible()

  await stranger.goto(`/${slug}`)
  await expect(stranger.getByRole('heading', { name: 'Vera Prova' })).toBeVisible()
  await expect(stranger.getByText(saying('Lingue: {{languages}}'))).toBeVisible()
  await expect(stranger.getByText(bio)).toHaveCount(0)
  await stranger.getByRole('button', { name: say('Mostra tutto') }).click()
  await expect(stranger.getByText(bio)).toBeVisible()
  expect(await accessibilityFindings(stranger)).toEqual([])
  await stranger.goto(`/business/${practice}`)
  await expect(stranger.getByText(say('Studio infermieristico'))).toBeVisible()
  await expect(stranger.locator('[data-logo]')).toHaveJSProperty('naturalWidth', 8)
  expect(await accessibilityFindings(stranger)).toEqual([])

  const elsewhere = await another()
  await ownPractice(elsewhere)
  await elsewhere.goto(`/${slug}`)
  await expect(elsewhere.getByRole('heading', { name: 'Vera Prova' })).toBeVisible()
  await expect(elsewhere.getByRole('navigation').first(), 'inside the application').toBeVisible()

  await goOn(page, '/account/published')
  await publish.press(' ')
  await save.click()
  await expect(page.getByRole('link', { name: published(say('No')) })).toBeVisible()
  await stranger.goto(`/${slug}`)
  await expect(stranger).toHaveURL(/\/sign-in\?redirect=/)
})
