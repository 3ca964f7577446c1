import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string
let persons: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  persons = `/api/dossiers/${dossier}/contact_persons`
})
afterAll(() => program.close())

const daughter = { name: 'Laura Prova', relation: 'daughter', scope: 'clinical', phone: '079 123 45 67' }
const create = (body: object = daughter, who = nurse) => who.call('POST', persons, body)
const change = (id: string, body: object, who = nurse) => who.call('PATCH', `${persons}/${id}`, body)
const read = async (who = nurse) => (await who.call('GET', persons)).json()
const written = async (body: object = daughter) => (await create(body)).json()

describe('a contact person', () => {
  it('is signed, with her number as it is dialled', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      dossierId: dossier,
      version: 1,
      name: 'Laura Prova',
      relation: 'daughter',
      phone: '+41791234567',
      other_phone: null,
      email: null,
      scope: 'clinical',
      in_emergency: false,
      powers: [],
      place: 1,
      note: '',
      ended: null,
      ended_reason: null,
      author: expect.objectContaining({ _id: nurse._id, name: 'Anna Prova' }),
      created_at: '2026-11-20T09:00:00.000Z',
      written_at: '2026-11-20T09:00:00.000Z',
    })
    expect(await read()).toEqual([answer.json()])
    expect((await nurse.call('GET', `${persons}/${answer.json()._id}`)).json()).toEqual(answer.json())
  })

  it('is written once, however often it is sent', async () => {
    const body = { ...daughter, _id: newId() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(9).fill(200),
      201,
    ])
    expect(await read()).toHaveLength(1)
    expect((await create({ ...body, name: 'Altra Prova' })).json()).toMatchObject({ code: 'id_taken' })
  })

  it('is corrected as a new version that keeps the old one, in the fields that were sent', async () => {
    const first = await written({ ...daughter, powers: ['directives', 'attorney'], note: 'Dopo le 18' })
    const answer = await change(first._id, { version: 1, phone: '091 123 45 67', in_emergency: true })
    const second = { ...first, version: 2, phone: '+41911234567', in_emergency: true }
    expect(answer.json()).toEqual(second)
    const versions = await nurse.call('GET', `${persons}/${first._id}/versions`)
    expect(versions.json()).toEqual([second, first])
  })

  it('is ended with a reason, stays legible below the others, and changes no more', async () => {
    const before = await written()
    const neighbour = await written({ name: 'Pia Vicina', relation: 'neighbour', scope: 'emergency' })
    const answer = await change(before._id, { version: 1, ended: { reason: 'Si è trasferita' } })
    const ended = { ended: '2026-11-20T09:00:00.000Z', ended_reason: 'Si è trasferita', version: 2 }
    expect(answer.json()).toEqual({ ...before, ...ended })
    expect(await read()).toEqual([neighbour, { ...before, ...ended }])
    expect((await change(before._id, { version: 2, note: 'x' })).json()).toMatchObject({
      status: 409,
      code: 'ended',
      current: ended,
    })
  })

  it('stands in the order in which they are called', async () => {
    const named = (name: string, more: object) => create({ ...daughter, name, ...more })
    await named('Terza', { place: 1 })
    await named('Seconda', { place: 3, in_emergency: true })
    await named('Quarta', { place: 2 })
    await named('Prima', { place: 2, in_emergency: true })
    expect((await read()).map(({ name }: { name: string }) => name)).toEqual([
      'Prima',
      'Seconda',
      'Terza',
      'Quarta',
    ])
  })

  it('meets a 409 with the current one when somebody was quicker', async () => {
    const { _id } = await written()
    const answers = await Promise.all(['Uno', 'Due', 'Tre'].map(note => change(_id, { version: 1, note })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)!
    expect(late.json()).toMatchObject({ code: 'stale', current: { _id, version: 2 } })
  })

  it.each<[string, object, string, string]>([
    ['of no relation', { relation: undefined }, 'relation', 'not_chosen'],
    ['without a scope', { scope: undefined }, 'scope', 'not_chosen'],
    ['of an unknown scope', { scope: 'everything' }, 'scope', 'not_an_option'],
    ['without a name', { name: ' ' }, 'name', 'required'],
    ['with half a number', { phone: '079 123' }, 'phone', 'bad_phone'],
    ['with an address that nobody receives at', { email: 'laura@' }, 'email', 'bad_email'],
    ['asked first without a number', { phone: null, in_emergency: true }, 'phone', 'required'],
  ])('%s is refused', async (_, more, path, code) => {
    expect((await create({ ...daughter, ...more })).json()).toMatchObject({
      status: 422,
      errors: [{ path, code }],
    })
  })

  it('keeps her number as long as she is called in an emergency', async () => {
    const { _id } = await written({ ...daughter, in_emergency: true })
    expect((await change(_id, { version: 1, phone: null })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'phone', code: 'required' }],
    })
  })
})

describe('who', () => {
  it('reads and writes them is who reads and writes the personal data', async () => {
    const { _id } = await written()
    const carer = await program.person(business, ['AC'])
    const oss = await program.person(business, ['OSS'])
    await Promise.all([carer, oss].map(who => program.assign(dossier, who)))
    expect(await read(carer)).toHaveLength(1)
    expect((await create(daughter, carer)).statusCode).toBe(403)
    expect((await change(_id, { version: 1, note: 'x' }, carer)).statusCode).toBe(403)
    expect((await change(_id, { version: 1, note: 'x' }, oss)).statusCode).toBe(200)
  })

  it('does not care for the client finds nothing', async () => {
    const stranger = await program.person(business, ['INF'])
    expect((await stranger.call('GET', persons)).statusCode).toBe(404)
    expect((await create(daughter, stranger)).statusCode).toBe(404)
  })

  it('asks for a person of another client finds nothing', async () => {
    const { _id } = await written()
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    const path = `/api/dossiers/${other}/contact_persons/${_id}`
    expect((await nurse.call('GET', path)).statusCode).toBe(404)
    expect((await nurse.call('PATCH', path, { version: 1, note: 'x' })).statusCode).toBe(404)
  })
})

it('each write leaves who did what in the audit log, and no news', async () => {
  const { _id } = await written()
  await change(_id, { version: 1, ended: { reason: 'Si è trasferita' } })
  const [rows, news] = await asTenant(program.database.app, { business }, tx =>
    Promise.all([
      tx`select action, fields, reason from audit where entity_id = ${_id} order by at, action`,
      tx`select 1 from activity where entity_id = ${_id}`,
    ]),
  )
  expect(rows).toEqual([
    { action: 'create', fields: ['name', 'relation', 'scope', 'phone'], reason: null },
    { action: 'update', fields: ['ended'], reason: 'Si è trasferita' },
  ])
  expect(news).toEqual([])
})
