import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { openBrowser } from '../testing/browser.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { whileUnwritable } from '../testing/while-unwritable.ts'

let program: TestProgram
let anna: Founder

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
  anna = await foundBusiness(program.app)
})
afterAll(() => program.close())

const cookie = 'better-auth.session_token'
const owner = () => program.database.owner
const signIn = (browser = openBrowser(program.app), given: object = {}) =>
  browser.post('/api/auth/sign-in/email', { email: anna.email, password: anna.password, ...given })
const signedIn = async () => {
  const browser = openBrowser(program.app)
  await signIn(browser)
  return browser
}
const isSignedIn = async (browser = anna.browser) =>
  (await browser.get('/api/auth/list-sessions')).statusCode === 200
const without = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
const auditOf = ({ businessId }: Founder) =>
  asTenant(program.database.app, { business: businessId }, async tx =>
    (await tx<{ action: string; result: string }[]>`select action, result from audit order by _id`).map(
      ({ action, result }) => `${action} ${result}`,
    ),
  )

describe('signing in with a password', () => {
  it('opens a session in a cookie that no script reads', async () => {
    const browser = openBrowser(program.app)
    const answer = await signIn(browser)
    expect(answer.json()).toEqual({ next: 'signed_in' })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^better-auth\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('takes the address in any case', async () => {
    expect((await signIn(undefined, { email: anna.email.toUpperCase() })).statusCode).toBe(200)
  })

  it('answers a wrong password, an unknown address and an empty account alike', async () => {
    const id = newId()
    await owner()`insert into auth."user" (id, name, email) values (${id}, 'Vuota', 'vuota@prova.vicino.test')`
    const answers = await Promise.all([
      signIn(undefined, { password: 'una parola sbagliata' }),
      signIn(undefined, { email: 'nessuno@prova.vicino.test' }),
      signIn(undefined, { email: 'vuota@prova.vicino.test' }),
    ])
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 401, code: 'sign_in_refused', errors: [] })
      expect(without(answer.body)).toBe(without(answers[0].body))
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('ends the session that the browser held before', async () => {
    const browser = await signedIn()
    const before = browser.cookies.get(cookie)!
    await signIn(browser)
    const other = openBrowser(program.app)
    other.cookies.set(cookie, before)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('writes down who came in and who was turned away', async () => {
    const founder = await foundBusiness(program.app)
    await openBrowser(program.app).post('/api/auth/sign-in/email', { email: founder.email, password: 'x' })
    await founder.browser.post('/api/auth/sign-out')
    expect(await auditOf(founder)).toEqual(['create ok', 'login ok', 'login_failed denied', 'logout ok'])
  })

  it.each([
    ['of another site', { origin: 'https://elsewhere.test' }],
    ['of no site', { origin: 'null' }],
  ])('refuses a request %s', async (_, headers) => {
    const answer = await openBrowser(program.app).post('/api/auth/sign-in/email', {}, headers)
    expect(answer.json()).toMatchObject({ status: 403, code: 'foreign_origin' })
  })

  it.each([
    ['callbackURL', 'https://elsewhere.test'],
    ['rememberMe', false],
  ])("refuses the library's own field %s", async (field, value) => {
    const answer = await signIn(undefined, { [field]: value })
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field, code: 'unknown_field' }] })
  })

  it.each([
    'sign-up/email',
    'sign-in/social',
    'update-user',
    'delete-user',
    'update-session',
    'ok',
    'error',
    'two-factor/send-otp',
    'two-factor/view-backup-codes',
    'two-factor/get-totp-uri',
  ])("does not answer the library's /api/auth/%s", async path => {
    const url = `/api/auth/${path}`
    expect((await anna.browser.post(url, {})).statusCode).toBe(404)
    expect((await anna.browser.get(url)).statusCode).toBe(404)
  })
})

describe('a session', () => {
  const spoil: [string, (value: string) => string][] = [
    ['unsigned', value => value.slice(0, value.indexOf('.'))],
    ['with an empty signature', value => `${value.slice(0, value.indexOf('.'))}.`],
    ['with another token', value => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    ['with another signature', value => value.replace(/\..{4}/, '.AAAA')],
    ['that is no cookie of ours', () => 'abc'],
  ]
  it.each(spoil)('%s is none', async (_, spoiled) => {
    const browser = await signedIn()
    browser.cookies.set(cookie, spoiled(browser.cookies.get(cookie)!))
    const answer = await browser.get('/api/auth/list-sessions')
    expect(answer.json()).toMatchObject({ status: 401, code: 'signed_out' })
    expect((await browser.get('/api/auth/get-session')).json()).toEqual({ session: null })
  })

  const age: [string, string][] = [
    ['unused for 30 minutes', `set "expiresAt" = now()`],
    ['that has lasted 12 hours', `set "createdAt" = now() - interval '12 hours'`],
  ]
  it.each(age)('%s is over, for our calls and for the library', async (_, change) => {
    const browser = await signedIn()
    const { session } = (await browser.get('/api/auth/get-session')).json()
    await owner().unsafe(`update auth.session ${change} where id = '${session._id}'`)
    expect(await isSignedIn(browser)).toBe(false)
    expect((await browser.get('/api/auth/get-session')).json()).toEqual({ session: null })
    const change_password = { currentPassword: anna.password, newPassword: 'una parola nuova' }
    expect((await browser.post('/api/auth/change-password', change_password)).statusCode).toBe(401)
  })

  it('begins with 30 minutes, is kept alive by use and not by asking for it', async () => {
    const browser = await signedIn()
    const ask = async () => (await browser.get('/api/auth/get-session')).json().session
    const { _id, ends_at, ends_for_good_at, ...person } = await ask()
    expect(person).toEqual({
      userId: anna.userId,
      name: 'Anna Prova',
      email: anna.email,
      second_factor: false,
    })
    const minutes = (until: string) => Math.round((Date.parse(until) - Date.now()) / 60_000)
    expect([minutes(ends_at), minutes(ends_for_good_at)]).toEqual([30, 720])
    await owner()`update auth.session set "expiresAt" = now() + interval '10 minutes' where id = ${_id}`
    expect(minutes((await ask()).ends_at)).toBe(10)
    await isSignedIn(browser)
    expect(minutes((await ask()).ends_at)).toBe(30)
    await owner()`update auth.session set "createdAt" = now() - interval '11 hours 50 minutes',
      "expiresAt" = now() + interval '5 minutes' where id = ${_id}`
    await isSignedIn(browser)
    expect(minutes((await ask()).ends_at)).toBe(10)
  })

  it('begins and ends by the clock of the database, whatever that of the program says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 })
    const answer = await signIn().finally(() => vi.useRealTimers())
    expect(answer.statusCode).toBe(200)
    const [begun] = await owner()<{ minutes: number; age: number }[]>`
      select extract(epoch from "expiresAt" - now()) / 60 as minutes,
        extract(epoch from now() - "createdAt") / 60 as age
      from auth.session where "userId" = ${anna.userId} order by "expiresAt" desc limit 1`
    expect(begun!.minutes).toBeCloseTo(30, 0)
    expect(begun!.age).toBeCloseTo(0, 0)
  })

  it('ends with sign-out, and leaves no cookie behind', async () => {
    const browser = await signedIn()
    const held = browser.cookies.get(cookie)!
    expect((await browser.post('/api/auth/sign-out')).json()).toEqual({})
    expect(browser.cookies.has(cookie)).toBe(false)
    browser.cookies.set(cookie, held)
    expect(await isSignedIn(browser)).toBe(false)
    expect((await openBrowser(program.app).post('/api/auth/sign-out')).statusCode).toBe(200)
  })

  it('is listed with the others and ended one by one', async () => {
    const founder = await foundBusiness(program.app)
    const browsers = [founder.browser, openBrowser(program.app), openBrowser(program.app)]
    for (const browser of browsers.slice(1))
      await browser.post('/api/auth/sign-in/email', { email: founder.email, password: founder.password })
    const list = (await browsers[1]!.get('/api/auth/list-sessions')).json()
    expect(list.map(({ current }: { current: boolean }) => current)).toEqual([false, true, false])
    expect(list[0]).toMatchObject({ device: 'Prova/1.0', address: expect.stringMatching(/^198\.51\.100\./) })
    expect(JSON.stringify(list)).not.toContain(browsers[2]!.cookies.get(cookie)!.split('.')[0])

    const end = (sessionId: string) => browsers[1]!.post('/api/auth/revoke-session', { sessionId })
    expect((await end(list[0]._id)).statusCode).toBe(200)
    expect(await Promise.all(browsers.map(browser => isSignedIn(browser)))).toEqual([true, true, false])
    expect((await browsers[1]!.post('/api/auth/revoke-other-sessions')).statusCode).toBe(200)
    expect(await Promise.all(browsers.map(browser => isSignedIn(browser)))).toEqual([false, true, false])
  })

  it('of somebody else is as missing as one that never was', async () => {
    const [theirs] = (await (await foundBusiness(program.app)).browser.get('/api/auth/list-sessions')).json()
    for (const sessionId of [theirs._id, newId()]) {
      const answer = await anna.browser.post('/api/auth/revoke-session', { sessionId })
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('changing the password', () => {
  it('ends all other sessions and keeps this one', async () => {
    const founder = await foundBusiness(program.app)
    const other = openBrowser(program.app)
    await other.post('/api/auth/sign-in/email', { email: founder.email, password: founder.password })
    const change = (currentPassword: string, newPassword: string) =>
      founder.browser.post('/api/auth/change-password', { currentPassword, newPassword })

    const wrong = await change('una parola sbagliata', 'una parola nuova')
    expect(wrong.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'currentPassword', code: 'wrong_password' }],
    })
    expect((await change(founder.password, 'corta')).json().errors).toMatchObject([
      { path: 'newPassword', code: 'password_too_short' },
    ])
    expect((await change(founder.password, 'una parola nuova')).statusCode).toBe(200)
    expect(await isSignedIn(founder.browser)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    const again = (password: string) =>
      other.post('/api/auth/sign-in/email', { email: founder.email, password })
    expect((await again(founder.password)).statusCode).toBe(401)
    expect((await again('una parola nuova')).statusCode).toBe(200)
    expect(await auditOf(founder)).toContain('password_change ok')
  })

  it('does not happen where it cannot be written down', async () => {
    const founder = await foundBusiness(program.app)
    const { email, password } = founder
    const body = { currentPassword: password, newPassword: 'una parola nuova' }
    const answer = await whileUnwritable(program, 'password_change', () =>
      founder.browser.post('/api/auth/change-password', body),
    )
    expect(answer.statusCode).toBe(500)
    expect((await signIn(undefined, { email, password })).statusCode).toBe(200)
  })

  it('is no way to guess it', async () => {
    const founder = await foundBusiness(program.app)
    const body = { currentPassword: 'una parola sbagliata', newPassword: 'una parola nuova' }
    const guess = async () => (await founder.browser.post('/api/auth/change-password', body)).statusCode
    for (let attempt = 1; attempt <= 10; attempt++) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
  })
})

describe('attempts', () => {
  const wrong = { password: 'una parola sbagliata' }

  it('on one account are 10 in five minutes, from wherever they come; others are free', async () => {
    const founder = await foundBusiness(program.app)
    const given = { email: founder.email, password: 'una parola sbagliata' }
    const attempt = (more = {}) => signIn(openBrowser(program.app), { ...given, ...more })
    for (let at = 1; at <= 10; at++) expect((await attempt()).statusCode).toBe(401)
    const answer = await attempt({ password: founder.password })
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(200)
    expect((await attempt({ email: founder.email.toUpperCase() })).statusCode).toBe(429)
    expect((await signIn()).statusCode).toBe(200)
    await owner()`update auth.attempt set until = now()`
    expect((await attempt({ password: founder.password })).statusCode).toBe(200)
  })

  it('from one address are 30 in a minute, whatever they try', async () => {
    const browser = openBrowser(program.app)
    for (let at = 1; at <= 30; at++) {
      const answer = await signIn(browser, { ...wrong, email: `nessuno-${at}@prova.vicino.test` })
      expect(answer.statusCode).toBe(401)
    }
    const answer = await signIn(browser)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('that succeed are not counted', async () => {
    const browser = openBrowser(program.app)
    for (let at = 1; at <= 12; at++) expect((await signIn(browser)).statusCode).toBe(200)
  })

  it('at once are counted one by one', async () => {
    const email = 'assalto@prova.vicino.test'
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => signIn(undefined, { ...wrong, email })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  })
})
