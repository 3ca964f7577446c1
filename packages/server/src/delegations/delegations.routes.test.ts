import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: Id
let nursing: Caller
let nurse: Caller
let assistant: Caller
let dossier: Id
let other: Id

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nursing = await program.person(business, ['DS'], { last_name: 'Direzione' })
  nurse = await program.person(business, ['INF'], { last_name: 'Infermiera' })
  assistant = await program.person(business, ['AC'], { last_name: 'Assistente' })
  dossier = await program.dossier(business, { last_name: 'Bernasconi' })
  other = await program.dossier(business, { last_name: 'Fontana' })
  for (const person of [nurse, assistant]) await program.assign(dossier, person)
  await program.assign(other, assistant)
})

const give = (by: Caller, more: object = {}) =>
  by.call('POST', '/api/delegations', {
    userId: assistant._id,
    permission: 'parameters.write',
    valid_from: '2026-11-20',
    ...more,
  })
const withdraw = (by: Caller, delegation: Id) => by.call('DELETE', `/api/delegations/${delegation}`)
const list = async (by: Caller, which = 'current') =>
  (await by.call('GET', `/api/delegations?list=${which}`)).json().items
const measures = async (of: Id, by = assistant) =>
  (await by.call('POST', `/api/dossiers/${of}/clinical_parameters/create`, { hr: 70 })).statusCode
const heldIn = async (of: Id, by = assistant) =>
  (await by.call('GET', `/api/dossiers/${of}`))
    .json()
    .permissions.flatMap((one: { permission: string; need: string }) =>
      one.need === 'write' ? one.permission : [],
    )
const errorOf = async (answer: ReturnType<typeof give>) => {
  const { statusCode, body } = await answer
  const [error] = JSON.parse(body).errors ?? []
  return `${statusCode} ${error?.path} ${error?.code}`
}

describe('a delegation', () => {
  it('of the direction opens the act for all clients that she cares for, and is taken back at once', async () => {
    expect(await measures(dossier)).toBe(404)
    const given = await give(nursing, { note: 'Istruita il 18.11.' })
    expect(given.statusCode, given.body).toBe(201)
    expect(given.json()).toMatchObject({
      state: 'stands',
      person: { _id: assistant._id, name: 'Anna Assistente' },
      given_by: { _id: nursing._id },
      client: null,
      note: 'Istruita il 18.11.',
      withdrawn_at: null,
      mine_to_withdraw: true,
    })
    expect([await measures(dossier), await measures(other)]).toEqual([201, 201])
    expect(await heldIn(dossier)).toContain('parameters.write')
    const { _id } = given.json()
    expect((await withdraw(assistant, _id)).statusCode).toBe(403)
    expect((await withdraw(nursing, _id)).json()).toMatchObject({
      state: 'withdrawn',
      withdrawn_by: { _id: nursing._id },
      mine_to_withdraw: false,
    })
    expect(await measures(dossier)).toBe(404)
    expect((await withdraw(nursing, _id)).statusCode, 'said again').toBe(204)
    expect([await list(nursing), (await list(nursing, 'ended')).length]).toEqual([[], 1])
  })

  it('of a nurse is for one client of hers, and opens no other', async () => {
    expect(await errorOf(give(nurse))).toBe('422 dossierId only_for_a_client')
    expect((await give(nurse, { dossierId: other })).statusCode).toBe(404)
    expect((await give(nurse, { dossierId: newId() })).statusCode).toBe(404)
    expect((await give(nurse, { dossierId: dossier })).json()).toMatchObject({
      client: { _id: dossier, name: 'Luca Bernasconi' },
    })
    expect([await measures(dossier), await measures(other)]).toEqual([201, 404])
    expect(await heldIn(other)).not.toContain('parameters.write')
  })

  it('opens nothing where she does not care for the client', async () => {
    await give(nursing)
    const foreign = await program.dossier(business)
    expect(await measures(foreign)).toBe(404)
  })

  it.each([
    [{ permission: 'drugs.narcotics' }, '422 userId not_delegable_to'],
    [{ permission: 'audit.read' }, '422 permission not_an_option'],
    [{ valid_from: '2026-11-19' }, '422 valid_from in_the_past'],
    [{ valid_until: '2026-11-19' }, '422 valid_until end_before_start'],
    [{ userId: newId() }, '422 userId not_an_option'],
    [{ note: 'n'.repeat(501) }, '422 note too_long'],
  ])('%j is refused at its field: %s', async (more, refusal) => {
    expect(await errorOf(give(nursing, more))).toBe(refusal)
  })

  it('is given by who does the act herself, never to herself nor to who has it', async () => {
    expect(await errorOf(give(nursing, { userId: nursing._id }))).toBe('422 userId delegated_to_oneself')
    expect(await errorOf(give(nursing, { userId: nurse._id }))).toBe('422 userId held_already')
    for (const role of ['OSS', 'AC', 'AMM', 'PIA', 'PROP', 'AUD'] as const)
      expect([role, (await give(await program.person(business, [role]))).statusCode]).toEqual([role, 403])
    const narrowed = await program.person(business, ['DS'], { withheld: ['parameters.write'] })
    expect(await errorOf(give(narrowed))).toBe('422 permission not_held')
  })

  it('stands once: the same again is refused until the first is taken back', async () => {
    const first = (await give(nursing, { valid_until: '2026-12-31' })).json()
    expect(await errorOf(give(nursing, { valid_from: '2026-12-31' }))).toBe(
      '422 permission delegated_already',
    )
    expect(await errorOf(give(nurse, { dossierId: dossier }))).toBe('422 permission delegated_already')
    expect((await give(nursing, { valid_from: '2027-01-01' })).json()).toMatchObject({ state: 'coming' })
    await withdraw(nursing, first._id)
    expect((await give(nurse, { dossierId: dossier, valid_until: '2026-12-31' })).statusCode).toBe(201)
  })

  it('sent twice, or by two at once, is one', async () => {
    const _id = newId()
    const same = await Promise.all(Array.from({ length: 5 }, () => give(nursing, { _id })))
    expect(same.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 201,
    ])
    await withdraw(nursing, _id)
    const two = await Promise.all([give(nursing), give(nursing)])
    expect(two.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  it('begins and ends with its days', async () => {
    await give(nursing, { valid_from: '2026-11-21', valid_until: '2026-11-22' })
    expect(await measures(dossier)).toBe(404)
    program.setNow('2026-11-21T09:00:00.000Z')
    expect(await measures(dossier)).toBe(201)
    program.setNow('2026-11-23T09:00:00.000Z')
    expect(await measures(dossier)).toBe(404)
    expect(await list(nursing, 'ended')).toMatchObject([{ state: 'over', mine_to_withdraw: false }])
  })

  it('allows nothing once nobody here answers for it any more', async () => {
    await give(nurse, { dossierId: dossier })
    await program.asOwner(
      business,
      tx => tx`
      update collaboration set end_date = '2026-11-19' where user_id = ${nurse._id}`,
    )
    expect(await measures(dossier)).toBe(404)
    expect(await list(nursing)).toMatchObject([{ state: 'giver_left', mine_to_withdraw: true }])
    expect((await give(nursing)).statusCode).toBe(201)
  })

  it('ends with the right of who gave it: for all with hers for all, for one with hers to do it', async () => {
    const other_nursing = await program.person(business, ['DS'])
    const narrow = async (fields: object) => {
      const [{ _id, version }] = (await program.asOwner(
        business,
        tx => tx`
        select _id, version from collaboration where user_id = ${nursing._id}`,
      )) as [{ _id: Id; version: number }]
      const answer = await other_nursing.call('PATCH', `/api/collaborators/${_id}`, { version, ...fields })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await program.assign(dossier, nursing)
    await give(nursing, {
      permission: 'drugs.prepare',
      userId: (await program.person(business, ['OSS']))._id,
    })
    await give(nursing)
    await narrow({ job_title: 'nurse_bsc' })
    expect(await measures(other), 'another field takes nothing').toBe(201)
    await narrow({ roles: ['INF'] })
    expect(await measures(other)).toBe(404)
    expect(await list(other_nursing)).toEqual([])
    const taken = { state: 'withdrawn', withdrawn_by: { _id: other_nursing._id } }
    expect(await list(other_nursing, 'ended')).toMatchObject([taken, taken])
    await give(nursing, { dossierId: dossier })
    await narrow({ permissions: ['dossier.list', 'careplan.write'] })
    expect(await measures(dossier)).toBe(404)
    expect(await list(other_nursing)).toEqual([])
  })
})

describe('the list', () => {
  it('tells each what was delegated to and by her, a nurse also of whom she reaches', async () => {
    const ofOne = (await give(nurse, { dossierId: dossier })).json()
    const oss = await program.person(business, ['OSS'])
    const ofAll = (await give(nursing, { userId: oss._id, permission: 'drugs.prepare' })).json()
    const ids = async (by: Caller) => (await list(by)).map(({ _id }: { _id: Id }) => _id)
    expect(await ids(nursing)).toEqual([ofAll._id, ofOne._id])
    expect(await ids(nurse)).toEqual([ofAll._id, ofOne._id])
    expect(await ids(assistant)).toEqual([ofOne._id])
    expect(await ids(oss)).toEqual([ofAll._id])
    const elsewhere = await program.person(business, ['INF'])
    expect(await ids(elsewhere)).toEqual([ofAll._id])
    const office = await program.person(business, ['AMM'])
    expect(await ids(office)).toEqual([])
    const stranger = await program.person(await program.business(), ['DS'])
    expect(await ids(stranger)).toEqual([])
    expect((await withdraw(stranger, ofAll._id)).statusCode).toBe(404)
    expect((await withdraw(elsewhere, ofAll._id)).statusCode).toBe(403)
  })

  it('names no client to who may not know her', async () => {
    await give(nurse, { dossierId: dossier })
    await nursing.call('DELETE', `/api/dossiers/${dossier}/stakeholders/${assistant._id}`)
    expect(await list(assistant)).toMatchObject([{ dossierId: dossier, client: null }])
  })

  it('asks the database the same, however many there are', async () => {
    await give(nursing)
    const few = await program.statements(() => list(nursing))
    for (let at = 0; at < 12; at += 1) {
      const oss = await program.person(business, ['OSS'])
      await give(nursing, { userId: oss._id, permission: 'drugs.prepare' })
    }
    expect(await program.statements(() => list(nursing))).toBe(few)
    const page = (await nursing.call('GET', '/api/delegations')).json()
    expect(page).toMatchObject({ total: 13, more: true })
    expect(page.items).toHaveLength(10)
  })

  it('each change is written down as a change of rights', async () => {
    const { _id } = (await give(nursing)).json()
    await withdraw(nursing, _id)
    const rows = await program.asOwner(
      business,
      tx => tx`
      select action, entity_type, actor_id, result from audit where business_id = ${business} and entity_id = ${_id}
      order by _id`,
    )
    const row = {
      action: 'permission_change',
      entity_type: 'delegation',
      actor_id: nursing._id,
      result: 'ok',
    }
    expect(rows).toEqual([row, row])
  })
})
