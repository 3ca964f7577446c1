import { createHash } from 'node:crypto'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant, transaction, type Tx } from '../db/tenant.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { purgeAnswers } from './receipt.ts'

let program: TestProgram
let business: string
let dossier: string
let nurse: Caller
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
})
afterAll(() => program.close())

// Each test has a nurse and a client of its own.
beforeEach(async () => {
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})

/** What nobody may do from outside. Elsewhere the owner is no superuser: she, too, sees one person's at a time. */
const asOwner = (change: (tx: Tx) => PromiseLike<unknown>): Promise<void> =>
  asTenant(program.database.owner, { business, person: nurse._id }, async tx => void (await change(tx)))

const readings = () => `/api/dossiers/${dossier}/clinical_parameters`
const measure = (body: object, who = nurse) => who.call('POST', `${readings()}/create`, body)
const correct = ({ _id }: { _id: string }, body: object, who = nurse) =>
  who.call('PATCH', `${readings()}/${_id}`, body)
const measured = async (body: object = { hr: 72 }) => (await measure(body)).json()
const close = () =>
  director.call('PATCH', `/api/dossiers/${dossier}`, { version: 1, status: 'closed', reason: 'Trasloco' })
const planned = async (start_time = '10:00', end_time = '11:00') =>
  (
    await director.call('POST', '/api/tasks/create_task', {
      title: 'Igiene',
      date: '2026-11-20',
      start_time,
      end_time,
      client: dossier,
      operators: [nurse._id],
    })
  ).json()
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => asTenant(program.database.app, { business }, work)

/** Takes the right to write readings, and the dossier, from the nurse. */
const becomeSomebodyElse = () =>
  inTenant(tx => tx`update collaboration set roles = '{AMM}' where user_id = ${nurse._id}`)

const actionsOn = async (_id: string) => {
  const rows = await inTenant(tx => tx`select action from audit where entity_id = ${_id} order by at, _id`)
  return rows.map(({ action }) => String(action))
}

describe('a write that is sent again', () => {
  it('over a seen version is done once, and answered with what was stored', async () => {
    const reading = await measured()
    const body = { version: 1, hr: 64, note: 'Ripetuto' }
    const first = await correct(reading, body)
    await correct(reading, { version: 2, hr: 66 }, nurse)
    const again = await correct(reading, body)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await actionsOn(reading._id)).toEqual(['create', 'update', 'update', 'read'])
    const versions = (await nurse.call('GET', `${readings()}/${reading._id}/versions`)).json()
    expect(versions).toHaveLength(3)
  })

  it('is the same whatever the order of its keys, and another one where it says something else', async () => {
    const _id = newId()
    const first = await measure({ _id, hr: 72, note: 'A riposo', measured_at: '2026-11-20T08:30:00.000Z' })
    const turned = { measured_at: '2026-11-20T08:30:00.000Z', note: 'A riposo', hr: 72, _id }
    const again = await measure(turned)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect((await measure({ ...turned, hr: 73 })).json()).toMatchObject({ status: 409, code: 'id_taken' })
    await correct(first.json(), { version: 1, hr: 70, note: 'Seduto' })
    expect((await correct(first.json(), { note: 'Seduto', hr: 70, version: 1 })).statusCode).toBe(200)
    expect((await correct(first.json(), { note: 'Seduto', hr: 71, version: 1 })).json()).toMatchObject({
      code: 'stale',
    })
  })

  it('at the same instant is done once', async () => {
    const reading = await measured()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => correct(reading, { version: 1, hr: 64 })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('is hers alone: a colleague who writes the same is told what stands', async () => {
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const reading = await measured()
    const first = await correct(reading, { version: 1, hr: 64 })
    const theirs = await correct(reading, { version: 1, hr: 64 }, colleague)
    expect(theirs.json()).toMatchObject({ status: 409, code: 'stale', current: first.json() })
  })

  it('tells nobody else anything: under the same id she is refused as ever', async () => {
    const body = { _id: newId(), hr: 72, note: 'Riservato' }
    await measure(body)
    const colleague = await program.person(business, ['INF'])
    expect((await measure(body, colleague)).json()).toMatchObject({ status: 404, code: 'not_found' })
    await program.assign(dossier, colleague)
    expect((await measure(body, colleague)).json()).toMatchObject({ status: 409, code: 'id_taken' })
    const elsewhere = await program.person(await program.business(), ['INF'])
    expect((await measure(body, elsewhere)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('leaves no receipt where it was refused', async () => {
    const reading = await measured()
    const body = { version: 2, hr: 64 }
    expect((await correct(reading, body)).json()).toMatchObject({ code: 'stale' })
    await correct(reading, { version: 1, hr: 70 })
    expect((await correct(reading, body)).json()).toMatchObject({ hr: 64, version: 3 })
  })
})

describe('a write that is sent again, after', () => {
  it('the dossier was closed, is answered with what was stored', async () => {
    const body = { _id: newId(), hr: 72 }
    const made = await measure(body)
    const change = { version: 1, hr: 64 }
    const changed = await correct(body, change)
    expect((await close()).statusCode).toBe(200)
    expect((await measure(body)).statusCode).toBe(200)
    expect(made.statusCode).toBe(201)
    expect((await correct(body, change)).json()).toEqual(changed.json())
    expect((await measure({ hr: 72 })).json()).toMatchObject({ code: 'dossier_closed' })
  })

  it('the visit was begun, ended or not done, is answered so and not with what stands', async () => {
    const visit = await planned()
    const url = `/api/tasks/${visit._id}`
    const start = { version: 1, started_at: '2026-11-20T08:55:00.000Z' }
    const end = { version: 2, ended_at: '2026-11-20T08:59:00.000Z' }
    const [started, ended] = [await nurse.call('PATCH', url, start), await nurse.call('PATCH', url, end)]
    expect([started.statusCode, ended.statusCode]).toEqual([200, 200])
    const again = await nurse.call('PATCH', url, start)
    expect([again.statusCode, again.json()]).toEqual([200, started.json()])
    expect((await nurse.call('PATCH', url, end)).json()).toEqual(ended.json())
    const other = await planned('12:00', '13:00')
    const missed = { version: 1, status: 'not_done', not_done: { reason: 'absent' } }
    const first = await nurse.call('PATCH', `/api/tasks/${other._id}`, missed)
    expect((await nurse.call('PATCH', `/api/tasks/${other._id}`, missed)).json()).toEqual(first.json())
  })

  it('the visit was given away, with content to who still cares for the client, without to who does not', async () => {
    const aide = await program.person(business, ['INF'])
    const visit = await planned()
    const url = `/api/tasks/${visit._id}`
    const change = { version: 1, description: 'Porta sul retro' }
    const changed = (await nurse.call('PATCH', url, change)).json()
    const give = { version: 2, operators: [aide._id] }
    expect((await director.call('PATCH', url, give)).statusCode).toBe(200)
    const again = await nurse.call('PATCH', url, change)
    expect([again.statusCode, again.json()]).toEqual([200, changed])
    await inTenant(tx => tx`delete from stakeholder where user_id = ${nurse._id}`)
    const unseen = await nurse.call('PATCH', url, change)
    expect([unseen.statusCode, unseen.body]).toEqual([204, ''])
  })

  it('the right was withdrawn, is told to be stored, without content', async () => {
    const body = { _id: newId(), hr: 72, note: 'Riservato' }
    await measure(body)
    const change = { version: 1, note: 'Ancora riservato' }
    await correct(body, change)
    await becomeSomebodyElse()
    for (const again of [await measure(body), await correct(body, change)])
      expect([again.statusCode, again.body]).toEqual([204, ''])
    expect((await measure({ ...body, hr: 73 })).json()).toMatchObject({ status: 403 })
    expect(await actionsOn(body._id)).toEqual(['create', 'update'])
  })

  it('thirty days, is still told to be stored, without what it said', async () => {
    const reading = await measured()
    const change = { version: 1, note: 'Di un mese fa' }
    await correct(reading, change)
    const kept = { version: 2, note: 'Di ieri' }
    await correct(reading, kept)
    await asOwner(
      tx => tx`
        update receipt_answer set made_at = now() - interval '31 days' where answer->>'note' = 'Di un mese fa'`,
    )
    await transaction(program.database.app, async tx => void (await purgeAnswers(tx)))
    expect((await correct(reading, change)).statusCode).toBe(204)
    expect((await correct(reading, kept)).json()).toMatchObject({ note: 'Di ieri', version: 3 })
  })
})

describe('a write that names no version', () => {
  const team = () => `/api/dossiers/${dossier}/stakeholders`

  it('is done as often as it comes, and only where it can no longer be done answers that it was', async () => {
    const aide = await program.person(business, ['OSS'])
    const add = () => nurse.call('POST', team(), { userId: aide._id })
    const remove = () => nurse.call('DELETE', `${team()}/${aide._id}`)
    const isThere = async () =>
      (await nurse.call('GET', team())).json().some(({ _id }: { _id: string }) => _id === aide._id)
    await add()
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(204)
    await add()
    expect(await isThere()).toBe(true)
    expect((await remove()).statusCode).toBe(200)
    expect(await isThere()).toBe(false)
  })

  it('is refused as ever where it never was done', async () => {
    expect((await nurse.call('DELETE', `${team()}/${newId()}`)).statusCode).toBe(404)
  })
})

describe('whose write it is', () => {
  const typed = (person: string, place: string, url: string, payload: object) =>
    nurse.send({
      method: 'POST',
      url,
      payload,
      headers: {
        origin: testConfig.publicUrl,
        'x-vicino-person': person,
        'x-vicino-business': place,
      },
    })

  it('is signed only by who typed it, and where', async () => {
    const url = `${readings()}/create`
    for (const [person, place] of [
      [director._id, business],
      [nurse._id, newId()],
      ['', business],
    ] as const)
      expect((await typed(person, place, url, { hr: 72 })).json()).toMatchObject({
        status: 409,
        code: 'other_person',
      })
    expect((await nurse.call('GET', `${readings()}/get_clinical_parameters`)).json()).toEqual([])
    expect((await typed(nurse._id, business, url, { hr: 72 })).statusCode).toBe(201)
  })

  it('is read by nobody else either: the page of one would show what the other may see', async () => {
    const answer = await nurse.send({
      method: 'GET',
      url: '/api/users/me',
      headers: { 'x-vicino-person': director._id },
    })
    expect(answer.json()).toMatchObject({ status: 409, code: 'other_person' })
  })

  it('holds for drafts too, which would else lie with somebody else', async () => {
    const answer = await nurse.send({
      method: 'PUT',
      url: '/api/users/me/drafts/drug.new.1',
      payload: { value: { name: 'Aspirina' } },
      headers: { origin: testConfig.publicUrl, 'x-vicino-person': director._id },
    })
    expect(answer.json()).toMatchObject({ status: 409, code: 'other_person' })
  })
})

it('an old receipt, which names nobody, still answers who may do the same', async () => {
  const body = { _id: newId(), hr: 72 }
  const path = '/api/dossiers/{dossierId}/clinical_parameters/create'
  const hash = createHash('sha256')
    .update(JSON.stringify([path, { dossierId: dossier }, body]))
    .digest()
  await measure(body)
  await asOwner(tx => tx`update receipt set user_id = null, body_hash = ${hash} where _id = ${body._id}`)
  expect((await measure(body)).statusCode).toBe(200)
  expect((await measure({ hr: 72, _id: body._id })).json()).toMatchObject({ code: 'id_taken' })
  await becomeSomebodyElse()
  expect((await measure(body)).statusCode).toBe(403)
})

it('costs no round trip: the receipt travels with the first question of a request', async () => {
  const withId = await program.trips(() => measure({ _id: newId(), hr: 72 }))
  expect(withId).toBe(await program.trips(() => measure({ hr: 72 })))
})
