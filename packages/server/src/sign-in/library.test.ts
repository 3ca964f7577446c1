import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Database } from '../db/connect.ts'
import { testDatabase } from '../testing/database.ts'
import { appCode, passkeyDevice } from '../testing/authenticator.ts'
import { openBrowser } from '../testing/browser.ts'
import { testConfig, testPasswordCost } from '../testing/config.ts'

const publicUrl = 'https://vicino.prova.test'

let database: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  const config = { ...testConfig, publicUrl, origins: [publicUrl] }
  app = await buildApp({
    config,
    database,
    now: () => new Date().toISOString(),
    passwordCost: testPasswordCost,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

it('behind https sets only cookies that belong to this host alone', async () => {
  const browser = openBrowser(app, publicUrl)
  const email = 'anna@prova.vicino.test'
  const password = 'una parola lunga'
  const lines: string[] = []
  const post = async (url: string, body: unknown) => {
    const answer = await browser.post(url, body)
    lines.push(...[answer.headers['set-cookie'] ?? []].flat())
    return answer.json()
  }
  await post('/api/sign-up', { kind: 'independent', first_name: 'Anna', last_name: 'Prova', email, password })
  const { totpURI } = await post('/api/auth/two-factor/enable', { password })
  await post('/api/auth/two-factor/verify-totp', { code: appCode(totpURI) })

  const device = passkeyDevice({ origin: publicUrl })
  const options = await browser.post('/api/auth/passkey/generate-register-options', { password })
  lines.push(...[options.headers['set-cookie'] ?? []].flat())
  const response = device.register(options.json())
  await post('/api/auth/passkey/verify-registration', { name: 'Chiave', response })

  expect(await post('/api/auth/sign-in/email', { email, password })).toEqual({ next: 'code' })
  await post('/api/auth/two-factor/verify-totp', { code: appCode(totpURI, 1) })
  expect((await browser.get('/api/auth/list-sessions')).statusCode).toBe(200)

  const names = new Set(lines.map(line => line.split('=')[0]))
  expect(names).toContain('__Host-better-auth.session_token')
  expect(names).toContain('__Host-better-auth.two_factor')
  for (const line of lines) {
    expect(line).toMatch(/^__Host-better-auth/)
    expect(line).toMatch(/; Path=\/(;|$)/)
    expect(line).toContain('; Secure')
    expect(line).toContain('; HttpOnly')
    expect(line).not.toContain('Domain')
  }
})
