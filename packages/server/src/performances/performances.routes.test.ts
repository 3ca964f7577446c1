import type { Performance } from '@vicino/domain/performances/performance.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { writePlannedServices } from './planned-services.store.ts'
import { insertFootBath } from '../testing/own-foot-bath.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let dossier: string
let planner: Caller
let director: Caller
let nurse: Caller
let visit: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  director = await program.person(business, ['DS'])
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
  visit = await plan()
})

async function plan(changed: object = {}, who = planner): Promise<string> {
  const body = {
    title: 'Medicazione',
    date: today,
    start_time: '08:00',
    end_time: '08:45',
    client: dossier,
    operators: [nurse._id],
    ...changed,
  }
  const answer = await who.call('POST', '/api/tasks/create_task', {
    ...body,
    confirm_overlap: { reason: 'serve alla prova' },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()._id
}

const dressing = { service_details: { code: '5002.340' }, duration: 25 }
const wash = { service_details: { code: '5003.040' }, duration: 20, comment: 'Con la figlia' }

/** So many services, each another. */
const eachAnother = (count: number) =>
  asTenant(program.database.app, { business }, async tx => {
    const rows = await tx<{ code: string }[]>`
      select distinct code from service where valid_to is null and offered order by code limit ${count}`
    expect(rows).toHaveLength(count)
    return rows.map(({ code }) => ({ service_details: { code }, duration: 5 }))
  })
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

const add = (body: object = { performances: [dressing, wash] }, who = nurse, task = visit) =>
  who.call('POST', `/api/tasks/${task}/add_performances`, body)
const added = async (...input: Parameters<typeof add>): Promise<Performance[]> => {
  const answer = await add(...input)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const one = async (): Promise<Performance> => (await added({ performances: [dressing] }))[0]!
const of = (performance: string, path = '') => `/api/dossiers/${dossier}/performances/${performance}${path}`
const range = (from: string, to: string, who = nurse) =>
  who.call('GET', `/api/dossiers/${dossier}/performances?startDate=${from}&endDate=${to}`)

const traces = (id: string) =>
  asTenant(program.database.app, { business }, async tx => {
    const [activity] = await tx`select count(*)::int as n from activity where entity_id = ${id}`
    const [audit] =
      await tx`select count(*)::int as n from audit where entity_id = ${id} and action <> 'read' and result = 'ok'`
    return { activity: activity!.n, audit: audit!.n }
  })

describe('recording what was done', () => {
  it('stores the services of a visit as the catalogue names them, signed, in their order', async () => {
    const performances = await added()
    expect(performances).toMatchObject([
      {
        duration: 25,
        comment: '',
        dossierId: dossier,
        taskId: visit,
        date: today,
        version: 1,
        author: { _id: nurse._id, name: 'Anna Prova' },
        created_at: '2026-11-20T09:00:00.000Z',
        struck: null,
        service_details: {
          code: '5002.340',
          group: '5002',
          letter: 'B',
          name: 'Medicazione semplice',
          category: 'Ferite e stomie',
        },
      },
      { duration: 20, comment: 'Con la figlia', service_details: { code: '5003.040', letter: 'C' } },
    ])
    expect((await nurse.call('GET', `/api/tasks/${visit}/performances`)).json()).toEqual(performances)
    expect((await range(today, today)).json()).toEqual(performances)
    expect((await nurse.call('GET', of(performances[0]!._id))).json()).toEqual(performances[0])
  })

  it('from two devices at once records once, and asks the other what it would double', async () => {
    const answers = await Promise.all([
      add({ performances: [dressing] }),
      add({ performances: [dressing, wash] }),
    ])
    expect(statusesOf(answers)).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!.json()
    const standing: Performance[] = (await nurse.call('GET', `/api/tasks/${visit}/performances`)).json()
    expect(refused.code).toBe('recorded_already')
    const doubled = standing.filter(({ service_details: { code } }) => code === dressing.service_details.code)
    expect(refused.current.map(({ _id }: Performance) => _id)).toEqual(doubled.map(({ _id }) => _id))
  })

  it('a second time beside what stands, or once that is struck, is what somebody means', async () => {
    const { _id } = await one()
    expect((await add({ performances: [dressing], beside: [newId()] })).json().code).toBe('recorded_already')
    const second = await added({ performances: [dressing], beside: [_id] })
    expect((await add({ performances: [dressing], beside: [_id] })).statusCode).toBe(409)
    for (const id of [_id, second[0]!._id])
      await nurse.call('PATCH', of(id), { version: 1, struck: { reason: 'Mai fatta' } })
    expect(await added({ performances: [dressing] })).toHaveLength(1)
  })

  it('refuses the same service twice in one call, whatever stands', async () => {
    for (const beside of [[], [(await one())._id]]) {
      const refused = await add({ performances: [dressing, wash, dressing], beside })
      expect([refused.statusCode, refused.json().errors]).toMatchObject([
        422,
        [{ path: 'performances.2.service_details.code', code: 'twice' }],
      ])
    }
    expect((await nurse.call('GET', `/api/tasks/${visit}/performances`)).json()).toHaveLength(1)
  })

  it('leaves a line of news for each and one row of audit for all', async () => {
    const _id = newId()
    const performances = await added({ _id, performances: [dressing, wash] })
    expect(await traces(performances[0]!._id)).toMatchObject({ activity: 1 })
    expect(await traces(performances[1]!._id)).toMatchObject({ activity: 1 })
    expect(await traces(_id)).toEqual({ activity: 0, audit: 1 })
    const log = await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`)
    expect(log.json().groups[0].logs).toMatchObject([
      { dataModel: 'Performance', action: 'created' },
      { dataModel: 'Performance', action: 'created' },
    ])
  })

  it('asks a colleague to read only what says something', async () => {
    const colleague = await program.person(nurse.business, ['INF'])
    await program.assign(dossier, colleague)
    const [silent, said] = await added({ performances: [dressing, { ...wash, comment: 'Pelle arrossata' }] })
    const log = await colleague.call('GET', `/api/dossiers/${dossier}/logs/get_logs`)
    const readOf = (id: string) =>
      log.json().groups[0].logs.find(({ entityId }: { entityId: string }) => entityId === id).read
    expect([readOf(silent!._id), readOf(said!._id)]).toEqual([true, false])
  })

  it('hands over the one that says so, until a correction takes it back', async () => {
    const [, handed] = await added({ performances: [dressing, { ...wash, handover: true }] })
    expect(handed).toMatchObject({ handover: true })
    const path = `/api/dossiers/${handed!.dossierId}/performances/${handed!._id}`
    const back = await nurse.call('PATCH', path, { version: 1, handover: false })
    expect(back.json()).toMatchObject({ version: 2, handover: false })
  })

  it('is done once, however often it is sent', async () => {
    const body = { _id: newId(), performances: [dressing, wash] }
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(body)))
    expect(statusesOf(answers)).toEqual([...Array(11).fill(200), 201])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect((await range(today, today)).json()).toHaveLength(2)
    const other = await add({ ...body, performances: [dressing] })
    expect(other.json()).toMatchObject({ status: 409, code: 'id_taken' })
  })

  it('takes the service as it was read, and refuses what does not agree with the catalogue', async () => {
    const [service] = (await nurse.call('GET', '/api/services?search=5002.340')).json().items
    const { code, group, letter, name, category } = service
    const service_details = { code, group, letter, name, category }
    expect(await added({ performances: [{ service_details, duration: 5 }] })).toMatchObject([
      { service_details },
    ])
    const wrong = await add({
      performances: [dressing, { service_details: { ...service_details, group: '5003' }, duration: 5 }],
    })
    expect(wrong.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'performances.1.service_details.group', code: 'not_of_this_service' }],
    })
    expect((await range(today, today)).json()).toHaveLength(1)
  })

  const at = (performance: object) => ({ performances: [performance] })
  const refused: [string, object, number, string, string][] = [
    ['with nothing', { performances: [] }, 422, 'performances', 'required'],
    ['without performances', {}, 422, 'performances', 'required'],
    ['of no minute', at({ ...dressing, duration: 0 }), 422, 'performances.0.duration', 'too_small'],
    ['of 601 minutes', at({ ...dressing, duration: 601 }), 422, 'performances.0.duration', 'too_big'],
    ['of half minutes', at({ ...dressing, duration: 7.5 }), 422, 'performances.0.duration', 'not_whole'],
    [
      'with minutes as text',
      at({ ...dressing, duration: '15' }),
      400,
      'performances.0.duration',
      'wrong_type',
    ],
    [
      'with a service that is none',
      at({ service_details: { code: '5002.999' }, duration: 5 }),
      422,
      'performances.0.service_details.code',
      'not_an_option',
    ],
    ['with an unknown key', at({ ...dressing, price: 5 }), 400, 'performances.0.price', 'unknown_field'],
    ['for another task', { ...at(dressing), taskId: newId() }, 422, 'taskId', 'must_agree'],
    [
      'more than fifty',
      { performances: Array.from({ length: 51 }, () => dressing) },
      422,
      'performances',
      'too_big',
    ],
  ]
  it.each(refused)('%s is refused at the field', async (_, body, status, path, code) => {
    const answer = await add(body)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })

  it.each([1, 60, 75, 600])('takes %i minutes', async duration => {
    expect(await added({ performances: [{ ...dressing, duration }] })).toMatchObject([{ duration }])
  })

  it('holds for the day of the visit: a service that has ended since is still recorded on it', async () => {
    await insertFootBath(program, business, { valid_to: '2026-11-19' })
    const body = { performances: [{ service_details: { code: '5003.990' }, duration: 20 }] }
    expect((await add(body)).statusCode).toBe(422)
    const yesterday = await plan({ date: '2026-11-19' })
    expect(await added(body, nurse, yesterday)).toMatchObject([{ date: '2026-11-19' }])
  })
})

describe('a visit takes no services', () => {
  it.each<[string, object]>([
    ['before its day', { date: '2026-11-21' }],
    ['when it was not done', { status: 'not_done', not_done: { reason: 'absent' } }],
  ])('%s', async (_, changed) => {
    const answer = await add(undefined, nurse, await plan(changed))
    expect(answer.json()).toMatchObject({ status: 409, code: 'visit_not_carried_out' })
  })

  it('when it is no visit', async () => {
    const meeting = await plan({ type: 'event', client: null }, nurse)
    expect((await add(undefined, nurse, meeting)).json()).toMatchObject({ code: 'visit_not_carried_out' })
    expect((await nurse.call('GET', `/api/tasks/${meeting}/performances`)).json()).toEqual([])
  })

  it('when its dossier is closed', async () => {
    const { version } = (await director.call('GET', `/api/dossiers/${dossier}`)).json()
    const closed = await director.call('PATCH', `/api/dossiers/${dossier}`, {
      version,
      status: 'closed',
      reason: 'Ingresso in casa per anziani',
    })
    expect(closed.statusCode, closed.body).toBe(200)
    expect((await add()).json()).toMatchObject({ status: 409, code: 'dossier_closed' })
  })

  it('and stays on the plan once it has some', async () => {
    await one()
    const removed = await planner.call('DELETE', `/api/tasks/${visit}`)
    expect(removed.json(), 'what is advised is what is open').toMatchObject({
      status: 409,
      code: 'visit_recorded',
    })
    expect((await range(today, today)).json()).toHaveLength(1)
  })
})

it('recorded while somebody takes the visit off the plan, one of the two is refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const task = await plan({ start_time: '10:00', end_time: '10:30' })
    const [recorded, removed] = await Promise.all([
      add(undefined, nurse, task),
      planner.call('DELETE', `/api/tasks/${task}`),
    ])
    const outcome = `${recorded.statusCode} ${removed.statusCode}`
    expect(['201 409', '404 200', '409 200']).toContain(outcome)
  }
})

describe('the planned services of a visit', () => {
  const idOf = async (code: string) =>
    (await nurse.call('GET', `/api/services?search=${code}`)).json().items[0]._id
  const write = (services: { serviceId: string; duration: number }[]) =>
    asTenant(program.database.app, { business }, tx => writePlannedServices(tx, business, visit, services))
  const read = async () => (await nurse.call('GET', `/api/tasks/${visit}/planned_services`)).json()

  it('are answered in their order, written anew as a whole, and gone with the visit', async () => {
    const [dressingId, washId] = [await idOf('5002.340'), await idOf('5003.040')]
    await write([
      { serviceId: washId, duration: 25 },
      { serviceId: dressingId, duration: 15 },
    ])
    expect(await read()).toMatchObject([
      { serviceId: washId, service_details: { code: '5003.040', name: 'Igiene parziale' }, duration: 25 },
      { serviceId: dressingId, service_details: { code: '5002.340' }, duration: 15 },
    ])
    await write([{ serviceId: dressingId, duration: 20 }])
    expect(await read()).toMatchObject([{ serviceId: dressingId, duration: 20 }])
    await write([])
    expect(await read()).toEqual([])
    await write([{ serviceId: dressingId, duration: 20 }])
    expect((await planner.call('DELETE', `/api/tasks/${visit}`)).statusCode).toBe(200)
  })
})

describe('reading', () => {
  it('needs both days and says at which one is missing', async () => {
    const path = `/api/dossiers/${dossier}/performances`
    const errors = async (query: string) => (await nurse.call('GET', path + query)).json()
    expect(await errors('?startDate=2026-11-20')).toMatchObject({
      status: 422,
      errors: [{ path: 'endDate', code: 'required' }],
    })
    expect(await errors('?startDate=2026-11-20&endDate=2026-11-19')).toMatchObject({
      errors: [{ path: 'endDate', code: 'end_before_start' }],
    })
    expect(await errors('?startDate=2025-01-01&endDate=2026-11-20')).toMatchObject({
      errors: [{ path: 'endDate', code: 'range_too_long' }],
    })
  })

  it('answers the days of the range, the last one first', async () => {
    const before = await plan({ date: '2026-11-18' })
    await added({ performances: [wash] }, nurse, before)
    await added({ performances: [dressing] })
    const dates = async (from: string, to: string) =>
      (await range(from, to)).json().map(({ date }: Performance) => date)
    expect(await dates('2026-11-18', today)).toEqual([today, '2026-11-18'])
    expect(await dates('2026-11-18', '2026-11-19')).toEqual(['2026-11-18'])
    expect(await dates('2026-11-19', '2026-11-19')).toEqual([])
  })

  it('says which was the last day before another on which something was done that stands', async () => {
    const last = async (before: string, who = nurse) =>
      (await who.call('GET', `/api/dossiers/${dossier}/performances/last_day?before=${before}`)).json()
    expect(await last(today)).toEqual({ day: null })
    await added({ performances: [wash] }, nurse, await plan({ date: '2026-05-04' }))
    const [struck] = await added({ performances: [wash] }, nurse, await plan({ date: '2026-11-18' }))
    await added({ performances: [dressing] })
    expect(await last(today)).toEqual({ day: '2026-11-18' })
    await nurse.call('PATCH', of(struck!._id), { version: 1, struck: { reason: 'Mai fatta' } })
    expect(await last(today)).toEqual({ day: '2026-05-04' })
    expect(await last('2026-05-04')).toEqual({ day: null })
  })

  it('names the limit where a range holds more than 500', async () => {
    const beside: string[] = []
    const performances = await eachAnother(50)
    for (let call = 0; call < 10; call += 1)
      beside.push(...(await added({ performances, beside: [...beside] })).map(({ _id }) => _id))
    expect((await range(today, today)).json()).toHaveLength(500)
    await added({ performances: [wash], beside })
    expect((await range(today, today)).json()).toMatchObject({
      status: 422,
      code: 'too_many_rows',
      current: { limit: 500 },
    })
  })

  it('names the services in the language of who reads', async () => {
    const { _id } = await one()
    const changed = await nurse.call('PATCH', '/api/users/me', { version: 1, language: 'fr' })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await nurse.call('GET', of(_id))).json().service_details.name).toBe('Pansement simple')
  })

  it('sends as many statements for a hundred performances as for one', async () => {
    const { _id } = await one()
    const few = await program.statements(() => range(today, today))
    await added({ performances: await eachAnother(50), beside: [_id] })
    expect(await program.statements(() => range(today, today))).toBe(few)
  })
})

describe('correcting', () => {
  it('makes a new version, keeps the old one, and leaves its traces', async () => {
    const before = await one()
    const answer = await nurse.call('PATCH', of(before._id), { version: 1, duration: 30 })
    expect(answer.json()).toEqual({ ...before, version: 2, duration: 30 })
    const versions = (await nurse.call('GET', of(before._id, '/versions'))).json()
    expect(versions.map(({ duration }: Performance) => duration)).toEqual([30, 25])
    expect(await traces(before._id)).toEqual({ activity: 2, audit: 1 })
    expect((await range(today, today)).json()).toMatchObject([{ version: 2, duration: 30 }])
  })

  it('meets a 409 with the current record when somebody was quicker', async () => {
    const { _id } = await one()
    const answers = await Promise.all(
      [31, 32, 33].map(duration => nurse.call('PATCH', of(_id), { version: 1, duration })),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)!
    expect(lost.json()).toMatchObject({ code: 'stale', current: { _id, version: 2 } })
  })

  it.each<[string, object, number, string, string]>([
    ['no minute', { duration: 0 }, 422, 'duration', 'too_small'],
    ['minutes that are nothing', { duration: null }, 400, 'duration', 'wrong_type'],
    ['a comment of 5001 characters', { comment: 'x'.repeat(5001) }, 422, 'comment', 'too_long'],
    ['another day', { date: '2026-11-19' }, 400, 'date', 'unknown_field'],
  ])('refuses %s at the field', async (_, changed, status, path, code) => {
    const { _id } = await one()
    const answer = await nurse.call('PATCH', of(_id), { version: 1, ...changed })
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })

  it('asks for a reason when the entry is a day old', async () => {
    const { _id } = await one()
    program.setNow('2026-11-21T09:00:01.000Z')
    expect((await nurse.call('PATCH', of(_id), { version: 1, duration: 30 })).json()).toMatchObject({
      errors: [{ path: 'reason', code: 'reason_required' }],
    })
    const reasoned = { version: 1, duration: 30, reason: 'contato male' }
    expect((await nurse.call('PATCH', of(_id), reasoned)).statusCode).toBe(200)
  })

  it('strikes with a reason, keeps the text, and then takes no more corrections', async () => {
    const before = await one()
    const struck = { reason: 'cliente sbagliato' }
    const answer = await nurse.call('PATCH', of(before._id), { version: 1, struck })
    expect(answer.json()).toMatchObject({ duration: 25, version: 2, struck })
    expect((await nurse.call('PATCH', of(before._id), { version: 2, duration: 5 })).json()).toMatchObject({
      code: 'struck',
    })
  })
})

describe('who may', () => {
  const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

  it('a colleague who does not carry the visit out records nothing on it', async () => {
    const colleague = await program.person(business, ['OSS'])
    await program.assign(dossier, colleague)
    expect((await add(undefined, colleague)).statusCode).toBe(403)
    expect((await colleague.call('GET', `/api/tasks/${visit}/performances`)).statusCode).toBe(200)
  })

  it.each(['DS', 'CE'] as const)('%s records for others', async role => {
    const leader = await program.person(business, [role])
    await program.assign(dossier, leader)
    expect(await added(undefined, leader)).toMatchObject([{ author: { _id: leader._id } }, {}])
  })

  it.each(['PIA', 'AMM', 'MED'] as const)('%s reads and does not record', async role => {
    const reader = await program.person(business, [role])
    await program.assign(dossier, reader)
    await one()
    expect((await range(today, today, reader)).json()).toHaveLength(1)
    expect((await add(undefined, reader)).statusCode).toBe(403)
  })

  it("administration corrects a nurse's entry with a reason; a colleague does not", async () => {
    const { _id } = await one()
    const office = await program.person(business, ['AMM'])
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const correction = { version: 1, duration: 20, reason: 'secondo il foglio firmato' }
    expect((await colleague.call('PATCH', of(_id), correction)).statusCode).toBe(403)
    expect((await office.call('PATCH', of(_id), { version: 1, duration: 20 })).statusCode).toBe(422)
    expect((await office.call('PATCH', of(_id), correction)).json()).toMatchObject({ version: 2 })
  })

  it('finds the same 404 for a missing, a foreign and an unassigned visit', async () => {
    const elsewhere = await program.business()
    const foreign = await program.person(elsewhere, ['DS'])
    const stranger = await program.person(business, ['INF'])
    await one()
    for (const path of ['performances', 'planned_services']) {
      const answers = await Promise.all([
        nurse.call('GET', `/api/tasks/${newId()}/${path}`),
        foreign.call('GET', `/api/tasks/${visit}/${path}`),
        stranger.call('GET', `/api/tasks/${visit}/${path}`),
      ])
      expect(new Set(answers.map(({ body }) => unlike(body))).size).toBe(1)
      expect(answers[0].statusCode).toBe(404)
    }
    expect((await add(undefined, stranger)).statusCode).toBe(404)
    expect((await add(undefined, foreign)).statusCode).toBe(404)
  })

  it('reads no performance of one dossier through another', async () => {
    const { _id } = await one()
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    expect((await nurse.call('GET', `/api/dossiers/${other}/performances/${_id}`)).statusCode).toBe(404)
  })
})
