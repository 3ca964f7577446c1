import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import type { getOpenDoses } from '@vicino/domain/administrations/open-doses.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const day = '2026-11-19'
const atDawn = '2026-11-19T05:30:00.000Z'
const inTheMorning = '2026-11-19T09:00:00.000Z'
const atNoon = '2026-11-19T11:00:00.000Z'
const onTheNextDay = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller
let other: Caller
let client: string
let drug: { _id: string; version: number }

beforeAll(async () => {
  program = await testProgram(atDawn)
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow(atDawn)
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  other = await program.person(business, ['INF'], { last_name: 'Altra' })
  client = await program.dossier(business)
  drug = await prescribe()
})

const sent = async <Answer>(
  who: Caller,
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
): Promise<Answer> => {
  const answer = await who.call(method, url, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<Answer>()
}
const prescribe = (more: object = {}, to = client) =>
  sent<{ _id: string; version: number }>(director, 'POST', `/api/dossiers/${to}/drugs/create_drug`, {
    name: 'Torasemide 5 mg',
    modality: 'OS',
    morning: 1,
    start_date: '2026-11-01',
    ...more,
  })
const plan = (who: Caller, more: object = {}) =>
  sent<{ _id: string; version: number }>(director, 'POST', '/api/tasks/create_task', {
    title: 'Terapia',
    type: 'client',
    client,
    date: day,
    start_time: '08:00',
    end_time: '08:30',
    operators: [who._id],
    ...more,
  })
const openFor = async (who: Caller) =>
  (await who.call('GET', '/api/rounds/open')).json<AnswerOf<typeof getOpenDoses>>()
const openOf = async (who: Caller) =>
  (await openFor(who)).clients.map(
    ({ dossierId, doses }) => [dossierId, doses.map(({ day: of, moment }) => `${of} ${moment}`)] as const,
  )
const ofDossier = async (who: Caller) =>
  (await who.call('GET', `/api/dossiers/${client}/administrations/open`)).json<
    Pick<OpenDosesOfClient, 'count' | 'may_give' | 'doses'>
  >()
const answer = (who: Caller, more: object = {}) =>
  who.call('POST', `/api/dossiers/${client}/administrations/create`, {
    drugId: drug._id,
    drug_version: drug.version,
    day,
    moment: 'morning',
    status: 'missed',
    status_reason: 'Dimenticata',
    ...more,
  })
const atDatabase = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)

describe('a dose that nobody answered for', () => {
  it('is open once its window is over, and stays so for whoever left it with a reason', async () => {
    const visit = await plan(nurse)
    program.setNow(inTheMorning)
    expect(await openOf(nurse)).toEqual([])
    await sent(nurse, 'PATCH', `/api/tasks/${visit._id}`, {
      version: visit.version,
      status: 'completed',
      confirm_open_doses: { reason: 'La dà chi viene dopo' },
    })
    program.setNow(atNoon)
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })

  it("stands in the client's next visit, whoever makes it, until it is answered", async () => {
    await plan(nurse)
    await plan(other, { date: '2026-11-20', start_time: '17:00', end_time: '17:30' })
    program.setNow(onTheNextDay)
    expect(await openOf(other)).toEqual([[client, [`${day} morning`]]])
    expect(await ofDossier(other)).toMatchObject({ count: 1, may_give: true, doses: [{ day, dose: 1 }] })
    expect((await answer(other)).statusCode).toBe(201)
    expect(await openOf(other)).toEqual([])
    expect(await openOf(nurse)).toEqual([])
    expect(await ofDossier(other)).toMatchObject({ count: 0, doses: [] })
  })

  it('stands for months, though all others have their answer, and comes back where an old answer is struck', async () => {
    for (const date of [day, '2026-11-20']) await plan(nurse, { date })
    await plan(other, { date: '2027-06-01' })
    program.setNow(onTheNextDay)
    const { _id } = (await answer(nurse, { day: '2026-11-20', status: 'given', status_reason: '' })).json<{
      _id: string
    }>()
    program.setNow('2027-06-01T11:00:00.000Z')
    expect(await openOf(other)).toEqual([[client, ['2027-06-01 morning', `${day} morning`]]])
    await answer(other)
    expect(await openOf(other)).toEqual([[client, ['2027-06-01 morning']]])
    await answer(other, { day: '2027-06-01' })
    await answer(other, { day: '2027-05-31' })
    const left = await atDatabase(tx => tx<{ until: string }[]>`select until from doses_answered`)
    expect(left).toEqual([{ until: '2027-02-22' }])
    await sent(other, 'PATCH', `/api/dossiers/${client}/administrations/${_id}`, {
      version: 1,
      struck: { reason: 'cliente sbagliato' },
      reason: 'cliente sbagliato',
    })
    expect(await openOf(other)).toEqual([[client, ['2026-11-20 morning']]])
  })

  it('is open again where its answer is struck', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    const { _id } = (await answer(nurse)).json<{ _id: string }>()
    await sent(nurse, 'PATCH', `/api/dossiers/${client}/administrations/${_id}`, {
      version: 1,
      struck: { reason: 'cliente sbagliato' },
    })
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })

  it('is what was ordered at its time, and is answered so, whatever was changed since', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    await sent(director, 'PATCH', `/api/dossiers/${client}/drugs/${drug._id}`, {
      version: 1,
      end_date: '2026-11-18',
    })
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
    expect(
      (
        await answer(nurse, { status: 'given', status_reason: '', given_at: '2026-11-19T07:15:00.000Z' })
      ).json(),
    ).toMatchObject({
      status: 'given',
      confirm: null,
      drug: { version: 1 },
    })
    expect(await openOf(nurse)).toEqual([])
  })

  it('is not stored under an order that did not stand yet, however it was read', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    await sent(director, 'PATCH', `/api/dossiers/${client}/drugs/${drug._id}`, { version: 1, morning: 2 })
    const given = {
      drug_version: 2,
      dose: 2,
      status: 'given',
      status_reason: '',
      given_at: '2026-11-19T07:15:00.000Z',
    }
    const asked = await answer(nurse, given)
    expect(codesAsked(asked)).toEqual(['drug_changed', 'dose_multiple', 'dose_over_day'])
    const confirm = { of: keysAsked(asked), reason: 'Ordine telefonico' }
    const stored = await answer(nurse, { ...given, confirm })
    expect(stored.json()).toMatchObject({ dose: 2, drug: { version: 1 } })
  })

  it('is none of a drug that was struck', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    await sent(director, 'PATCH', `/api/dossiers/${client}/drugs/${drug._id}`, {
      version: 1,
      struck: { reason: 'cliente sbagliato' },
    })
    expect(await openOf(nurse)).toEqual([])
  })

  it.each([
    ['absent', 1],
    ['other', 1],
    ['hospital', 0],
    ['cancelled', 0],
  ] as const)('of a visit that was not done, %s, is asked of %i client', async (reason, expected) => {
    const visit = await plan(nurse)
    program.setNow(atNoon)
    await sent(nurse, 'PATCH', `/api/tasks/${visit._id}`, {
      version: visit.version,
      status: 'not_done',
      not_done: { reason, text: 'Porta chiusa' },
    })
    expect(await openOf(nurse)).toHaveLength(expected)
  })

  it('is none of a day on which the dossier rests, nor of one that is closed', async () => {
    await plan(nurse)
    program.setNow(onTheNextDay)
    await sent(director, 'PATCH', `/api/dossiers/${client}`, {
      version: 1,
      status: 'suspended',
      reason: 'Ricovero in ospedale',
      from: day,
    })
    expect(await openOf(nurse)).toEqual([])
    await sent(director, 'PATCH', `/api/dossiers/${client}`, {
      version: 2,
      status: 'active',
      reason: 'Rientrato',
    })
    await sent(director, 'PATCH', `/api/dossiers/${client}`, {
      version: 3,
      status: 'closed',
      reason: 'Fine della cura',
    })
    expect(await openOf(nurse)).toEqual([])
  })

  it('is asked for from the day on which one began to ask', async () => {
    await plan(nurse)
    program.setNow(onTheNextDay)
    await atDatabase(async tx => tx`update business set open_doses_since = '2026-11-20'`)
    expect(await openOf(nurse)).toEqual([])
    await atDatabase(async tx => tx`update business set open_doses_since = ${day}`)
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })
})

describe('a dose whose plan is changed afterwards', () => {
  const change = (visit: { _id: string; version: number }, body: object) =>
    sent<{ _id: string; version: number }>(director, 'PATCH', `/api/tasks/${visit._id}`, {
      version: visit.version,
      ...body,
    })

  it.each([
    ['to another hour', { start_time: '16:00', end_time: '16:30' }],
    ['to another day', { date: '2026-11-21' }],
    ['with its series', { date: '2026-11-21', scope: 'all' }],
  ])('stays open where the visit that met it is moved after its window %s', async (_, body) => {
    const repeat = 'scope' in body ? { repeat: { rule: 'FREQ=WEEKLY;BYDAY=TH', count: 2 } } : {}
    const visit = await plan(nurse, repeat)
    await plan(other, { start_time: '17:00', end_time: '17:30' })
    program.setNow(atNoon)
    await change(visit, body)
    expect(await openOf(other)).toEqual([[client, [`${day} morning`]]])
    expect((await openFor(director)).house).toMatchObject({ doses: 1, clients: 1 })
  })

  it('stays open where the day is planned anew after its window', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    const url = `/api/dossiers/${client}/planning/${day}`
    const { version, appointments } = (await director.call('GET', url)).json<{
      version: number
      appointments: { _id: string; taskId: string; note: string; selectedServices: object[] }[]
    }>()
    const [{ _id, taskId, note, selectedServices }] = appointments as [(typeof appointments)[0]]
    const later = { _id, taskId, note, selectedServices, initialTime: '16:00', endTime: '16:30' }
    const written = await director.call('PUT', url, { version, appointments: [later] })
    expect(written.statusCode, written.body).toBe(200)
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })

  it('stays open through the undo of a change of its series', async () => {
    const visit = await plan(nurse, { repeat: { rule: 'FREQ=WEEKLY;BYDAY=TH', count: 2 } })
    program.setNow(atNoon)
    const name = '0191f5a0-0000-7000-8000-0000000000aa'
    const moved = { start_time: '16:00', end_time: '16:30', scope: 'all', change: name }
    await change(visit, moved)
    await sent(director, 'POST', `/api/tasks/${visit._id}/undo_series_change`, { change: name })
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })

  it('was never met by a visit that was moved before its window was over', async () => {
    const visit = await plan(nurse)
    program.setNow(inTheMorning)
    await change(visit, { start_time: '16:00', end_time: '16:30' })
    program.setNow(atNoon)
    expect(await openOf(nurse)).toEqual([])
  })

  it('is none that a visit met only by mistake, moved over it afterwards and back again', async () => {
    const visit = await plan(nurse, { start_time: '16:00', end_time: '16:30' })
    program.setNow(atNoon)
    const mistaken = await change(visit, { start_time: '08:00', end_time: '08:30' })
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
    await change(mistaken, { start_time: '16:00', end_time: '16:30' })
    expect(await openOf(nurse)).toEqual([])
  })

  it('is none of a visit that was moved and then called off', async () => {
    const visit = await plan(nurse)
    program.setNow(atNoon)
    const moved = await change(visit, { start_time: '16:00', end_time: '16:30' })
    await change(moved, { status: 'not_done', not_done: { reason: 'hospital' } })
    expect(await openOf(nurse)).toEqual([])
  })

  it('stays open whoever is sent in her place', async () => {
    const visit = await plan(nurse)
    program.setNow(atNoon)
    await change(visit, { operators: [other._id] })
    expect(await openOf(other)).toEqual([[client, [`${day} morning`]]])
    expect(await openOf(nurse)).toEqual([])
  })

  it.each([
    ['was called off, and stands after all', { status: 'pending' }],
    ['is planned afterwards', undefined],
  ])('comes back though all answers of its day were left behind, where a visit %s', async (_, body) => {
    const visit = body && (await plan(nurse))
    program.setNow(onTheNextDay)
    const off = visit && (await change(visit, { status: 'not_done', not_done: { reason: 'hospital' } }))
    await plan(nurse, { date: '2026-12-10' })
    program.setNow('2026-12-10T11:00:00.000Z')
    await answer(nurse, { day: '2026-12-10' })
    const left = await atDatabase(tx => tx<{ until: string }[]>`select until from doses_answered`)
    expect(left).toEqual([{ until: '2026-12-08' }])
    if (off) await change(off, body)
    else await plan(nurse)
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })

  it('comes back where the dossier did not rest on its day after all', async () => {
    await plan(nurse)
    program.setNow(onTheNextDay)
    const rest = (version: number, more: object) =>
      sent(director, 'PATCH', `/api/dossiers/${client}`, { version, reason: 'Ricovero', ...more })
    await rest(1, { status: 'suspended', from: day, to: day })
    await plan(nurse, { date: '2026-12-10' })
    program.setNow('2026-12-10T11:00:00.000Z')
    await answer(nurse, { day: '2026-12-10' })
    await rest(2, { status: 'suspended', from: '2026-12-09', to: '2026-12-09' })
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
  })
})

describe('who is asked', () => {
  it('is her whose visit met it, and of a client of another day nobody else', async () => {
    await plan(nurse)
    await plan(other, { date: '2026-11-18' })
    await program.assign(client, other)
    program.setNow(atNoon)
    expect(await openOf(nurse)).toEqual([[client, [`${day} morning`]]])
    expect(await openOf(other)).toEqual([])
    expect(await ofDossier(other)).toMatchObject({ count: 1 })
  })

  it('is nobody without drugs.read, and whoever may not give only reads', async () => {
    const planner = await program.person(business, ['PIA'])
    const narrowed = await program.person(business, ['INF'], { withheld: ['drugs.read'] })
    const helper = await program.person(business, ['AUS'])
    await plan(helper, { operators: [narrowed._id, helper._id] })
    program.setNow(atNoon)
    for (const who of [planner, narrowed])
      expect((await who.call('GET', '/api/rounds/open')).statusCode).toBe(403)
    expect((await openFor(helper)).clients).toMatchObject([{ dossierId: client, may_give: false, count: 1 }])
  })

  it('is told the count of the day where she leads a team or the house', async () => {
    const leader = await program.person(business, ['CE'])
    const elsewhere = await program.dossier(business, { last_name: 'Galli' })
    await prescribe({ evening: 1 }, elsewhere)
    await plan(nurse)
    await plan(other, { client: elsewhere })
    await program.assign(client, leader)
    program.setNow(atNoon)
    expect((await openFor(director)).house).toMatchObject({ doses: 2, clients: 2 })
    expect((await openFor(leader)).house).toMatchObject({
      doses: 1,
      clients: 1,
      most: [{ dossierId: client, count: 1 }],
    })
    expect((await openFor(nurse)).house).toBeNull()
    program.setNow(onTheNextDay)
    expect((await openFor(director)).house).toMatchObject({ doses: 0, clients: 0 })
  })

  it('carries what would be asked of each if it were given now, as long as it still may be', async () => {
    const hold_rules = [{ parameter: 'hr', below: 50, above: null }]
    await sent(director, 'PATCH', `/api/dossiers/${client}/drugs/${drug._id}`, { version: 1, hold_rules })
    await plan(nurse)
    program.setNow(atNoon)
    const asked = [{ moment: 'morning', questions: [{ code: 'hold', rules: [{ value: null }] }] }]
    expect((await openFor(nurse)).clients).toMatchObject([{ dossierId: client, doses: asked }])
    await program.assign(client, nurse)
    const ofLine = (await ofDossier(nurse)).doses
    expect(ofLine).toMatchObject(asked)
    const given = { status: 'given', status_reason: '', drug_version: 2 }
    const refused = (await answer(nurse, given)).json()
    expect(refused.current.questions).toEqual(ofLine[0]!.questions)
    program.setNow('2026-11-21T09:00:00.000Z')
    expect((await ofDossier(nurse)).doses).toMatchObject([{ questions: [] }])
  })

  it('asks the database as often for several clients as for one', async () => {
    await plan(nurse)
    program.setNow(atNoon)
    const read = () => nurse.call('GET', '/api/rounds/open')
    await read()
    const forOne = await program.statements(read)
    program.setNow(atDawn)
    for (const last_name of ['Galli', 'Rossi']) {
      const more = await program.dossier(business, { last_name })
      await prescribe({}, more)
      await plan(nurse, {
        client: more,
        start_time: '09:00',
        end_time: '09:30',
        confirm_overlap: { reason: 'Prova' },
      })
    }
    program.setNow(atNoon)
    const forThree = await program.statements(read)
    expect((await openFor(nurse)).clients).toHaveLength(3)
    // Each dossier that was read leaves a row of its own in the audit log, and waits for its chain.
    expect(forThree - forOne).toBeLessThanOrEqual(2 * 2)
  })
})
