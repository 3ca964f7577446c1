import { readCode } from '@vicino/domain/sign-in/typed-code.ts'
import { isOfVicino } from '../calls/of-vicino.ts'

export type SignInFieldError = { path: string; code: string; message: string }

/** What the server said no with, in the language of the page. */
export type SignInRefusal = { code: string; detail: string; errors: readonly SignInFieldError[] }

/** How a step of the sign-in ended. `unreadable`: what was typed is neither kind of code, and was not sent. */
export type SignInStep =
  | { is: 'signed_in' | 'code' | 'away' | 'dismissed' | 'unreadable' }
  | { is: 'refused'; refusal: SignInRefusal }

const headers = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang || 'it',
})

/** The JSON of an answer, null where it is none. The pages before the sign-in carry no schemas. */
export const readAnswer = async <T>(response: Response): Promise<T | null> =>
  response.json().then(
    (json: unknown) => json as T,
    () => null,
  )

/** Why an answer is a no; `null` where it is no answer of Vicino. */
export async function readRefusal(response: Response | null): Promise<SignInRefusal | null> {
  const answer = response && (await readAnswer<Partial<SignInRefusal>>(response))
  const { code, detail, errors = [] } = answer ?? {}
  return code && detail ? { code, detail, errors } : null
}

/** The server's answer; `null` where nobody answers, or somebody in its place. */
export async function askServer(path: string, init: RequestInit = {}): Promise<Response | null> {
  const response = await fetch(path, { ...init, headers: { ...headers(), ...init.headers } }).catch(
    () => null,
  )
  return response && isOfVicino(response) ? response : null
}

/** A call that sends JSON. */
export const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

type Answer = { next?: 'signed_in' | 'code' }

async function post(path: string, body: object): Promise<SignInStep> {
  const response = await askServer(path, asJson(body))
  if (response?.ok) return { is: (await readAnswer<Answer>(response))?.next ?? 'signed_in' }
  const refusal = await readRefusal(response)
  return refusal ? { is: 'refused', refusal } : { is: 'away' }
}

export const signInByPassword = (email: string, password: string): Promise<SignInStep> =>
  post('/api/auth/sign-in/email', { email: email.trim(), password })

/** Ends a sign-in with a code of the app or a recovery code. */
export async function signInByCode(typed: string): Promise<SignInStep> {
  const read = readCode(typed)
  if (!read) return { is: 'unreadable' }
  return post(
    read.kind === 'app' ? '/api/auth/two-factor/verify-totp' : '/api/auth/two-factor/verify-backup-code',
    {
      code: read.code,
    },
  )
}

export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** What somebody gave who was asked for a passkey; `null`: none. */
export type GivenPasskey = PublicKeyCredential | 'away' | null

/**
 * Asks for a passkey. With `offered` the browser offers it inside the e-mail field and
 * waits; the signal ends that wait.
 */
export async function askForPasskey(offered: boolean, signal: AbortSignal): Promise<GivenPasskey> {
  const asked = await askServer('/api/auth/passkey/generate-authenticate-options')
  const options = asked?.ok ? await readAnswer<PublicKeyCredentialRequestOptionsJSON>(asked) : null
  if (!options) return 'away'
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const given = await navigator.credentials
    .get({ publicKey, signal, mediation: offered ? 'conditional' : 'optional' })
    .catch(() => null)
  return given instanceof PublicKeyCredential ? given : null
}

/** Ends a sign-in with what was given when a passkey was asked for. */
export async function signInByPasskey(given: GivenPasskey): Promise<SignInStep> {
  if (given === 'away') return { is: 'away' }
  if (!given) return { is: 'dismissed' }
  return post('/api/auth/passkey/verify-authentication', { response: given.toJSON() })
}

/** Who is signed in now; `null` for nobody or no answer. */
export async function signedInPerson(): Promise<string | null> {
  const response = await askServer('/api/auth/get-session')
  const answer = response?.ok ? await readAnswer<{ session: { userId: string } | null }>(response) : null
  return answer?.session?.userId ?? null
}

/** Works for a business from now on in this session. */
export const workFor = (businessId: string): Promise<SignInStep> =>
  post('/api/users/me/active_business', { businessId })
