import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

let hour = 0

/** A client and a first visit, each on a day of its own. */
const body = (client: object = {}, task: object = {}) => {
  hour += 1
  const date = `2027-${String(1 + Math.floor(hour / 28)).padStart(2, '0')}-${String(1 + (hour % 28)).padStart(2, '0')}`
  return {
    client: { first_name: 'Eva', last_name: 'Rossi', birthday: '1950-02-03', gender: 'female', ...client },
    task: { title: 'Primo colloquio', date, start_time: '10:00', end_time: '11:00', ...task },
  }
}
const send = (sent: object, who = nurse) => who.call('POST', '/api/tasks/new_patient_task', sent)
const counts = async () => {
  const [row] = await asTenant(
    program.database.app,
    { business },
    tx =>
      tx<{ dossiers: number; tasks: number }[]>`
        select (select count(*)::int from dossier) as dossiers, (select count(*)::int from task) as tasks`,
  )
  return row
}

describe('a new client with a first visit', () => {
  it('makes both and answers both', async () => {
    const answer = await send(body())
    expect(answer.statusCode, answer.body).toBe(201)
    const { dossier, task } = answer.json()
    expect(dossier).toMatchObject({ status: 'active', client: { name: 'Eva Rossi' }, duplicates: [] })
    expect(task).toMatchObject({
      title: 'Primo colloquio',
      type: 'client',
      status: 'pending',
      dossierId: dossier._id,
      client: { _id: dossier._id, name: 'Eva Rossi' },
      operators: [{ _id: nurse._id }],
    })
    expect((await nurse.call('GET', `/api/dossiers/${dossier._id}`)).statusCode).toBe(200)
    expect((await nurse.call('GET', `/api/tasks/${task._id}`)).statusCode).toBe(200)
  })

  it('begins a series', async () => {
    const repeat = { rule: 'FREQ=DAILY', count: 3 }
    const answer = await send(body({ last_name: 'Serie' }, { date: '2028-05-08', repeat }))
    expect(answer.statusCode, answer.body).toBe(201)
    const { dossier, task } = answer.json()
    expect(task).toMatchObject({ date: '2028-05-08', series: { rule: 'FREQ=DAILY', last_day: '2028-05-10' } })
    const all = await nurse.call(
      'GET',
      `/api/tasks/all_tasks?startDate=2028-05-01&endDate=2028-05-31&dossierId=${dossier._id}`,
    )
    expect(all.json()).toHaveLength(3)
  })

  it('is refused with a series that cannot be planned, and nothing is written', async () => {
    const before = await counts()
    const repeat = { rule: 'FREQ=DAILY', until: '2027-01-01' }
    const answer = await send(body({}, { date: '2028-05-12', repeat }))
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'task.repeat.until', code: 'end_before_start' }],
    })
    expect(await counts()).toEqual(before)
  })

  it('names who may be the same person', async () => {
    const twin = { first_name: 'Ada', last_name: 'Doppia' }
    const first = (await send(body(twin))).json()
    expect((await send(body(twin))).json().dossier.duplicates).toMatchObject([
      { dossier: { _id: first.dossier._id } },
    ])
  })

  it.each<[string, string, object]>([
    ['the id of the dossier', 'Prima', {}],
    ['the ids of both', 'Seconda', { _id: newId() }],
  ])('comes once when it is sent again under %s', async (_, last_name, task) => {
    const sent = { _id: newId(), ...body({ last_name }, task) }
    const [first, again] = [await send(sent), await send(sent)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect(first.json().dossier._id).toBe(sent._id)
  })

  it.each<[Role, number]>([
    ['DS', 201],
    ['CE', 201],
    ['INF', 201],
    ['PIA', 201],
    ['AMM', 201],
    ['OSS', 403],
    ['MED', 403],
    ['PROP', 403],
  ])('%s is answered %i', async (role, status) => {
    const answer = await send(body(), await program.person(business, [role]))
    expect(answer.statusCode, answer.body).toBe(status)
  })

  it('needs the calendar too', async () => {
    const withheld = await program.person(business, ['INF'], { withheld: ['calendar.own'] })
    const answer = await send(body(), withheld)
    expect(answer.json()).toMatchObject({ status: 403, errors: [{ path: 'task', code: 'forbidden' }] })
  })

  it.each<[string, () => object, number, string[]]>([
    ['without a title', () => body({}, { title: ' ' }), 422, ['task.title required']],
    ['without a start', () => body({}, { start_time: undefined }), 422, ['task.start_time required']],
    ['that ends before', () => body({}, { end_time: '09:00' }), 422, ['task.end_time end_not_after_start']],
    ['for another client', () => body({}, { client: newId() }), 422, ['task.client not_its_client']],
    ['of another type', () => body({}, { type: 'reminder' }), 422, ['task.type not_an_option']],
    [
      'begun in the future',
      () => body({}, { started_at: '2026-11-20T09:06:00.000Z' }),
      422,
      ['task.started_at in_the_future'],
    ],
    ['without a name', () => body({ first_name: '' }), 422, ['client.first_name required']],
    ['born long ago', () => body({ birthday: '1850-01-01' }), 422, ['client.birthday birthday_too_early']],
    ['not yet born', () => body({ birthday: '2026-11-21' }), 422, ['client.birthday birthday_in_future']],
    ['with a colleague of nobody', () => body({}, { operators: [newId()] }), 404, []],
    ['of nobody', () => body({}, { operators: [] }), 403, ['operators forbidden']],
  ])('%s writes neither', async (_, sent, status, errors) => {
    const before = await counts()
    const answer = await send(sent())
    expect(answer.statusCode, answer.body).toBe(status)
    expect(
      answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ).toEqual(errors)
    expect(await counts()).toEqual(before)
  })

  it('at an hour that is taken writes neither, until it gives a reason', async () => {
    const taken = body()
    await send(taken)
    const before = await counts()
    expect((await send(taken)).json()).toMatchObject({ code: 'overlap' })
    expect(await counts()).toEqual(before)
    const confirmed = { ...taken, task: { ...taken.task, confirm_overlap: { reason: 'Urgente' } } }
    expect((await send(confirmed)).statusCode).toBe(201)
  })

  it('under the id of another task writes neither', async () => {
    const { task } = (await send(body())).json()
    const before = await counts()
    expect((await send(body({}, { _id: task._id }))).json()).toMatchObject({ code: 'id_taken' })
    expect(await counts()).toEqual(before)
  })
})
