import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { asTenant } from '../db/tenant.ts'
import { appCode } from '../testing/authenticator.ts'
import { openBrowser } from '../testing/browser.ts'
import { testConfig, testPasswordCost } from '../testing/config.ts'
import { hashPassword } from './password-hash.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { type MailServer, startMailServer, unfolded } from '../testing/mail-server.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let direction: Founder
let nurse: Caller
let recoveryCodes: string[]
let totpURI: string

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
  direction = await foundBusiness(program.app)
  nurse = await program.person(direction.businessId, ['INF'])
  ;({ recoveryCodes, totpURI } = await setSecondFactor(nurse))
})
afterAll(() => program.close())

const makeLink = (userId: string, browser = direction.browser) => browser.post('/api/reset-links', { userId })
const emailOf = ({ _id }: Caller) => `${_id}@prova.vicino.test`
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!

/** Gives somebody of a test a password and an app, as she would herself. */
async function setSecondFactor(person: Caller): Promise<{ recoveryCodes: string[]; totpURI: string }> {
  const password = 'una parola di prima'
  await setPassword(person, password)
  const browser = openBrowser(program.app)
  await browser.post('/api/auth/sign-in/email', { email: emailOf(person), password })
  const begun = (await browser.post('/api/auth/two-factor/enable', { password })).json()
  await browser.post('/api/auth/two-factor/verify-totp', { code: appCode(begun.totpURI) })
  return { recoveryCodes: begun.recovery_codes, totpURI: begun.totpURI }
}
async function setPassword(person: Caller, password: string): Promise<void> {
  const hash = await hashPassword(password, testPasswordCost)
  await program.database.owner`
    insert into auth.account (id, "accountId", "providerId", "userId", password)
    values (${newId()}, ${person._id}, 'credential', ${person._id}, ${hash})`
}
const ascending = (one: number, other: number) => one - other
const newToken = async () => tokenOf((await makeLink(nurse._id)).json().url)
type Chosen = { token: string; password?: string; code?: string | undefined }
const reset = ({ password = 'una parola scelta', ...sent }: Chosen, browser = openBrowser(program.app)) =>
  browser.post('/api/reset-password', { password, ...sent })
const newCode = () => recoveryCodes.pop()!
const signIn = async (person: Caller, password: string) =>
  (await openBrowser(program.app).post('/api/auth/sign-in/email', { email: emailOf(person), password }))
    .statusCode
const errorOf = (answer: Awaited<ReturnType<typeof reset>>) => answer.json().errors?.[0]
const auditOf = async (entity: string, business = direction.businessId) =>
  asTenant(
    program.database.app,
    { business },
    tx => tx`
      select action, actor_id from audit
      where entity_id = ${entity} and action in
        ('reset_link', 'password_reset', 'reset_link_approved', 'reset_link_refused') order by _id`,
  ).then(rows => rows.map(({ action, actor_id }) => [action, actor_id]))

describe('a link for a forgotten password', () => {
  it('is handed over by the direction, chooses a new password once and ends all sessions', async () => {
    const made = await makeLink(nurse._id)
    expect(made.json()).toMatchObject({ mailed: false })
    expect(made.json().url).toMatch(/^http:\/\/localhost:8080\/reset\?token=[\w-]{43}$/)
    const hours = (Date.parse(made.json().expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    expect((await nurse.call('GET', '/api/auth/list-sessions')).statusCode).toBe(200)

    const token = tokenOf(made.json().url)
    expect((await reset({ token, password: 'corta' })).json().errors).toMatchObject([
      { code: 'password_too_short' },
    ])
    expect((await reset({ token, code: newCode() })).json()).toEqual({})
    expect((await nurse.call('GET', '/api/auth/list-sessions')).statusCode).toBe(401)
    expect(await signIn(nurse, 'una parola scelta')).toBe(200)
    const again = await reset({ token, password: 'una parola ancora', code: newCode() })
    expect(again.json()).toMatchObject({ status: 422, errors: [{ path: 'token', code: 'link_ended' }] })
    expect(await signIn(nurse, 'una parola ancora')).toBe(401)
    expect(await auditOf(nurse._id)).toEqual([
      ['reset_link', direction.userId],
      ['password_reset', nurse._id],
    ])
  })

  it('asks for the second factor of its owner, so its maker changes nothing and opens nothing', async () => {
    const token = await newToken()
    const before = await passwordOf(nurse)
    expect(errorOf(await reset({ token }))).toMatchObject({ path: 'code', code: 'required' })
    for (const code of ['abc', '12345', 'AAAAA-AAAAA', ''])
      expect(errorOf(await reset({ token, code })), code).toMatchObject({ path: 'code', code: 'wrong_code' })
    expect(await passwordOf(nurse)).toBe(before)
    const browser = openBrowser(program.app)
    expect((await reset({ token, password: 'una parola nuova', code: newCode() }, browser)).statusCode).toBe(
      200,
    )
    expect(browser.cookies.size, 'a code opens no session').toBe(0)
    const open = await program.database.owner`select from auth.session where "userId" = ${nurse._id}`
    expect(open).toHaveLength(0)
    expect(await signIn(nurse, 'una parola nuova')).toBe(200)
  })

  it('takes a code of the app, each once', async () => {
    const code = appCode(totpURI, 1)
    expect((await reset({ token: await newToken(), code })).statusCode).toBe(200)
    expect(errorOf(await reset({ token: await newToken(), code }))).toMatchObject({ code: 'wrong_code' })
  })

  it('counts wrong codes by person, wherever they come from', async () => {
    const person = await program.person(direction.businessId, ['INF'])
    await setSecondFactor(person)
    const token = tokenOf((await makeLink(person._id)).json().url)
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await reset({ token, code: 'AAAAA-AAAAA' })).statusCode)
    expect(statuses.at(0)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is kept as a hash only', async () => {
    const token = await newToken()
    const [row] = await program.database.owner`select * from auth.reset_link
      where used_at is null and ended_at is null and user_id = ${nurse._id}`
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Object.values(row!).map(String).join()).not.toContain(token)
  })

  it('ends when a newer one is made, after 24 hours, and chooses one password when used twice at once', async () => {
    const old = await newToken()
    const token = await newToken()
    expect((await reset({ token: old, code: newCode() })).statusCode).toBe(422)
    const answers = await Promise.all([reset({ token, code: newCode() }), reset({ token, code: newCode() })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 422])
    const late = await newToken()
    await program.database.owner`update auth.reset_link set expires_at = now()`
    expect((await reset({ token: late })).json().errors).toMatchObject([{ code: 'link_ended' }])
  })

  it('also ends a sign-in that waits for its code', async () => {
    const founder = await foundBusiness(program.app)
    await program.database.owner`
      insert into auth.verification (id, identifier, value, "expiresAt")
      values (${newId()}, '2fa-prova', ${nurse._id}, now() + interval '5 minutes')`
    expect((await reset({ token: await newToken(), code: newCode() })).statusCode).toBe(200)
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
    expect((await reset({ token })).json()).toMatchObject({ status: 422, errors: [{ path: 'token' }] })
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
  let post: MailServer
  /** How many links the database held for others to see as the last letter was taken. */
  let links: number
  let mailing: Awaited<ReturnType<typeof buildApp>>

  beforeAll(async () => {
    post = await startMailServer(async () => {
      const kept = await program.database.owner`
        select from auth.reset_link where user_id = ${nurse._id} and used_at is null and ended_at is null`
      links = kept.length
    })
    mailing = await buildApp({
      config: { ...testConfig, mail: post.mail },
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
    expect(post.letters.at(-1)).toContain(`To: ${nurse._id}@prova.vicino.test`)
    expect(unfolded(post.letters.at(-1)!)).toContain(tokenOf(url))
    expect(links).toBe(1)
    expect(post.letters.at(-1), 'it says who made it').toContain('Anna Prova')
    const done = { token: tokenOf(url), password: 'una parola scelta', code: newCode() }
    expect((await openBrowser(mailing).post('/api/reset-password', done)).statusCode).toBe(200)
    expect(post.letters.at(-1)).toContain('scelta di nuovo')
  })

  it('is the only way for who also works elsewhere', async () => {
    const browser = await directing()
    const shared = await program.person(direction.businessId, ['INF'])
    await alsoWorksElsewhere(shared)
    expect((await makeLink(shared._id, browser)).json()).toMatchObject({ url: null, mailed: true })
    expect(post.letters.at(-1)).toContain(`To: ${shared._id}@prova.vicino.test`)
  })

  it('is the only way for who has no second factor', async () => {
    const open = await program.person(direction.businessId, ['INF'])
    const answer = (await makeLink(open._id, await directing())).json()
    expect(answer).toMatchObject({ url: null, mailed: true })
    expect(post.letters.at(-1)).toContain(`To: ${open._id}@prova.vicino.test`)
  })

  it('says so where the letter was not taken', async () => {
    const browser = await directing()
    post.close()
    await new Promise(resolve => setImmediate(resolve))
    expect((await makeLink(nurse._id, browser)).json()).toMatchObject({ mailed: false })
  })
})

async function passwordOf({ _id }: Caller): Promise<string> {
  const [row] = await program.database.owner`select password from auth.account where "userId" = ${_id}`
  return row!['password']
}

describe('a link for who has no second factor', () => {
  let business: Id
  let maker: Caller
  let second: Caller
  let owner: Caller
  const password = 'una parola scelta'

  beforeEach(async () => {
    business = await program.business()
    maker = await program.person(business, ['PROP'], { last_name: 'Prepara' })
    second = await program.person(business, ['DS'], { last_name: 'Approva' })
    owner = await program.person(business, ['INF'], { last_name: 'Dimentica' })
  })

  const make = async (person = owner, by = maker) => {
    const answer = await by.call('POST', '/api/reset-links', { userId: person._id })
    expect(answer.statusCode, answer.body).toBe(200)
    const made = answer.json<{ _id: Id; url: string; waits: boolean }>()
    return { ...made, token: tokenOf(made.url) }
  }
  const approve = (link: Id, by = second) => by.call('POST', `/api/reset-links/${link}/approve`)
  const pending = async (by: Caller) => (await by.call('GET', '/api/reset-links')).json()
  const own = async (by = owner) => (await by.call('GET', '/api/reset-links/mine')).json()
  const loseRole = (person: Caller) =>
    asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set roles = '{INF}' where user_id = ${person._id}`
    })

  it('waits for a second person, and opens the account once after', async () => {
    const { _id, token, waits } = await make()
    expect(waits).toBe(true)
    expect(errorOf(await reset({ token }))).toMatchObject({ path: 'token', code: 'link_waits' })
    expect(await pending(second)).toMatchObject([
      { _id, name: 'Anna Dimentica', made_by: 'Anna Prepara', own: false, refused_at: null },
    ])
    expect(await pending(maker)).toMatchObject([{ _id, own: true }])
    expect((await approve(_id)).statusCode).toBe(200)
    expect(await pending(second)).toEqual([])
    expect((await reset({ token })).statusCode).toBe(200)
    expect(await signIn(owner, password)).toBe(200)
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'link_ended' })
    expect(await auditOf(owner._id, business)).toEqual([
      ['reset_link', maker._id],
      ['reset_link_approved', second._id],
      ['password_reset', owner._id],
    ])
  })

  it('is approved neither by its maker nor by its owner, nor by who may make none', async () => {
    const direct = await program.person(business, ['DS'])
    const { _id, token } = await make(direct)
    expect((await approve(_id, maker)).json()).toMatchObject({ status: 409, code: 'second_person_needed' })
    expect((await approve(_id, direct)).json()).toMatchObject({ status: 409, code: 'second_person_needed' })
    expect((await approve(_id, owner)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await approve(_id, stranger)).statusCode).toBe(404)
    expect(await pending(stranger)).toEqual([])
    expect(await pending(direct), 'her own is not hers to approve').toEqual([])
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'link_waits' })
  })

  it('is approved once by two who do it at the same time', async () => {
    const third = await program.person(business, ['PROP'])
    const { _id } = await make()
    const answers = await Promise.all([approve(_id, second), approve(_id, third)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 409])
    const rows = await auditOf(owner._id, business)
    expect(rows.filter(([action]) => action === 'reset_link_approved')).toHaveLength(1)
  })

  it.each([
    ['its maker', 'link_ended', () => maker],
    ['its approver', 'link_ended', () => second],
  ] as const)('ends where %s has lost the role before it is used', async (_, code, who) => {
    const { _id, token } = await make()
    await approve(_id)
    await loseRole(who())
    expect(errorOf(await reset({ token }))).toMatchObject({ path: 'token', code })
    expect(await signIn(owner, password)).toBe(401)
  })

  it('is not approved any more where its maker has lost the role, and after it has expired', async () => {
    const { _id } = await make()
    await loseRole(maker)
    expect((await approve(_id)).statusCode).toBe(404)
    await loseRole(second)
    expect((await approve(_id)).statusCode).toBe(403)
    const other = await program.person(business, ['DS'])
    const third = await program.person(business, ['DS'])
    const late = await make(owner, other)
    await program.database.owner`update auth.reset_link set expires_at = now() where _id = ${late._id}`
    expect((await approve(late._id, third)).statusCode).toBe(404)
    expect(await pending(third)).toEqual([])
    expect(errorOf(await reset({ token: late.token }))).toMatchObject({ code: 'link_ended' })
  })

  it('waits again where the factor was turned off after it was made', async () => {
    const { token, _id } = await make()
    await program.database.owner`update auth."user" set "twoFactorEnabled" = true where id = ${owner._id}`
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'required' })
    expect((await approve(_id)).statusCode, 'nothing waits').toBe(404)
    await program.database.owner`update auth."user" set "twoFactorEnabled" = false where id = ${owner._id}`
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'link_waits' })
  })

  it("is not approved by a second account of its maker's making, which holds no more than he does", async () => {
    const { _id, token } = await make()
    const puppet = await program.person(business, ['PROP'])
    expect((await approve(_id, puppet)).json()).toMatchObject({ status: 409, code: 'second_person_needed' })
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'link_waits' })
    expect((await approve(_id)).statusCode).toBe(200)
  })

  it('is not made where nobody else could approve it: the operator of the server makes it', async () => {
    await loseRole(second)
    const answer = await maker.call('POST', '/api/reset-links', { userId: owner._id })
    expect(answer.json()).toMatchObject({ status: 409, code: 'nobody_to_approve' })
    const approver = await program.person(business, ['DS'], { withheld: ['permissions.grant'] })
    expect((await maker.call('POST', '/api/reset-links', { userId: owner._id })).statusCode).toBe(409)
    expect(await pending(maker)).toEqual([])
    expect((await approver.call('GET', '/api/reset-links')).statusCode).toBe(403)
    const kept = await program.database.owner`select from auth.reset_link where user_id = ${owner._id}`
    expect(kept).toHaveLength(0)
  })

  it('is told at once to its owner, who may say that it was not her', async () => {
    const { _id, token } = await make()
    expect(await own()).toMatchObject([
      { _id, made_by: 'Anna Prepara', approved_by: null, used_at: null, refused_at: null },
    ])
    expect(await own(maker)).toEqual([])
    expect((await maker.call('POST', `/api/reset-links/${_id}/refuse`)).statusCode).toBe(404)
    expect((await owner.call('POST', `/api/reset-links/${_id}/refuse`)).statusCode).toBe(200)
    expect((await owner.call('POST', `/api/reset-links/${_id}/refuse`)).statusCode, 'again').toBe(200)
    expect(errorOf(await reset({ token }))).toMatchObject({ code: 'link_ended' })
    expect((await approve(_id)).statusCode).toBe(404)
    const [{ refused_at }] = await pending(second)
    expect(refused_at).not.toBeNull()
  })

  it('ends the sessions of whoever used it, where its owner refuses it after', async () => {
    const { _id, token } = await make()
    await approve(_id)
    await reset({ token })
    const thief = openBrowser(program.app)
    await thief.post('/api/auth/sign-in/email', { email: emailOf(owner), password })
    const herself = openBrowser(program.app)
    await herself.post('/api/auth/sign-in/email', { email: emailOf(owner), password })
    expect((await herself.post(`/api/reset-links/${_id}/refuse`)).statusCode).toBe(200)
    expect((await thief.get('/api/auth/list-sessions')).statusCode).toBe(401)
    expect((await herself.get('/api/auth/list-sessions')).statusCode).toBe(200)
    const [link] = (await herself.get('/api/reset-links/mine')).json()
    expect(link).toMatchObject({ approved_by: 'Anna Approva' })
    expect(link.used_at).not.toBeNull()
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
