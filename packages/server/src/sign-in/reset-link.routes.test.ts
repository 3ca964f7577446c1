import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { asTenant } from '../db/tenant.ts'
import { openBrowser } from '../testing/browser.ts'
import { testConfig, testPasswordCost } from '../testing/config.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let direction: Founder
let nurse: Caller

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
  direction = await foundBusiness(program.app)
  nurse = await program.person(direction.businessId, ['INF'])
  await setSecondFactor(nurse)
})
afterAll(() => program.close())

const makeLink = (userId: string, browser = direction.browser) => browser.post('/api/reset-links', { userId })
const setSecondFactor = (person: Caller) =>
  program.database.owner`update auth."user" set "twoFactorEnabled" = true where id = ${person._id}`
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!
const ascending = (one: number, other: number) => one - other
const newToken = async () => tokenOf((await makeLink(nurse._id)).json().url)
const reset = (token: string, password = 'una parola scelta', browser = openBrowser(program.app)) =>
  browser.post('/api/reset-password', { token, password })
const signIn = async (password: string) =>
  (
    await openBrowser(program.app).post('/api/auth/sign-in/email', {
      email: `${nurse._id}@prova.vicino.test`,
      password,
    })
  ).statusCode

describe('a link for a forgotten password', () => {
  it('is handed over by the direction, chooses a new password once and ends all sessions', async () => {
    const made = await makeLink(nurse._id)
    expect(made.json()).toMatchObject({ mailed: false })
    expect(made.json().url).toMatch(/^http:\/\/localhost:8080\/reset\?token=[\w-]{43}$/)
    const hours = (Date.parse(made.json().expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    expect((await nurse.call('GET', '/api/auth/list-sessions')).statusCode).toBe(200)

    const token = tokenOf(made.json().url)
    expect((await reset(token, 'corta')).json().errors).toMatchObject([{ code: 'password_too_short' }])
    expect((await reset(token)).json()).toEqual({})
    expect((await nurse.call('GET', '/api/auth/list-sessions')).statusCode).toBe(401)
    expect(await signIn('una parola scelta')).toBe(200)
    const again = await reset(token, 'una parola ancora')
    expect(again.json()).toMatchObject({ status: 422, errors: [{ path: 'token', code: 'link_ended' }] })
    expect(await signIn('una parola ancora')).toBe(401)

    const rows = await asTenant(
      program.database.app,
      { business: direction.businessId },
      tx => tx`
      select action, actor_id, entity_id from audit where action in ('reset_link', 'password_reset') order by _id`,
    )
    expect(rows).toEqual([
      { action: 'reset_link', actor_id: direction.userId, entity_id: nurse._id },
      { action: 'password_reset', actor_id: nurse._id, entity_id: nurse._id },
    ])
  })

  it('opens nothing to who made it: the second factor of its owner is asked', async () => {
    const browser = openBrowser(program.app)
    await reset(await newToken(), 'una parola altrui', browser)
    const email = `${nurse._id}@prova.vicino.test`
    const entered = await browser.post('/api/auth/sign-in/email', { email, password: 'una parola altrui' })
    expect(entered.json()).toEqual({ next: 'code' })
    for (const path of ['/api/auth/list-sessions', '/api/users/me'])
      expect((await browser.get(path)).statusCode).toBe(401)
  })

  it('is not made for who has no second factor: its maker would enter in her name', async () => {
    const open = await program.person(direction.businessId, ['INF'])
    expect((await makeLink(open._id)).json()).toMatchObject({ status: 409, code: 'no_second_factor' })
    const kept = await program.database.owner`select from auth.reset_link where user_id = ${open._id}`
    expect(kept).toHaveLength(0)
  })

  it('is kept as a hash only', async () => {
    const token = await newToken()
    const [row] = await program.database.owner`select * from auth.reset_link where used_at is null`
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Object.values(row!).map(String).join()).not.toContain(token)
  })

  it('ends when a newer one is made, after 24 hours, and chooses one password when used twice at once', async () => {
    const old = await newToken()
    const token = await newToken()
    expect((await reset(old)).statusCode).toBe(422)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 422])
    const late = await newToken()
    await program.database.owner`update auth.reset_link set expires_at = now()`
    expect((await reset(late)).json().errors).toMatchObject([{ code: 'link_ended' }])
  })

  it('also ends a sign-in that waits for its code', async () => {
    const founder = await foundBusiness(program.app)
    await program.database.owner`
      insert into auth.verification (id, identifier, value, "expiresAt")
      values (${newId()}, '2fa-prova', ${nurse._id}, now() + interval '5 minutes')`
    await reset(await newToken())
    const left = await program.database.owner`select 1 from auth.verification where identifier = '2fa-prova'`
    expect(left).toHaveLength(0)
    expect((await founder.browser.get('/api/auth/list-sessions')).statusCode).toBe(200)
  })

  it.each([
    ['PROP', 200],
    ['DS', 200],
    ['AMM', 403],
    ['CE', 403],
    ['INF', 403],
    ['SYS', 403],
  ] as const)('asked for by %s is answered %i', async (role, status) => {
    const asking = await program.person(direction.businessId, [role])
    const answer = await asking.call('POST', '/api/reset-links', { userId: nurse._id })
    expect(answer.statusCode).toBe(status)
  })

  it('is 404 alike for a stranger, for nobody and for who has left', async () => {
    const stranger = await program.person(await program.business(), ['INF'])
    const left = await program.person(direction.businessId, ['INF'])
    await asTenant(program.database.app, { business: direction.businessId }, async tx => {
      await tx`update collaboration set end_date = '2021-01-01' where user_id = ${left._id}`
    })
    for (const userId of [stranger._id, newId(), left._id])
      expect((await makeLink(userId)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(44), "' or 1=1 --"])('%j is none', async token => {
    expect((await reset(token)).json()).toMatchObject({ status: 422, errors: [{ path: 'token' }] })
  })

  it('is not handed over for who also works elsewhere', async () => {
    const shared = await program.person(direction.businessId, ['INF'])
    await alsoWorksElsewhere(shared)
    expect((await makeLink(shared._id)).json()).toMatchObject({ status: 409, code: 'only_by_mail' })
    expect(
      (await direction.browser.get('/api/auth/list-sessions')).statusCode,
      'the author is put back',
    ).toBe(200)
  })
})

describe('a link by mail', () => {
  let post: Server
  let letters: string[]
  /** How many links the database held for others to see as the last letter was taken. */
  let links: number
  let mailing: Awaited<ReturnType<typeof buildApp>>

  beforeAll(async () => {
    letters = []
    const take = async (letter: string) => {
      letters.push(letter)
      const kept = await program.database.owner`
        select from auth.reset_link where user_id = ${nurse._id} and used_at is null`
      links = kept.length
    }
    post = createServer(socket => takeLetter(socket, take)).listen(0, '127.0.0.1')
    await new Promise(resolve => post.once('listening', resolve))
    const { port } = post.address() as AddressInfo
    const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'vicino@prova.vicino.test' }
    mailing = await buildApp({
      config: { ...testConfig, mail },
      database: program.database,
      now: () => new Date().toISOString(),
      passwordCost: testPasswordCost,
    })
  })
  afterAll(async () => {
    await mailing.close()
    post.close()
  })

  /** The direction before a browser of the program that sends mail. */
  const directing = async () => {
    const browser = openBrowser(mailing)
    await browser.post('/api/auth/sign-in/email', { email: direction.email, password: direction.password })
    return browser
  }

  it('reaches the person as well, once the link is kept', async () => {
    await program.database.owner`delete from auth.reset_link`
    const browser = await directing()
    const { url, mailed } = (await makeLink(nurse._id, browser)).json()
    expect(mailed).toBe(true)
    expect(letters.at(-1)).toContain(`To: ${nurse._id}@prova.vicino.test`)
    expect(letters.at(-1)!.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(tokenOf(url))
    expect(links).toBe(1)
  })

  it('is the only way for who also works elsewhere', async () => {
    const browser = await directing()
    const shared = await program.person(direction.businessId, ['INF'])
    await alsoWorksElsewhere(shared)
    expect((await makeLink(shared._id, browser)).json()).toMatchObject({ url: null, mailed: true })
    expect(letters.at(-1)).toContain(`To: ${shared._id}@prova.vicino.test`)
  })

  it('is the only way for who has no second factor', async () => {
    const open = await program.person(direction.businessId, ['INF'])
    const answer = (await makeLink(open._id, await directing())).json()
    expect(answer).toMatchObject({ url: null, mailed: true })
    expect(letters.at(-1)).toContain(`To: ${open._id}@prova.vicino.test`)
  })

  it('says so where the letter was not taken', async () => {
    const browser = await directing()
    post.close()
    await new Promise(resolve => setImmediate(resolve))
    expect((await makeLink(nurse._id, browser)).json()).toMatchObject({ mailed: false })
  })
})

async function alsoWorksElsewhere(person: Caller): Promise<void> {
  const business = await program.business()
  await asTenant(program.database.app, { business, person: person._id }, async tx => {
    await tx`
      insert into collaboration (business_id, _id, user_id, roles, job_title, employment_type, start_date)
      values (${business}, ${newId()}, ${person._id}, '{INF}', 'nurse_diploma', 'hourly', '2020-01-01')`
  })
}

/** A mail server as far as one letter needs it. */
function takeLetter(socket: Socket, take: (letter: string) => Promise<void>): void {
  let letter: string | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 prova')
  socket.on('error', () => undefined)
  socket.on('data', chunk => {
    const text = chunk.toString()
    if (letter !== undefined) {
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      const whole = letter
      letter = undefined
      void take(whole).then(() => say('250 taken'))
    } else if (/^DATA/i.test(text)) {
      letter = ''
      say('354 go on')
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
    else say('250 prova')
  })
}
