import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { foundBusiness } from '../testing/founder.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/** The links of invitations go by the clock of the database: the program stands at the same. */
const start = new Date().toISOString()
let program: TestProgram
let business: Id
let owner: Caller
let nursing: Caller
let office: Caller
let sent = 0

beforeAll(async () => {
  program = await testProgram(start)
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  owner = await program.person(business, ['PROP'], { last_name: 'Titolare' })
  nursing = await program.person(business, ['DS'], { last_name: 'Direzione' })
  office = await program.person(business, ['AMM'], { last_name: 'Ufficio' })
})

const offer = (role: Role, more: object = {}) => ({
  entityId: business,
  entityType: 'Business',
  role,
  job_title: 'nurse_diploma',
  start_date: '2020-01-01',
  ...more,
})
const newcomer = () => ({ email: `nuova-${(sent += 1)}@prova.vicino.test`, phone: '+41791234567' })
const send = (by: Caller, role: Role, more: object = {}) =>
  by.call('POST', '/api/invitations/send', { ...offer(role), ...newcomer(), ...more })
const made = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(201)
  const { invitation, url } = JSON.parse(body)
  return { invitation, token: new URL(url).searchParams.get('token')! }
}
const look = (token: string, browser: Pick<Browser, 'get'> = openBrowser(program.app)) =>
  browser.get(`/api/invitations/${token}`)
const herself = { first_name: 'Nora', last_name: 'Nuova', password: 'una parola sua' }
const accept = (token: string, said: object = herself, browser = openBrowser(program.app)) =>
  browser.post(`/api/invitations/${token}/accept`, said)
const grants = async (by: Caller) => (await by.call('GET', '/api/grants')).json()
const decide = (by: Caller, grant: Id, granted = true) =>
  by.call('POST', `/api/grants/${grant}/decide`, { granted })
const worker = async (userId: Id) => {
  const all = (await nursing.call('GET', '/api/collaborators?limit=100&status=all')).json().items
  const found = all.find((one: { userId: Id }) => one.userId === userId)
  return found && (await nursing.call('GET', `/api/collaborators/${found._id}`)).json()
}

describe('an invitation', () => {
  it('gives nothing before it is accepted, then exactly what was offered, once', async () => {
    const { invitation, token } = await made(
      send(nursing, 'INF', {
        permissions: ['calendar.own', 'dossier.list', 'drugs.read'],
        employment_percent: 60,
      }),
    )
    expect(invitation).toMatchObject({
      state: 'open',
      role: 'INF',
      made_by: 'Anna Direzione',
      employment_percent: 60,
    })
    expect((await look(token)).json()).toMatchObject({
      account: 'new',
      state: 'open',
      email: invitation.email,
      role_labels: ['Inf. dipl.'],
    })
    const rows = () =>
      program.asOwner(business, tx => tx`select from collaboration where business_id = ${business}`)
    const before = (await rows()).length
    const browser = openBrowser(program.app)
    const answer = await accept(token, herself, browser)
    expect(answer.statusCode, answer.body).toBe(200)
    const { userId } = answer.json()
    expect((await rows()).length).toBe(before + 1)
    expect((await browser.get('/api/users/me')).json()).toMatchObject({
      _id: userId,
      name: 'Nora Nuova',
      phone: '+41791234567',
      business: { _id: business, roles: ['INF'] },
    })
    const held = (await browser.get('/api/users/me')).json().permissions
    expect(held.map(({ permission }: { permission: string }) => permission)).toEqual([
      'dossier.list',
      'drugs.read',
      'calendar.own',
    ])
    expect(await worker(userId)).toMatchObject({
      employment_percent: 60,
      employment_type: null,
      training: null,
    })
    expect((await accept(token)).statusCode).toBe(404)
    const log = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, actor_id from audit where entity_id = ${invitation._id} order by _id`,
    )
    expect(log.map(row => [row['action'], row['actor_id']])).toEqual([
      ['create', nursing._id],
      ['invitation_accepted', userId],
    ])
  })

  it('narrows nothing by an empty list, and never gives what no role grants', async () => {
    const [all, empty] = [
      await made(send(nursing, 'OSS')),
      await made(send(nursing, 'OSS', { permissions: [] })),
    ]
    expect(empty.invitation.permissions).toEqual(all.invitation.permissions)
    const beyond = await send(nursing, 'OSS', { permissions: ['drugs.read', 'billing.tariffs'] })
    expect(beyond.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'permissions', code: 'beyond_role' }],
    })
  })

  it('keeps the name by which she was invited where she says none', async () => {
    const { token } = await made(send(nursing, 'OSS', { first_name: 'Nora', last_name: 'Invitata' }))
    const browser = openBrowser(program.app)
    const answer = await accept(token, { last_name: 'Sposata', password: herself.password }, browser)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await browser.get('/api/users/me')).json()).toMatchObject({ name: 'Nora Sposata' })
  })

  it('two who accept at once become one', async () => {
    const { token } = await made(send(nursing, 'OSS'))
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])
  })

  it('sent again stands once, and brings another link to it', async () => {
    const body = { ...offer('OSS'), ...newcomer(), _id: newId() }
    const first = await nursing.call('POST', '/api/invitations/send', body)
    const again = await nursing.call('POST', '/api/invitations/send', body)
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json().invitation).toEqual(first.json().invitation)
    const tokens = [first, again].map(answer => new URL(answer.json().url).searchParams.get('token')!)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect((await look(token)).statusCode).toBe(200)
    const listed = (await office.call('GET', '/api/invitations')).json()
    expect(listed.items.filter((one: { _id: string }) => one._id === body._id)).toHaveLength(1)
    await accept(tokens[1]!)
    expect((await look(tokens[0]!)).statusCode, 'the first, once it is accepted by the other').toBe(404)
    const late = await nursing.call('POST', '/api/invitations/send', body)
    expect(late.json()).toMatchObject({ invitation: { state: 'accepted' }, url: null })
  })

  it('of the same person ends the older one', async () => {
    const whom = newcomer()
    const older = await made(send(nursing, 'OSS', whom))
    const newer = await made(send(nursing, 'AC', whom))
    expect((await look(older.token)).statusCode).toBe(404)
    expect((await look(newer.token)).statusCode).toBe(200)
    const listed = (await office.call('GET', '/api/invitations')).json()
    expect(listed.items).toMatchObject([{ _id: newer.invitation._id, role: 'AC' }])
  })

  it('is taken back, expires after seven days, and is made anew', async () => {
    const { invitation, token } = await made(send(nursing, 'OSS'))
    await program.asOwner(
      business,
      tx => tx`update invitation set expires_at = now() where _id = ${invitation._id}`,
    )
    expect((await accept(token)).statusCode).toBe(404)
    const renewed = (await nursing.call('POST', `/api/invitations/${invitation._id}/renew`)).json()
    expect((await look(token)).statusCode, 'the old link').toBe(404)
    const fresh = new URL(renewed.url).searchParams.get('token')!
    expect((await look(fresh)).statusCode).toBe(200)
    const days = (Date.parse(renewed.invitation.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect((await nursing.call('DELETE', `/api/invitations/${invitation._id}`)).statusCode).toBe(200)
    expect((await accept(fresh)).statusCode).toBe(404)
    const again = await office.call('DELETE', `/api/invitations/${invitation._id}`)
    expect(again.statusCode).toBe(404)
  })

  it('ends when whoever made it may no longer invite', async () => {
    const { token } = await made(send(nursing, 'OSS'))
    await program.asOwner(
      business,
      tx => tx`update collaboration set roles = '{INF}' where user_id = ${nursing._id}`,
    )
    expect((await accept(token)).statusCode).toBe(404)
  })

  it('asks at each field for what is missing or wrong', async () => {
    const wrong = await send(nursing, 'OSS', { email: 'nessuno', phone: '12', start_date: '2026-02-30' })
    expect(wrong.statusCode).toBe(422)
    expect(
      wrong
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['email', 'phone', 'start_date'])
    const both = await send(nursing, 'OSS', { roles: ['INF'] })
    expect(both.json().errors).toMatchObject([{ path: 'roles', code: 'twice' }])
    for (const path of ['/api/invitations/send', '/api/collaborators/add_collaborator']) {
      const { role: _, ...rest } = { ...offer('OSS'), ...newcomer() }
      for (const body of [rest, {}])
        expect((await nursing.call('POST', path, body)).json().errors).toContainEqual(
          expect.objectContaining({ path: 'role', code: 'required' }),
        )
    }
    const { token } = await made(send(nursing, 'OSS'))
    expect((await accept(token, {})).json().errors).toMatchObject([{ path: 'password', code: 'required' }])
    expect((await accept(token, { password: herself.password })).json().errors).toMatchObject([
      { path: 'first_name', code: 'required' },
      { path: 'last_name', code: 'required' },
    ])
    expect((await look('x'.repeat(43))).statusCode).toBe(404)
    expect((await look('corto')).statusCode).toBe(404)
  })

  it('comes from who may invite, for her own business, with clients of her own', async () => {
    const nurse = await program.person(business, ['INF'])
    expect((await send(nurse, 'OSS')).statusCode).toBe(403)
    const elsewhere = await program.business()
    expect((await send(nursing, 'OSS', { entityId: elsewhere })).statusCode).toBe(404)
    const foreign = await program.dossier(elsewhere)
    expect((await send(nursing, 'AUS', { relative_of: [foreign] })).statusCode).toBe(404)
    const client = await program.dossier(business)
    const { invitation } = await made(send(nursing, 'AUS', { relative_of: [client] }))
    expect(invitation.relative_of).toEqual([client])
  })
})

describe('whoever has an account', () => {
  it('accepts signed in as herself, nobody else for her', async () => {
    const founder = await foundBusiness(program.app)
    const { token } = await made(send(nursing, 'INF', { email: founder.email.toUpperCase() }))
    expect((await look(token)).json()).toMatchObject({ account: 'sign_in' })
    expect((await accept(token)).statusCode, 'a stranger with the link').toBe(401)
    const other = await foundBusiness(program.app)
    expect((await look(token, other.browser)).json()).toMatchObject({ account: 'other' })
    expect((await accept(token, {}, other.browser)).json()).toMatchObject({ code: 'invitation_of_another' })
    expect((await look(token, founder.browser)).json()).toMatchObject({ account: 'signed_in' })
    expect((await accept(token, {}, founder.browser)).statusCode).toBe(200)
    expect(await worker(founder.userId)).toMatchObject({
      roles: ['INF'],
      permissions: expect.arrayContaining(['drugs.read']),
    })
    expect((await send(nursing, 'INF', { email: founder.email })).json()).toMatchObject({
      code: 'already_here',
    })
  })

  it('is added by her id, and comes back after she had left', async () => {
    const founder = await foundBusiness(program.app)
    const add = () =>
      nursing.call('POST', '/api/collaborators/add_collaborator', { ...offer('AC'), userId: founder.userId })
    const first = (await add()).json()
    expect(first.invitation).toMatchObject({ userId: founder.userId, email: null })
    const token = new URL(first.url).searchParams.get('token')!
    await accept(token, {}, founder.browser)
    expect((await add()).statusCode).toBe(409)
    const team = `/api/dossiers/${await program.dossier(business)}/stakeholders`
    await nursing.call('POST', team, { userId: founder.userId })
    expect((await nursing.call('GET', team)).json()).toHaveLength(1)
    const act = { userId: founder.userId, permission: 'parameters.write', valid_from: todayIn(start) }
    expect((await nursing.call('POST', '/api/delegations', act)).statusCode).toBe(201)
    const file = await worker(founder.userId)
    await nursing.call('DELETE', `/api/collaborators/${file._id}?version=${file.version}`)
    const again = new URL((await add()).json().url).searchParams.get('token')!
    expect((await accept(again, {}, founder.browser)).statusCode).toBe(200)
    expect(await worker(founder.userId)).toMatchObject({ _id: file._id, ended_at: null, end_date: null })
    expect((await nursing.call('GET', team)).json(), 'the clients of then').toEqual([])
    const { items } = (await nursing.call('GET', '/api/delegations')).json()
    expect(items, 'what was delegated then').toEqual([])
  })
})

describe('what the granter lacks', () => {
  it('waits for who has it; the link opens nothing before', async () => {
    const { invitation, token } = await made(send(owner, 'INF'))
    expect(invitation.state).toBe('waits')
    expect((await accept(token)).json()).toMatchObject({ status: 409, code: 'invitation_waits' })
    expect(await grants(owner)).toMatchObject([{ of: 'invitation', mine_to_decide: false }])
    const [grant] = await grants(nursing)
    expect(grant).toMatchObject({ roles: ['INF'], made_by: 'Anna Titolare', mine_to_decide: true })
    expect((await decide(owner, grant._id)).json()).toMatchObject({ code: 'second_person_needed' })
    expect((await decide(office, grant._id)).statusCode).toBe(403)
    expect((await decide(nursing, grant._id)).statusCode).toBe(200)
    expect((await decide(nursing, grant._id, false)).statusCode, 'decided once').toBe(404)
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('that is refused is told and opens nothing', async () => {
    const { invitation, token } = await made(send(owner, 'INF'))
    const [grant] = await grants(nursing)
    await decide(nursing, grant._id, false)
    expect((await accept(token)).statusCode).toBe(404)
    const { items } = (await owner.call('GET', '/api/invitations')).json()
    expect(items).toMatchObject([{ _id: invitation._id, state: 'refused' }])
  })

  it('that was approved by who has lost it since opens nothing', async () => {
    const { token } = await made(send(owner, 'INF'))
    await decide(nursing, (await grants(nursing))[0]._id)
    await program.person(business, ['DS'])
    await program.asOwner(
      business,
      tx => tx`update collaboration set roles = '{OSS}' where user_id = ${nursing._id}`,
    )
    expect((await accept(token)).statusCode).toBe(404)
  })

  it('is refused at the roles where it is only given by its own', async () => {
    const answer = await send(owner, 'DS')
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'roles', code: 'only_by_its_own' }] })
    expect((await office.call('GET', '/api/invitations')).json().items).toEqual([])
  })

  it('waits when the office invites', async () => {
    const { invitation } = await made(send(office, 'OSS'))
    expect(invitation.state).toBe('waits')
    expect(await grants(nursing)).toMatchObject([{ mine_to_decide: true }])
  })
})
