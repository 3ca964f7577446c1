import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: Id
let nursing: Caller
let leader: Caller
let nurse: Caller
let dossier: Id

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  nursing = await program.person(business, ['DS'], { last_name: 'Direzione' })
  leader = await program.person(business, ['CE'], { last_name: 'Capo' })
  nurse = await program.person(business, ['INF'], { last_name: 'Infermiera' })
  dossier = await program.dossier(business)
})

const begin = async (name = 'Équipe Lago') => (await nursing.call('POST', '/api/teams', { name })).json()
const member = (team: Id, person: Caller, by = nursing, method: 'PUT' | 'DELETE' = 'PUT') =>
  by.call(method, `/api/teams/${team}/members/${person._id}`)
const client = (team: Id, of = dossier, by = nursing, method: 'PUT' | 'DELETE' = 'PUT') =>
  by.call(method, `/api/teams/${team}/clients/${of}`)
const clientsOf = async (team: Id, by = nursing) =>
  (await by.call('GET', `/api/teams/${team}/clients`)).json().items
const opens = async (who: Caller, of = dossier) => (await who.call('GET', `/api/dossiers/${of}`)).statusCode
const listed = async (who: Caller) => (await who.call('GET', '/api/dossiers/all_dossiers')).json().total
const changes = async (team: Id) =>
  (
    await program.asOwner(
      business,
      tx => tx`
      select change, subject, by ->> '_id' as by from team_change where team_id = ${team} order by at, change`,
    )
  ).map(({ change }) => change as string)

describe('the name of a team', () => {
  const name = (written: string) => nursing.call('POST', '/api/teams', { name: written })
  const taken = { status: 422, errors: [{ path: 'name', code: 'team_name_taken' }] }

  it('is given once, whatever its capitals and accents', async () => {
    await begin('Équipe Lago')
    expect((await name(' equipe LAGO')).json()).toMatchObject(taken)
    expect((await name('Équipe Monte')).statusCode).toBe(201)
    const elsewhere = await program.person(await program.business(), ['DS'])
    expect((await elsewhere.call('POST', '/api/teams', { name: 'Équipe Lago' })).statusCode).toBe(201)
  })

  it('is not taken from another by a new one, and its own may be written otherwise', async () => {
    await begin('Équipe Lago')
    const { _id } = await begin('Équipe Monte')
    const rename = (written: string) =>
      nursing.call('PATCH', `/api/teams/${_id}`, { version: 1, name: written })
    expect((await rename('Equipe lago')).json()).toMatchObject(taken)
    expect((await rename('ÉQUIPE MONTE')).statusCode).toBe(200)
  })

  it('is free again once its team has ended', async () => {
    const { _id } = await begin('Équipe Lago')
    await nursing.call('DELETE', `/api/teams/${_id}?version=1`)
    expect((await name('Équipe Lago')).statusCode).toBe(201)
  })

  it('goes to one of two who give it in the same moment; a create that comes again is answered', async () => {
    const body = { _id: newId(), name: 'Équipe Lago' }
    const answers = await Promise.all([
      nursing.call('POST', '/api/teams', body),
      nursing.call('POST', '/api/teams', { name: 'equipe lago' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
    const again = await nursing.call('POST', '/api/teams', { _id: newId(), name: 'Nord' })
    const { _id } = again.json()
    expect((await nursing.call('POST', '/api/teams', { _id, name: 'Nord' })).statusCode).toBe(200)
  })
})

describe('a team', () => {
  it('opens its clients to who leads it, for as long as both belong to it', async () => {
    const { _id } = await begin()
    expect(await opens(leader)).toBe(404)
    expect((await member(_id, leader)).json()).toMatchObject({
      _id,
      name: 'Équipe Lago',
      version: 1,
      members: [{ _id: leader._id, name: 'Anna Capo' }],
    })
    expect((await client(_id)).statusCode).toBe(200)
    expect([await opens(leader), await listed(leader)]).toEqual([200, 1])
    await client(_id, dossier, nursing, 'DELETE')
    expect([await opens(leader), await listed(leader)]).toEqual([404, 0])
    await client(_id)
    expect(await opens(leader), 'given again').toBe(200)
    await client(_id, dossier, nursing, 'DELETE')
    expect(await opens(leader), 'and taken again').toBe(404)
    await client(_id)
    await member(_id, leader, nursing, 'DELETE')
    expect([await opens(leader), await listed(leader)]).toEqual([404, 0])
  })

  it('gives nothing to who does not lead', async () => {
    const { _id } = await begin()
    await member(_id, nurse)
    await client(_id)
    expect([await opens(nurse), await clientsOf(_id, nurse)]).toEqual([404, []])
    expect(await clientsOf(_id)).toMatchObject([{ _id: dossier, name: 'Luca Bernasconi' }])
  })

  it('that ends leaves nobody its clients, nor new ones, and keeps who belonged to it', async () => {
    const { _id } = await begin()
    await member(_id, leader)
    await client(_id)
    expect((await nursing.call('DELETE', `/api/teams/${_id}?version=1`)).statusCode).toBe(200)
    expect([await opens(leader), await listed(leader)]).toEqual([404, 0])
    expect((await nursing.call('GET', `/api/teams/${_id}`)).statusCode).toBe(404)
    expect((await member(_id, nurse)).statusCode).toBe(404)
    expect((await client(_id, await program.dossier(business))).statusCode).toBe(404)
    expect((await nursing.call('GET', '/api/teams')).json()).toMatchObject({ items: [], total: 0 })
    expect((await changes(_id)).toSorted()).toEqual([
      'client_added',
      'client_removed',
      'created',
      'ended',
      'member_added',
      'member_removed',
    ])
    const opened = await leader.call('POST', '/api/dossiers/create_dossier', {
      client: { first_name: 'Rosa', last_name: 'Nova', birthday: '1940-01-01', gender: 'female' },
    })
    expect(opened.statusCode, opened.body).toBe(201)
  })

  it('takes the client of a dossier that its leader opens, and writes it down', async () => {
    const { _id } = await begin()
    await member(_id, leader)
    const opened = await leader.call('POST', '/api/dossiers/create_dossier', {
      client: { first_name: 'Rosa', last_name: 'Nova', birthday: '1940-01-01', gender: 'female' },
    })
    expect(await clientsOf(_id)).toMatchObject([{ _id: opened.json()._id, name: 'Rosa Nova' }])
    expect(await changes(_id)).toContain('client_added')
  })

  it('takes only who cares for clients and works here', async () => {
    const { _id } = await begin()
    const office = await program.person(business, ['AMM'])
    const elsewhere = await program.person(await program.business(), ['INF'])
    for (const person of [office, elsewhere]) expect((await member(_id, person)).statusCode).toBe(404)
    await member(_id, leader)
    await program.asOwner(
      business,
      tx => tx`update collaboration set ended_at = now() where user_id = ${leader._id}`,
    )
    expect((await nursing.call('GET', `/api/teams/${_id}`)).json().members).toEqual([])
    expect((await nursing.call('GET', '/api/teams')).json().items).toMatchObject([{ members: 0 }])
  })

  it('is renamed over the version that was seen', async () => {
    const { _id } = await begin()
    const rename = (version: number, name: string) =>
      nursing.call('PATCH', `/api/teams/${_id}`, { version, name })
    expect((await rename(1, 'Équipe Monte')).json()).toMatchObject({ version: 2, name: 'Équipe Monte' })
    expect((await rename(1, 'Altro')).json()).toMatchObject({
      code: 'stale',
      current: { version: 2, name: 'Équipe Monte' },
    })
    expect((await nursing.call('DELETE', `/api/teams/${_id}?version=1`)).json()).toMatchObject({
      code: 'stale',
    })
    for (const name of ['', '  ', 'x'.repeat(201)])
      expect((await rename(2, name)).json().errors).toMatchObject([{ path: 'name' }])
  })

  it('said twice is done once', async () => {
    const { _id } = await begin()
    await Promise.all(Array.from({ length: 5 }, () => member(_id, leader)))
    await Promise.all(Array.from({ length: 5 }, () => client(_id)))
    expect(await changes(_id)).toEqual(['client_added', 'created', 'member_added'])
    const own = newId()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => nursing.call('POST', '/api/teams', { _id: own, name: 'Équipe Valle' })),
    )
    expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 201,
    ])
  })
})

describe('who may', () => {
  it('compose a team: who gives rights; put a client into it: who composes that client’s team', async () => {
    const { _id } = await begin()
    const planner = await program.person(business, ['PIA'])
    for (const person of [leader, nurse, planner]) {
      expect((await member(_id, nurse, person)).statusCode).toBe(403)
      expect((await person.call('POST', '/api/teams', { name: 'Altra' })).statusCode).toBe(403)
      expect((await person.call('DELETE', `/api/teams/${_id}?version=1`)).statusCode).toBe(403)
    }
    expect((await client(_id, dossier, planner)).statusCode).toBe(200)
    expect((await client(_id, dossier, nurse, 'DELETE')).statusCode).toBe(404)
    await program.assign(dossier, nurse)
    expect((await client(_id, dossier, nurse, 'DELETE')).statusCode).toBe(200)
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await member(_id, stranger, stranger)).statusCode).toBe(404)
    expect((await stranger.call('GET', `/api/teams/${_id}`)).statusCode).toBe(404)
  })

  it('is written down as a change of rights', async () => {
    const { _id } = await begin()
    await member(_id, leader)
    await client(_id)
    const rows = await program.asOwner(
      business,
      tx => tx`
      select action, fields, dossier_id from audit where business_id = ${business} and entity_id = ${_id} order by _id`,
    )
    expect(rows).toEqual([
      { action: 'create', fields: ['name'], dossier_id: null },
      { action: 'permission_change', fields: ['members'], dossier_id: null },
      { action: 'permission_change', fields: ['clients'], dossier_id: dossier },
    ])
  })
})

it('the list asks the database the same, however many teams there are', async () => {
  await begin()
  const read = () => nursing.call('GET', '/api/teams?limit=100')
  const few = await program.statements(read)
  for (let at = 0; at < 12; at += 1) await begin(`Équipe ${at}`)
  expect(await program.statements(read)).toBe(few)
  expect((await nursing.call('GET', '/api/teams')).json()).toMatchObject({ total: 13, more: true })
})
