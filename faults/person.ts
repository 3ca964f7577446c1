import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'

/** What a call was answered. */
export type Answer = { status: number; headers: Headers; body: unknown }

/** Somebody who has signed up for a practice of her own, with one client. */
export type Person = {
  dossier: Id
  business: Id
  email: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Asks for a page of the application, as a browser that goes to an address. */
  open(path: string): Promise<Answer>
}

/** No call may take longer than this, whatever has happened to the database: then it counts as hanging. */
const patienceMs = 120_000
export const password = 'una parola lunga'

/** Sends one request as a browser on the program's own pages does. A connection that breaks throws. */
export async function send(
  url: string,
  method: string,
  path: string,
  { body, cookie, accept = '*/*' }: { body?: unknown; cookie?: string; accept?: string } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      origin: url,
      accept,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  const { status, headers } = answer
  return { status, headers, body: isJson ? JSON.parse(text) : text }
}

/** Founds a small organisation, or a practice, and opens its first dossier, over HTTP with a real session. */
export async function signUp(url: string, kind: BusinessKind = 'business'): Promise<Person> {
  const email = 'anna.prova@prova.vicino.test'
  const founded = await send(url, 'POST', '/api/sign-up', {
    body: {
      kind,
      business_name: 'Spitex Prova',
      first_name: 'Anna',
      last_name: 'Prova',
      email,
      password,
    },
  })
  if (founded.status !== 200) throw new Error(`sign-up: ${founded.status} ${JSON.stringify(founded.body)}`)
  const cookie = founded.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const { businessId: business } = founded.body as { businessId: Id }
  const call: Person['call'] = (method, path, body) => send(url, method, path, { body, cookie })
  const open: Person['open'] = path => send(url, 'GET', path, { cookie, accept: 'text/html' })
  const dossier = newId()
  const client = { first_name: 'Luca', last_name: 'Bernasconi', birthday: '1941-03-11', gender: 'male' }
  const opened = await call('POST', '/api/dossiers/create_dossier', { _id: dossier, client })
  if (opened.status !== 201) throw new Error(`dossier: ${opened.status} ${JSON.stringify(opened.body)}`)
  return { dossier, business, email, call, open }
}
