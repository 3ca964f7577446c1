import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { rememberLanguage } from '../i18n/language.ts'
import { answerCalls } from '../testing/answer-calls.ts'

const [page] = Object.values(
  import.meta.glob<string>('../../published.html', { query: '?raw', import: 'default', eager: true }),
)

/** The page as the browser opens it at an address: its script begins with what stands on it. */
async function openPage(path: string, answers: Record<string, unknown>) {
  document.body.innerHTML = /<body>([^]*)<script/.exec(page!)![1]!
  history.replaceState(null, '', path)
  rememberLanguage('it')
  vi.resetModules()
  const sent = answerCalls(call => {
    const body = answers[call.path]
    return body === undefined
      ? { status: 404, body: { code: 'not_found', detail: 'Non trovato.', errors: [] } }
      : { body }
  })
  await import('./published.ts')
  return { user: userEvent.setup(), paths: () => sent.map(call => call.path) }
}

afterEach(() => history.replaceState(null, '', '/'))

const bio = 'Infermiera a Biasca, cure palliative e cura delle ferite, da sola e con altri.'
const person = { name: 'Anna Rossi', avatar: null, bio, languages: ['it', 'gsw'], demo: false }

it('shows a person with her presentation cut, and the rest on request', async () => {
  const { user } = await openPage('/anna-rossi', { '/api/published/people/anna-rossi': person })
  expect(await screen.findByRole('heading', { name: 'Anna Rossi' })).toBeVisible()
  expect(document.title).toBe('Anna Rossi · Vicino')
  expect(screen.getByText('Lingue: Italiano e Svizzero tedesco')).toBeVisible()
  expect(screen.getByText(/^Infermiera a Biasca.*…$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }))
  expect(screen.getByText(bio)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mostra meno' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Accedi a Vicino' })).toHaveAttribute(
    'href',
    '/sign-in?redirect=%2Fanna-rossi',
  )
})

it('says it in another language, and keeps what was opened open', async () => {
  const { user } = await openPage('/anna-rossi', { '/api/published/people/anna-rossi': person })
  await user.click(await screen.findByRole('button', { name: 'Mostra tutto' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Langue/ }), 'fr')
  expect(
    await screen.findByText('Langues\u202F: Italien et Suisse allemand', { normalizer: text => text }),
  ).toBeVisible()
  expect(screen.getByText(bio)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Afficher moins' })).toBeVisible()
})

it('shows a business with its logo, its kind, and that it is a demonstration', async () => {
  const logo = '/api/published/businesses/spitex-prova/logo'
  const shown = { name: 'Spitex Prova', kind: 'business', bio: 'Cure.', logo, demo: true }
  await openPage('/business/spitex-prova', { '/api/published/businesses/spitex-prova': shown })
  expect(await screen.findByText('Organizzazione')).toBeVisible()
  expect(screen.getByText('Dimostrazione: persone e dati inventati')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mostra tutto' })).toBeNull()
  const [face, sign] = document.querySelectorAll<HTMLImageElement>('article img')
  expect([face!.hidden, sign!.hidden, sign!.getAttribute('src')]).toEqual([true, false, logo])
})

it.each(['/nessuno', '/business/nessuna'])('says of %s that it is not public', async path => {
  const { paths } = await openPage(path, {})
  expect(await screen.findByText('Questa pagina non è pubblica.')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(paths()).toHaveLength(1)
})
