import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { appCode } from '../testing/authenticator.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
})
afterAll(() => program.close())

type Protected = Founder & { totpURI: string; recovery_codes: string[] }

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/auth/list-sessions')).statusCode === 200
const verify = (browser: Browser, code: string) => browser.post('/api/auth/two-factor/verify-totp', { code })
const recover = (browser: Browser, code: string) =>
  browser.post('/api/auth/two-factor/verify-backup-code', { code })
const signIn = async ({ email, password }: Founder, browser = openBrowser(program.app)) => {
  const answer = await browser.post('/api/auth/sign-in/email', { email, password })
  return { browser, next: answer.json().next as string }
}
/** A code holds once, and the first has turned the second factor on: this is the app's next one. */
const nextCode = (totpURI: string) => appCode(totpURI, 1)
/** Codes that the app does not show in any period that would still count. */
const wrongCodes = (totpURI: string) =>
  Array.from({ length: 20 }, (_, at) => String(at * 50_000).padStart(6, '0')).filter(
    code => ![-1, 0, 1, 2].some(periods => appCode(totpURI, periods) === code),
  )
const wrongCode = (totpURI: string) => wrongCodes(totpURI)[0]!

async function protect(): Promise<Protected> {
  const founder = await foundBusiness(program.app)
  const begun = await founder.browser.post('/api/auth/two-factor/enable', { password: founder.password })
  await verify(founder.browser, appCode(begun.json().totpURI))
  return { ...founder, ...begun.json<Pick<Protected, 'totpURI' | 'recovery_codes'>>() }
}

const auditOf = ({ businessId }: Founder) =>
  asTenant(program.database.app, { business: businessId }, async tx =>
    (await tx<{ action: string }[]>`select action from audit order by _id`).map(({ action }) => action),
  )

describe('turning the second factor on', () => {
  it('asks for the password, and is done only with the first code', async () => {
    const founder = await foundBusiness(program.app)
    const enable = (password: string) => founder.browser.post('/api/auth/two-factor/enable', { password })
    expect((await enable('una parola sbagliata')).json().errors).toMatchObject([
      { path: 'password', code: 'wrong_password' },
    ])

    const { totpURI, recovery_codes } = (await enable(founder.password)).json()
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Vicino:fondatrice-\d+%40prova\.vicino\.test\?secret=/)
    expect(new Set(recovery_codes)).toHaveProperty('size', 10)
    expect((await signIn(founder)).next).toBe('signed_in')

    expect((await verify(founder.browser, wrongCode(totpURI))).json().errors).toMatchObject([
      { path: 'code', code: 'wrong_code' },
    ])
    expect((await verify(founder.browser, appCode(totpURI))).statusCode).toBe(200)
    expect(await isSignedIn(founder.browser)).toBe(true)
    expect((await signIn(founder)).next).toBe('code')
    expect((await enable(founder.password)).json()).toMatchObject({
      status: 409,
      code: 'second_factor_unchanged',
    })
    expect((await auditOf(founder)).filter(action => action.startsWith('second_factor'))).toEqual([
      'second_factor_begun',
      'second_factor_on',
    ])
  })

  it('needs a session', async () => {
    const answer = await openBrowser(program.app).post('/api/auth/two-factor/enable', { password: 'x' })
    expect(answer.json()).toMatchObject({ status: 401, code: 'signed_out' })
  })
})

describe('signing in with a second factor', () => {
  it('opens nothing before the code, and everything after it', async () => {
    const founder = await protect()
    const { browser, next } = await signIn(founder)
    expect(next).toBe('code')
    expect(await isSignedIn(browser)).toBe(false)
    expect((await verify(browser, wrongCode(founder.totpURI))).statusCode).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
    expect((await verify(browser, nextCode(founder.totpURI))).json()).toEqual({})
    expect(await isSignedIn(browser)).toBe(true)
    expect((await auditOf(founder)).slice(-2)).toEqual(['login_failed', 'login'])
  })

  it('sets the home business as with a password alone', async () => {
    const founder = await protect()
    const { browser } = await signIn(founder)
    await verify(browser, nextCode(founder.totpURI))
    const [session] = await program.database.owner`
      select "activeBusinessId" as business from auth.session
      where "userId" = ${founder.userId} order by "createdAt" desc limit 1`
    expect(session!['business']).toBe(founder.businessId)
  })

  it('takes a code of the app once', async () => {
    const founder = await protect()
    const [first, second] = [await signIn(founder), await signIn(founder)]
    const code = nextCode(founder.totpURI)
    expect((await verify(first.browser, code)).statusCode).toBe(200)
    expect((await verify(second.browser, code)).json().errors).toMatchObject([{ code: 'wrong_code' }])
    expect(await isSignedIn(second.browser)).toBe(false)
  })

  it('takes a recovery code once', async () => {
    const founder = await protect()
    const [code] = founder.recovery_codes
    const first = await signIn(founder)
    expect((await recover(first.browser, code!)).statusCode).toBe(200)
    expect(await isSignedIn(first.browser)).toBe(true)
    const second = await signIn(founder)
    expect((await recover(second.browser, code!)).json().errors).toMatchObject([{ code: 'wrong_code' }])
    expect(await isSignedIn(second.browser)).toBe(false)
    expect((await recover(second.browser, founder.recovery_codes[1]!)).statusCode).toBe(200)
  })

  it('gives one session for one recovery code sent twice at once', async () => {
    const founder = await protect()
    const browsers = [(await signIn(founder)).browser, (await signIn(founder)).browser]
    const code = founder.recovery_codes[0]!
    const statuses = (await Promise.all(browsers.map(browser => recover(browser, code)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status >= 500)).toHaveLength(0)
  })

  it('starts over after five wrong codes', async () => {
    const founder = await protect()
    const { browser } = await signIn(founder)
    for (const wrong of wrongCodes(founder.totpURI).slice(0, 5))
      expect((await verify(browser, wrong)).statusCode).toBe(422)
    const answer = await verify(browser, nextCode(founder.totpURI))
    expect(answer.json()).toMatchObject({ status: 401, code: 'code_step_ended' })
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is closed after ten wrong codes, also for the right one', async () => {
    const founder = await protect()
    const wrong = wrongCodes(founder.totpURI)
    for (const five of [wrong.slice(0, 5), wrong.slice(5, 10)]) {
      const { browser } = await signIn(founder)
      for (const code of five) await verify(browser, code)
    }
    const { browser } = await signIn(founder)
    const answer = await verify(browser, nextCode(founder.totpURI))
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('has no second step that nobody began', async () => {
    for (const answer of [
      await verify(openBrowser(program.app), '123456'),
      await recover(openBrowser(program.app), 'aaaaa-bbbbb'),
    ])
      expect(answer.json()).toMatchObject({ status: 401, code: 'code_step_ended' })
  })

  it('does not let a person in by the step of another', async () => {
    const [mine, theirs] = [await protect(), await protect()]
    const { browser } = await signIn(theirs)
    expect((await verify(browser, nextCode(mine.totpURI))).statusCode).toBe(422)
    expect((await recover(browser, mine.recovery_codes[0]!)).statusCode).toBe(422)
  })

  it('asks for the code whoever sat at the browser before', async () => {
    const founder = await protect()
    const visitor = await foundBusiness(program.app)
    expect((await signIn(founder, visitor.browser)).next).toBe('code')
    expect(await isSignedIn(visitor.browser)).toBe(false)
    expect((await verify(visitor.browser, nextCode(founder.totpURI))).statusCode).toBe(200)
    const { session } = (await visitor.browser.get('/api/auth/get-session')).json()
    expect(session).toMatchObject({ userId: founder.userId, second_factor: true })
  })
})

describe('changing the second factor', () => {
  it('makes new recovery codes and forgets the old ones', async () => {
    const founder = await protect()
    const make = (password: string) =>
      founder.browser.post('/api/auth/two-factor/generate-backup-codes', { password })
    expect((await make('una parola sbagliata')).statusCode).toBe(422)
    const { recovery_codes } = (await make(founder.password)).json()
    expect(recovery_codes).toHaveLength(10)
    const { browser } = await signIn(founder)
    expect((await recover(browser, founder.recovery_codes[0]!)).statusCode).toBe(422)
    expect((await recover(browser, recovery_codes[0])).statusCode).toBe(200)
  })

  it('turns it off with the password', async () => {
    const founder = await protect()
    const disable = (password: string) => founder.browser.post('/api/auth/two-factor/disable', { password })
    expect((await disable('una parola sbagliata')).statusCode).toBe(422)
    expect((await disable(founder.password)).json()).toEqual({})
    expect(await isSignedIn(founder.browser)).toBe(true)
    expect((await signIn(founder)).next).toBe('signed_in')
    expect(await auditOf(founder)).toContain('second_factor_off')
  })

  it('keeps secret and recovery codes unreadable in the database', async () => {
    const founder = await protect()
    const [row] = await program.database.owner`
      select secret, "backupCodes" from auth."twoFactor" where "userId" = ${founder.userId}`
    const text = JSON.stringify(row)
    expect(text).not.toContain(new URL(founder.totpURI).searchParams.get('secret'))
    expect(text).not.toContain(founder.recovery_codes[0])
  })
})
