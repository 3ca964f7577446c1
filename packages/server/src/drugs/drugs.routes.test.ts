import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let dossier: string
let drugs: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  drugs = `/api/dossiers/${dossier}/drugs`
})
afterAll(() => program.close())

const galenical = { name: 'Preparazione galenica 12', modality: 'OS', morning: 0.5, evening: 1 }
const create = (body: object = galenical, who = nurse) => who.call('POST', `${drugs}/create_drug`, body)
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

/** How many rows a record has left in the two logs. */
const traces = (id: string) =>
  asTenant(program.database.app, { business: nurse.business }, async tx => {
    const [activity] = await tx`select count(*)::int as n from activity where entity_id = ${id}`
    const [audit] =
      await tx`select count(*)::int as n from audit where entity_id = ${id} and action <> 'read'`
    return { activity: activity!.n, audit: audit!.n }
  })

describe('writing a drug', () => {
  it('stores what was written, with the defaults, the author and one row in each log', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    const drug = answer.json()
    expect(drug).toMatchObject({
      ...galenical,
      afternoon: 0,
      night: 0,
      start_date: '2026-11-20',
      end_date: null,
      dose_unit: 'tablet',
      days: [],
      version: 1,
      author: { _id: nurse._id, name: 'Anna Prova' },
      created_at: '2026-11-20T09:00:00.000Z',
      struck: null,
      dossierId: dossier,
    })
    expect(await traces(drug._id)).toEqual({ activity: 1, audit: 1 })
    const read = await nurse.call('GET', `${drugs}/${drug._id}`)
    expect(read.json()).toEqual(drug)
  })

  it('is told of as read when it comes again', async () => {
    const body = { ...galenical, _id: newId() }
    for (const status of [201, 200]) expect((await create(body)).statusCode).toBe(status)
    const rows = await asTenant(
      program.database.app,
      { business: nurse.business },
      tx => tx`select action, dossier_id from audit where entity_id = ${body._id} order by at, _id`,
    )
    expect(rows.map(({ action }) => String(action)).toSorted()).toEqual(['create', 'read'])
    expect(rows.map(({ dossier_id }) => String(dossier_id))).toEqual([dossier, dossier])
  })

  it('is done once, however often it is sent', async () => {
    const body = { ...galenical, _id: newId() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)))
    expect(statusesOf(answers)).toEqual([...Array(19).fill(200), 201])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(await traces(body._id)).toEqual({ activity: 1, audit: 1 })
    const other = await create({ ...body, morning: 2 })
    expect(other.json()).toMatchObject({ status: 409, code: 'id_taken' })
  })

  const refused: [string, object, number, string, string][] = [
    ['without a name', { ...galenical, name: '' }, 422, 'name', 'required'],
    ['with a third of a tablet', { ...galenical, morning: 0.3 }, 422, 'morning', 'dose_not_a_quarter'],
    ['with 24 tablets', { ...galenical, morning: 24 }, 422, 'morning', 'dose_above_ceiling'],
    ['with a dose as text', { ...galenical, morning: '1' }, 400, 'morning', 'wrong_type'],
    ['with an unknown field', { ...galenical, dose: 1 }, 400, 'dose', 'unknown_field'],
    ['for another dossier in the body', { ...galenical, dossierId: newId() }, 422, 'dossierId', 'must_agree'],
  ]
  it.each(refused)('%s is refused at the field', async (_, body, status, path, code) => {
    const answer = await create(body)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })
})

describe('correcting a drug', () => {
  it('makes a new version and keeps the old one', async () => {
    const drug = (await create()).json()
    const corrected = await nurse.call('PATCH', `${drugs}/${drug._id}`, { version: 1, evening: 2 })
    expect(corrected.json()).toMatchObject({
      ...galenical,
      evening: 2,
      version: 2,
      created_at: drug.created_at,
    })
    const versions = (await nurse.call('GET', `${drugs}/${drug._id}/versions`)).json()
    expect(versions.map((version: { evening: number }) => version.evening)).toEqual([2, 1])
    expect(await traces(drug._id)).toEqual({ activity: 2, audit: 2 })
  })

  it('meets a 409 with the current record when somebody was quicker', async () => {
    const drug = (await create()).json()
    const answers = await Promise.all(
      [1, 2, 3, 4].map(evening => nurse.call('PATCH', `${drugs}/${drug._id}`, { version: 1, evening })),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const [lost] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(lost!.json()).toMatchObject({ code: 'stale', current: { _id: drug._id, version: 2 } })
  })

  it("asks for a reason when the entry is somebody else's or a day old", async () => {
    const other = await program.person(nurse.business, ['DS'])
    const drug = (await create()).json()
    const url = `${drugs}/${drug._id}`
    expect((await other.call('PATCH', url, { version: 1, evening: 2 })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'reason', code: 'reason_required' }],
    })
    const reasoned = await other.call('PATCH', url, {
      version: 1,
      evening: 2,
      reason: 'dose cambiata dal medico',
    })
    expect(reasoned.json()).toMatchObject({ version: 2, reason: 'dose cambiata dal medico' })
  })

  it('strikes with a reason, keeps the text, and then takes no more corrections', async () => {
    const drug = (await create()).json()
    const url = `${drugs}/${drug._id}`
    const struck = await nurse.call('PATCH', url, { version: 1, struck: { reason: 'cliente sbagliato' } })
    expect(struck.json()).toMatchObject({ ...galenical, version: 2, struck: { reason: 'cliente sbagliato' } })
    expect((await nurse.call('PATCH', url, { version: 2, evening: 3 })).json()).toMatchObject({
      code: 'struck',
    })
  })
})

describe('who may', () => {
  const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

  it('finds the same 404 for a missing, a foreign and an unassigned dossier', async () => {
    const elsewhere = await program.business()
    const foreign = await program.dossier(elsewhere)
    const unassigned = await program.dossier(nurse.business)
    const answers = await Promise.all(
      [newId(), foreign, unassigned].map(id => nurse.call('GET', `/api/dossiers/${id}/drugs/get_drugs`)),
    )
    for (const answer of answers) expect(answer.statusCode).toBe(404)
    expect(new Set(answers.map(({ body }) => unlike(body))).size).toBe(1)
  })

  it('is 403 without the permission and 401 without a session', async () => {
    const owner = await program.person(nurse.business, ['PROP'])
    const oss = await program.person(nurse.business, ['OSS'])
    await program.assign(dossier, oss)
    expect((await owner.call('GET', `${drugs}/get_drugs`)).statusCode).toBe(403)
    expect((await create(galenical, oss)).statusCode).toBe(403)
    expect((await oss.call('GET', `${drugs}/get_drugs`)).statusCode).toBe(200)
    expect((await program.app.inject({ url: `${drugs}/get_drugs` })).statusCode).toBe(401)
  })

  it('leaves a row in the audit log when turned away', async () => {
    const oss = await program.person(nurse.business, ['OSS'])
    await create(galenical, oss)
    const rows = await asTenant(
      program.database.app,
      { business: nurse.business },
      tx => tx`select result, entity_type, dossier_id from audit where actor_id = ${oss._id}`,
    )
    expect(rows).toEqual([{ result: 'denied', entity_type: 'drug', dossier_id: dossier }])
  })
})

describe('printing the scheme of a day', () => {
  const printsOf = (person: Caller) =>
    asTenant(
      program.database.app,
      { business: person.business },
      tx => tx`
        select entity_type, dossier_id, result from audit
        where actor_id = ${person._id} and action = 'print'`,
    )
  const print = (who: Caller, where = dossier) =>
    who.call('POST', `/api/dossiers/${where}/drugs/print_scheme`)

  it('leaves a row of its own, for whoever may read the drugs', async () => {
    const oss = await program.person(nurse.business, ['OSS'])
    await program.assign(dossier, oss)
    expect((await print(oss)).statusCode).toBe(200)
    expect(await printsOf(oss)).toEqual([{ entity_type: 'drug', dossier_id: dossier, result: 'ok' }])
    const owner = await program.person(nurse.business, ['PROP'])
    expect((await print(owner)).statusCode).toBe(403)
  })

  it('is noted in a closed dossier too', async () => {
    const director = await program.person(nurse.business, ['DS'])
    const closed = await program.dossier(nurse.business)
    const ended = { version: 1, status: 'closed', reason: 'Trasferita in istituto' }
    expect((await director.call('PATCH', `/api/dossiers/${closed}`, ended)).statusCode).toBe(200)
    expect((await print(director, closed)).statusCode).toBe(200)
    expect(await printsOf(director)).toEqual([{ entity_type: 'drug', dossier_id: closed, result: 'ok' }])
  })
})

describe('the activity log', () => {
  it('groups by day what the drugs made', async () => {
    const answer = (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs?limit=5`)).json()
    expect(answer).toMatchObject({ page: 1, limit: 5, more: true, groups: [{ _id: '2026-11-20' }] })
    expect(answer.groups[0].logs[0]).toMatchObject({
      dataModel: 'Drug',
      stakeholderId: { name: 'Anna Prova' },
    })
  })
})
