import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { rememberLanguage } from '../i18n/language.ts'
import { answerCalls } from '../testing/answer-calls.ts'

const [page] = Object.values(
  import.meta.glob<string>('../../sign-in.html', { query: '?raw', import: 'default', eager: true }),
)

/** The page as the browser opens it: its script begins with what stands on it. */
async function openPage() {
  document.body.innerHTML = /<body>([^]*)<script/.exec(page!)![1]!
  rememberLanguage('it')
  vi.resetModules()
  await import('./sign-in.ts')
  return userEvent.setup()
}

afterEach(() => history.replaceState(null, '', location.pathname))

const wrongCode = {
  code: 'unprocessable',
  detail: 'Controllare i campi segnalati.',
  errors: [{ path: 'code', code: 'wrong_code', message: 'Il codice non è valido o è già stato usato.' }],
}
const wrongPassword = {
  code: 'sign_in_refused',
  detail: 'Accesso non riuscito. Controllare e-mail e password.',
  errors: [],
}

const asksForCode = () =>
  answerCalls(({ path }) =>
    path.endsWith('/email') ? { body: { next: 'code' } } : { status: 422, body: wrongCode },
  )

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'anna@spitex.test')
  await user.type(screen.getByLabelText('Password'), 'parole lunghe')
  await user.click(screen.getByRole('button', { name: 'Accedi' }))
}

const speakGerman = (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(screen.getByRole('combobox', { name: /Sprache/ }), 'de')

it('says at the field that the code is wrong, and says it again in another language', async () => {
  asksForCode()
  const user = await openPage()
  await signIn(user)
  const code = await screen.findByLabelText('Codice')
  await expect.poll(() => document.activeElement).toBe(code)
  await user.type(code, '123456{Enter}')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  const said = document.getElementById(code.getAttribute('aria-errormessage')!)
  expect(said).toHaveTextContent('Il codice non è valido o è già stato usato.')
  await speakGerman(user)
  await expect.poll(() => said?.textContent).toBe('Der Code ist ungültig oder wurde schon gebraucht.')
})

it('asks for the code again when the page is loaded anew while one looks it up', async () => {
  asksForCode()
  const user = await openPage()
  await signIn(user)
  await screen.findByLabelText('Codice')
  expect(location.hash).toBe('#code')
  await openPage()
  expect(document.body.dataset['step']).toBe('code')
})

it('says at the field what a code looks like, without sending what is none', async () => {
  const sent = asksForCode()
  const user = await openPage()
  await signIn(user)
  const code = await screen.findByLabelText('Codice')
  await user.type(code, '12345{Enter}')
  expect(await screen.findByText('Il codice ha sei cifre, oppure è un codice di recupero.')).toBeVisible()
  await user.type(code, '6{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  expect(screen.queryByText(/sei cifre, oppure è/)).toBeNull()
})

it('says why a password was refused in the language that is chosen afterwards', async () => {
  answerCalls(() => ({ status: 401, body: wrongPassword }))
  const user = await openPage()
  await signIn(user)
  const place = document.querySelector('.at-password [data-said]')
  await expect.poll(() => place?.textContent).toBe(wrongPassword.detail)
  await speakGerman(user)
  await expect
    .poll(() => place?.textContent)
    .toBe('Anmeldung fehlgeschlagen. Bitte E-Mail und Passwort prüfen.')
})

it('says in the chosen language that nobody answers', async () => {
  answerCalls(() => 'nobody')
  const user = await openPage()
  await signIn(user)
  const place = document.querySelector('.at-password [data-said]')
  await expect.poll(() => place?.textContent).toBe('Il server non risponde. Riprovare tra poco.')
  await speakGerman(user)
  await expect
    .poll(() => place?.textContent)
    .toBe('Der Server antwortet nicht. Bitte in Kürze erneut versuchen.')
})

/** A device with a passkey, which the browser offers inside the e-mail field; counts how often one is asked for. */
function holdPasskey() {
  class Given {
    static parseRequestOptionsFromJSON = (options: unknown) => options
    static isConditionalMediationAvailable = () => Promise.resolve(true)
    toJSON = () => ({ id: 'chiave' })
  }
  vi.stubGlobal('PublicKeyCredential', Given)
  const get = vi.fn<() => Promise<Given>>(() => Promise.resolve(new Given()))
  const { languages } = navigator
  vi.stubGlobal('navigator', { languages, credentials: { get } })
  return get
}

it('asks for no second way in while the passkey that the browser offered is looked at', async () => {
  const asked = holdPasskey()
  const { promise: verified, resolve: verify } = Promise.withResolvers<{ status: number; body: object }>()
  const sent = answerCalls(({ path }) =>
    path.endsWith('/verify-authentication') ? verified : { body: { challenge: 'sfida' } },
  )
  const user = await openPage()
  await expect.poll(() => sent.at(-1)?.path).toBe('/api/auth/passkey/verify-authentication')
  await user.click(screen.getByRole('button', { name: 'Accedi con una passkey' }))
  await signIn(user)
  verify({ status: 422, body: wrongPassword })
  expect(await screen.findByText(wrongPassword.detail)).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(sent.map(({ path }) => path.split('/').pop())).toEqual([
    'generate-authenticate-options',
    'verify-authentication',
  ])
})
