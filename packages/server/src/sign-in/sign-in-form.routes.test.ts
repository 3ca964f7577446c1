import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appCode } from '../testing/authenticator.ts'
import { openBrowser } from '../testing/browser.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { testConfig } from '../testing/config.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let anna: Founder

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
  anna = await foundBusiness(program.app)
})
afterAll(() => program.close())

const post = (fields: object = {}, browser = openBrowser(program.app), headers = {}) =>
  browser.form('/api/sign-in', { email: anna.email, password: anna.password, ...fields }, headers)
const cookie = 'better-auth.session_token'

describe('the sign-in form without script', () => {
  it('leads to where she lands, to Oggi, or to the page that was asked for', async () => {
    const browser = openBrowser(program.app)
    const answer = await post({}, browser)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect((await browser.get('/api/auth/list-sessions')).statusCode).toBe(200)
    expect((await post({ redirect: 'home' })).headers.location).toBe('/#home')
    expect((await post({ redirect: '/plan/clients?search=ro' })).headers.location).toBe(
      '/plan/clients?search=ro',
    )
  })

  it('leads to the page that its own address names where no script filled the form', async () => {
    const from = { referer: 'http://localhost/sign-in?redirect=%2Fplan%2Fclients%3Fstatus%3Dsuspended' }
    const led = await post({}, undefined, from)
    expect(led.headers.location).toBe('/plan/clients?status=suspended')
    const refused = await post({ password: 'una parola sbagliata' }, undefined, from)
    expect(refused.headers.location).toBe('/sign-in?redirect=%2Fplan%2Fclients%3Fstatus%3Dsuspended#refused')
    const elsewhere = { referer: 'http://localhost/sign-in?redirect=https%3A%2F%2Felsewhere.test' }
    expect((await post({}, undefined, elsewhere)).headers.location).toBe('/')
    expect((await post({}, undefined, { referer: 'no address' })).headers.location).toBe('/')
  })

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/a/..//elsewhere.test',
    '/\t/elsewhere.test',
    'javascript:alert(1)',
    '/api/auth/get-session',
  ])('does not lead to %s', async redirect => {
    expect((await post({ redirect })).headers.location).toBe('/')
    const refused = await post({ redirect, password: 'una parola sbagliata' })
    expect(refused.headers.location).toBe('/sign-in#refused')
  })

  it.each([
    ['a wrong password', { password: 'una parola sbagliata' }],
    ['an unknown address', { email: 'nessuno@prova.vicino.test' }],
    ['no address', { email: '' }],
    ['what is no address', { email: 'anna' }],
    ['no password', { password: '' }],
    ['a password too long', { password: 'a'.repeat(200) }],
  ])('comes back with one sentence after %s', async (_, fields) => {
    const answer = await post({ ...fields, redirect: '/plan' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in?redirect=%2Fplan#refused'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says to wait after too many attempts', async () => {
    const browser = openBrowser(program.app)
    const fields = { email: 'assalto@prova.vicino.test', password: 'una parola sbagliata' }
    for (let attempt = 1; attempt <= 10; attempt++) await post(fields, browser)
    expect((await post(fields, browser)).headers.location).toBe('/sign-in#wait')
  })

  it.each([
    ['another site', { origin: 'https://elsewhere.test' }],
    ['a page that hides where it stands', { origin: 'null' }],
  ])('refuses a form of %s', async (_, headers) => {
    const answer = await post({}, undefined, headers)
    expect(answer.json()).toMatchObject({ status: 403, code: 'foreign_origin' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('takes nothing but a form, and no large one', async () => {
    const browser = openBrowser(program.app)
    const json = await browser.post('/api/sign-in', { email: anna.email, password: anna.password })
    expect(json.statusCode).toBe(415)
    expect((await post({ redirect: `/${'a'.repeat(9000)}` })).statusCode).toBe(413)
    expect((await post({ password: 'a\0b' })).statusCode).toBe(400)
    const latin = await program.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      payload: Buffer.from('email=a&password=perch\xE9', 'latin1'),
      headers: { origin: testConfig.publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(latin.statusCode).toBe(400)
  })
})

describe('the code form without script', () => {
  it('takes the code of the app or a recovery code, in the gaps that people type', async () => {
    const founder = await foundBusiness(program.app)
    const given = { email: founder.email, password: founder.password }
    const enable = await founder.browser.post('/api/auth/two-factor/enable', { password: founder.password })
    const { totpURI, recovery_codes } = enable.json()
    await founder.browser.post('/api/auth/two-factor/verify-totp', { code: appCode(totpURI) })

    const browser = openBrowser(program.app)
    const first = await post({ ...given, redirect: '/plan' }, browser)
    expect([first.statusCode, first.headers.location]).toEqual([303, '/sign-in?redirect=%2Fplan#code'])
    expect(browser.cookies.has(cookie)).toBe(false)
    const code = (typed: string) => browser.form('/api/sign-in/code', { code: typed, redirect: '/plan' })
    for (const typed of ['', 'abc', '12345', 'aaaaa-bbbbb'])
      expect((await code(typed)).headers.location).toBe('/sign-in?redirect=%2Fplan#code-refused')
    const shown = appCode(totpURI, 1)
    const passed = await code(` ${shown.slice(0, 3)} ${shown.slice(3)} `)
    expect([passed.statusCode, passed.headers.location]).toEqual([303, '/plan'])
    expect((await browser.get('/api/auth/list-sessions')).statusCode).toBe(200)

    const other = openBrowser(program.app)
    await post(given, other)
    const recovered = await other.form('/api/sign-in/code', { code: recovery_codes[0] })
    expect(recovered.headers.location).toBe('/')
  })

  it('goes back to the start where no sign-in waits', async () => {
    const answer = await openBrowser(program.app).form('/api/sign-in/code', { code: '123456' })
    expect(answer.headers.location).toBe('/sign-in#expired')
  })
})
