import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyDevice } from '../testing/authenticator.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
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

const passkey = '/api/auth/passkey'
type Device = ReturnType<typeof passkeyDevice>

const begin = (browser: Browser, password = anna.password) =>
  browser.post(`${passkey}/generate-register-options`, { password })
async function register(device: Device, browser: Browser = anna.browser) {
  const options = (await begin(browser)).json()
  return browser.post(`${passkey}/verify-registration`, {
    name: 'Telefono di Anna',
    response: device.register(options),
  })
}
async function signIn(device: Device, browser = openBrowser(program.app)) {
  const options = (await browser.get(`${passkey}/generate-authenticate-options`)).json()
  return browser.post(`${passkey}/verify-authentication`, { response: device.assert(options) })
}

describe('a passkey', () => {
  it('is registered, and signs in without a password', async () => {
    const device = passkeyDevice()
    const registered = await register(device)
    expect(registered.json()).toEqual({
      _id: expect.any(String),
      name: 'Telefono di Anna',
      created_at: expect.any(String),
    })
    const browser = openBrowser(program.app)
    expect((await signIn(device, browser)).json()).toEqual({})
    const { session } = (await browser.get('/api/auth/get-session')).json()
    expect(session.userId).toBe(anna.userId)
    expect((await signIn(device)).statusCode).toBe(200)
  })

  it('is not kept where it cannot be written down', async () => {
    const kept = async () => (await anna.browser.get(`${passkey}/list-user-passkeys`)).json()
    const before = await kept()
    const answer = await whileUnwritable(program, 'passkey_added', () => register(passkeyDevice()))
    expect(answer.statusCode).toBe(500)
    expect(await kept()).toEqual(before)
  })

  it('counts as both factors, so its device must check who holds it', async () => {
    const options = await begin(anna.browser)
    expect(options.json().authenticatorSelection).toMatchObject({
      userVerification: 'required',
      residentKey: 'required',
    })
    const asking = await openBrowser(program.app).get(`${passkey}/generate-authenticate-options`)
    expect(asking.json()).toMatchObject({ userVerification: 'required', rpId: 'localhost' })
    const refused = await register(passkeyDevice({ checks: false }))
    expect(refused.json()).toMatchObject({ status: 401, code: 'passkey_refused' })
  })

  it('is refused where nobody knows it, with a challenge of another, and a second time', async () => {
    expect((await signIn(passkeyDevice())).json()).toMatchObject({ status: 401, code: 'passkey_refused' })
    const device = passkeyDevice()
    await register(device)
    const browser = openBrowser(program.app)
    const verify = (response: unknown) => browser.post(`${passkey}/verify-authentication`, { response })
    const options = (await browser.get(`${passkey}/generate-authenticate-options`)).json()
    expect((await verify(device.assert({ challenge: 'AAAA' }))).json().code).toBe('passkey_refused')
    expect((await verify(device.assert(options))).json().code).toBe('passkey_refused')
    const fresh = (await browser.get(`${passkey}/generate-authenticate-options`)).json()
    const answer = device.assert(fresh)
    expect((await verify(answer)).statusCode).toBe(200)
    expect((await verify(answer)).json().code).toBe('passkey_refused')
  })

  it('is not begun without the password, and wrong ones are counted', async () => {
    const { browser } = await foundBusiness(program.app)
    const refused = await begin(browser, 'non è questa')
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'password', code: 'wrong_password' }],
    })
    const answer = await browser.post(`${passkey}/verify-registration`, {
      name: 'Telefono',
      response: passkeyDevice().register({ challenge: 'AAAA' }),
    })
    expect(answer.json()).toMatchObject({ status: 401, code: 'passkey_refused' })
    for (let tried = 0; tried < 20; tried += 1) await begin(browser, 'non è questa')
    expect((await begin(browser)).json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  it('made for another site is refused', async () => {
    const answer = await register(passkeyDevice({ origin: 'https://elsewhere.test' }))
    expect(answer.json()).toMatchObject({ status: 401, code: 'passkey_refused' })
  })

  it('belongs to one account', async () => {
    const device = passkeyDevice()
    await register(device)
    const other = await foundBusiness(program.app)
    expect((await register(device, other.browser)).json()).toMatchObject({ code: 'passkey_refused' })
    const browser = openBrowser(program.app)
    await signIn(device, browser)
    expect((await browser.get('/api/auth/get-session')).json().session.userId).toBe(anna.userId)
  })

  it.each([
    ['nothing', {}, 400],
    ['garbage', passkeyGarbage(), 401],
  ])('answers %s with a refusal', async (_, response, status) => {
    const browser = openBrowser(program.app)
    await browser.get(`${passkey}/generate-authenticate-options`)
    const answer = await browser.post(`${passkey}/verify-authentication`, { response })
    expect([status, 422]).toContain(answer.statusCode)
  })

  it('is listed, renamed and removed by its owner alone', async () => {
    const founder = await foundBusiness(program.app)
    const device = passkeyDevice()
    const { _id: passkeyId } = (await register(device, founder.browser)).json()
    const list = async () => (await founder.browser.get(`${passkey}/list-user-passkeys`)).json()
    expect(await list()).toMatchObject([{ _id: passkeyId, name: 'Telefono di Anna' }])

    for (const id of [passkeyId, newId()]) {
      const rename = await anna.browser.post(`${passkey}/update-passkey`, { passkeyId: id, name: 'Mia' })
      const remove = await anna.browser.post(`${passkey}/delete-passkey`, { passkeyId: id })
      expect([rename.statusCode, remove.statusCode]).toEqual([404, 404])
    }
    const renamed = await founder.browser.post(`${passkey}/update-passkey`, { passkeyId, name: 'Chiave' })
    expect(renamed.json()).toMatchObject({ name: 'Chiave' })
    expect((await founder.browser.post(`${passkey}/delete-passkey`, { passkeyId })).json()).toEqual({})
    expect(await list()).toEqual([])
    expect((await signIn(device)).json().code).toBe('passkey_refused')
    const malformed = await founder.browser.post(`${passkey}/delete-passkey`, { passkeyId: 'x' })
    expect(malformed.statusCode).toBe(422)
  })
})

function passkeyGarbage() {
  const text = 'AAAA'
  return {
    id: text,
    rawId: text,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: text, authenticatorData: text, signature: text },
  }
}
