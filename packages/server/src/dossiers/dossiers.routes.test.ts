import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  director = await program.person(business, ['DS'])
})
afterAll(() => program.close())

const maria = { first_name: 'Maria', last_name: 'Bianchi', birthday: '1931-02-11', gender: 'female' }
const create = (client: object = maria, who = nurse, _id?: string) =>
  who.call('POST', '/api/dossiers/create_dossier', { ...(_id ? { _id } : {}), client })
const head = async (dossier: string, who = nurse) =>
  (await who.call('GET', `/api/dossiers/${dossier}`)).json()

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)
const auditOf = (entity: string) =>
  inTenant(
    tx => tx`
      select actor_id, action, entity_type, dossier_id, fields, reason, result from audit
      where entity_id = ${entity} order by at, _id`,
  )

describe('opening a dossier', () => {
  it('stores the client in one form, and answers the head of the dossier', async () => {
    const answer = await create({
      ...maria,
      avs: '756.1234.5678.97',
      phone: '091 123 45 67',
      address: { street: 'Via Nosedo 4', zip: '6500', city: 'Bellinzona' },
      access_note: ' Chiave dalla vicina ',
    })
    expect(answer.statusCode).toBe(201)
    const dossier = answer.json()
    expect(dossier).toMatchObject({
      version: 1,
      status: 'active',
      status_reason: null,
      suspension: null,
      created_at: '2026-11-20T09:00:00.000Z',
      warnings: [],
      duplicates: [],
      client: {
        _id: dossier._id,
        name: 'Maria Bianchi',
        ...maria,
        phone: '+41911234567',
        email: null,
        address: { full_address: 'Via Nosedo 4, 6500 Bellinzona', city: 'Bellinzona' },
        access_note: 'Chiave dalla vicina',
      },
    })
    expect({ ...(await head(dossier._id)), duplicates: [] }).toEqual(dossier)
  })

  it('leaves one row in the audit log that names the dossier and the fields, not what they hold', async () => {
    const dossier = (await create()).json()
    expect(await auditOf(dossier._id)).toEqual([
      {
        actor_id: nurse._id,
        action: 'create',
        entity_type: 'dossier',
        dossier_id: dossier._id,
        fields: ['first_name', 'last_name', 'birthday', 'gender'],
        reason: null,
        result: 'ok',
      },
    ])
  })

  it('is done once, however often it is sent', async () => {
    const _id = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(maria, nurse, _id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(19).fill(200),
      201,
    ])
    const stored = await inTenant(tx => tx`select from stakeholder where dossier_id = ${_id}`)
    expect(stored.length).toBe(1)
    expect((await create({ ...maria, first_name: 'Marta' }, nurse, _id)).json()).toMatchObject({
      status: 409,
      code: 'id_taken',
    })
  })

  it('is refused under an id that the server gave to another', async () => {
    const { _id } = (await create()).json()
    expect((await create(maria, nurse, _id)).json()).toMatchObject({ status: 409, code: 'id_taken' })
    const warnings = `/api/dossiers/${_id}/warnings`
    const body = { kind: 'dog', text: 'Cane in giardino' }
    const warning = (await nurse.call('POST', warnings, body)).json()._id
    expect((await nurse.call('POST', warnings, { ...body, _id: warning })).json()).toMatchObject({
      code: 'id_taken',
    })
    const drugs = `/api/dossiers/${_id}/drugs/create_drug`
    const drug = { name: 'Dafalgan', modality: 'OS' }
    const given = (await nurse.call('POST', drugs, drug)).json()._id
    expect((await nurse.call('POST', drugs, { ...drug, _id: given })).json()).toMatchObject({
      code: 'id_taken',
    })
  })

  const refused: [string, object, number, string, string][] = [
    ['without a name', { ...maria, first_name: ' ' }, 422, 'client.first_name', 'required'],
    ['born long ago', { ...maria, birthday: '1850-01-01' }, 422, 'client.birthday', 'birthday_too_early'],
    ['born tomorrow', { ...maria, birthday: '2026-11-21' }, 422, 'client.birthday', 'birthday_in_future'],
    [
      'born on a day that is none',
      { ...maria, birthday: '1931-02-30' },
      422,
      'client.birthday',
      'no_such_day',
    ],
    [
      'with a mistyped AVS number',
      { ...maria, avs: '7561234567898' },
      422,
      'client.avs',
      'bad_avs_check_digit',
    ],
    ['with an unknown field', { ...maria, nickname: 'Mari' }, 400, 'client.nickname', 'unknown_field'],
    [
      'with a name of 201 letters',
      { ...maria, last_name: 'a'.repeat(201) },
      422,
      'client.last_name',
      'too_long',
    ],
  ]
  it.each(refused)('%s is refused at the field', async (_, client, status, path, code) => {
    expect((await create(client)).json()).toMatchObject({ status, errors: [{ path, code }] })
  })

  it('is told all that is wrong in one round, what only the day and the plan of numbers know too', async () => {
    const wrong = { ...maria, first_name: ' ', birthday: '2026-11-21', phone: '+999123456789', avs: 'x' }
    const { errors } = (await create(wrong)).json()
    expect(errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`).toSorted()).toEqual([
      'client.avs bad_avs',
      'client.birthday birthday_in_future',
      'client.first_name required',
      'client.phone bad_phone',
    ])
  })

  it.each([
    ['one letter', { first_name: 'O', last_name: 'Ng' }],
    ['200 letters', { first_name: 'ß'.repeat(200), last_name: 'x'.repeat(200) }],
    ['29 February 1920', { birthday: '1920-02-29' }],
    ['an apostrophe and accents', { first_name: 'Željko-Noè', last_name: 'D’Angelo-Müller' }],
  ])('takes %s', async (_, fields) => {
    const answer = await create({ ...maria, ...fields })
    expect(answer.json()).toMatchObject({ client: fields })
  })

  it("joins the team of its creator, and a team leader's team", async () => {
    const leader = await program.person(business, ['CE'])
    const colleague = await program.person(business, ['CE'])
    const team = newId()
    await inTenant(async tx => {
      await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Équipe Nord' })}`
      for (const { _id } of [leader, colleague])
        await tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id: _id })}`
    })
    const dossier = (await create(maria, leader)).json()._id
    expect((await colleague.call('GET', `/api/dossiers/${dossier}`)).statusCode).toBe(200)
    expect((await nurse.call('GET', `/api/dossiers/${dossier}`)).statusCode).toBe(404)
  })
})

describe('a possible duplicate', () => {
  const ida = { first_name: 'Ida', last_name: 'Pedrazzini', birthday: '1940-05-06', gender: 'female' }

  it('is named, and blocks nothing', async () => {
    const first = (await create({ ...ida, avs: '7569217076985' })).json()
    const second = await create({ ...ida, first_name: 'Idá', last_name: 'Pedrazini' })
    expect(second.statusCode).toBe(201)
    expect(second.json().duplicates).toEqual([
      {
        reason: 'birthday_and_name',
        dossier: { _id: first._id, name: 'Ida Pedrazzini', birthday: '1940-05-06' },
      },
    ])
  })

  it('beyond the reach of the author shows only that it exists', async () => {
    const other = await program.person(business, ['INF'])
    const answer = await create({ ...ida, first_name: 'Altra', avs: '756.9217.0769.85' }, other)
    expect(answer.json().duplicates).toEqual([{ reason: 'avs', dossier: null }])
    expect(answer.body).not.toContain('Ida')
  })

  it('is not looked for in another business', async () => {
    const elsewhere = await program.person(await program.business(), ['DS'])
    expect((await create(ida, elsewhere)).json().duplicates).toEqual([])
  })

  it('is answered again when the same create comes again', async () => {
    const _id = newId()
    const first = (await create(ida, nurse, _id)).json()
    expect(first.duplicates.length).toBe(2)
    expect((await create(ida, nurse, _id)).json()).toEqual(first)
  })
})

describe('the head of a dossier', () => {
  it('shows how the client is reached only to those who may read the personal data', async () => {
    const owner = await program.person(business, ['PROP'])
    const dossier = (await create({ ...maria, phone: '091 123 45 67' })).json()._id
    const { client } = await head(dossier, owner)
    expect(new Set(Object.keys(client))).toEqual(
      new Set(['_id', 'avatar', 'birthday', 'first_name', 'gender', 'last_name', 'name']),
    )
    expect((await head(dossier)).client).toMatchObject({ phone: '+41911234567' })
  })

  it('says what the reader may do here', async () => {
    const oss = await program.person(business, ['OSS'])
    const dossier = (await create()).json()._id
    await program.assign(dossier, oss)
    const { permissions } = await head(dossier, oss)
    expect(permissions).toContainEqual({ permission: 'drugs.read', need: 'read' })
    expect(permissions).toContainEqual({ permission: 'personal.write', need: 'write' })
    expect(permissions.map(({ permission }: { permission: string }) => permission)).not.toContain(
      'drugs.write_list',
    )
  })

  it('shows each reader the warnings of the kinds she may read', async () => {
    const dossier = (await create()).json()._id
    const warnings = `/api/dossiers/${dossier}/warnings`
    await nurse.call('POST', warnings, { kind: 'dog', text: 'Cane in giardino' })
    await nurse.call('POST', warnings, { kind: 'allergy', text: 'Penicillina' })
    const planner = await program.person(business, ['PIA'])
    const owner = await program.person(business, ['PROP'])
    const texts = async (who: Caller) =>
      (await head(dossier, who)).warnings.map((warning: { text: string }) => warning.text)
    expect(await texts(nurse)).toEqual(['Penicillina', 'Cane in giardino'])
    expect(await texts(planner)).toEqual(['Cane in giardino'])
    expect(await texts(owner)).toEqual([])
    const listed = async (who: Caller) =>
      (await who.call('GET', '/api/dossiers/all_dossiers?limit=100'))
        .json()
        .items.find(({ _id }: { _id: string }) => _id === dossier)
        .warnings.map((warning: { text: string }) => warning.text)
    expect(await listed(director)).toEqual(['Penicillina', 'Cane in giardino'])
    expect(await listed(planner)).toEqual(['Cane in giardino'])
    expect(await listed(owner)).toEqual([])
  })
})
