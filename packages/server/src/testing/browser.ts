import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { testConfig } from './config.ts'

/** A browser of a test: it keeps cookies and sends what a browser on the program's own pages sends. */
export type Browser = {
  cookies: Map<string, string>
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Posts a form as a page without script does. */
  form(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

let opened = 0

/** Opens a browser at an address of its own, so that no test eats the attempts of another. */
export function openBrowser(app: FastifyInstance, origin: string = testConfig.publicUrl): Browser {
  const cookies = new Map<string, string>()
  opened += 1
  const remoteAddress = `198.51.100.${opened}`
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    payload: string | undefined,
    headers: Record<string, string>,
  ) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { 'user-agent': 'Prova/1.0', ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    keep(cookies, answer)
    return answer
  }
  return {
    cookies,
    get: url => send('GET', url, undefined, {}),
    post: (url, body, headers = {}) =>
      body === undefined
        ? send('POST', url, undefined, { origin, ...headers })
        : send('POST', url, JSON.stringify(body), { origin, 'content-type': 'application/json', ...headers }),
    form: (url, fields, headers = {}) =>
      send('POST', url, new URLSearchParams(fields).toString(), {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  }
}

/** A cookie set with Max-Age=0 is taken away. */
function keep(cookies: Map<string, string>, answer: LightMyRequestResponse): void {
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    if (/;\s*max-age=0(;|$)/i.test(line)) cookies.delete(name!)
    else cookies.set(name!, value!)
  }
}
