import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planVisit } from '../../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const [dressing, wash] = ['5002.340', '5003.040']
const morning = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let planner: Caller
let director: Caller
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram(morning)
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  director = await program.person(business, ['AMM', 'DS'])
})
afterAll(() => program.close())
beforeEach(async () => {
  program.setNow(morning)
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})

function plan(changed: object = {}): Promise<string> {
  const visit = { title: 'Medicazione', date: '2026-11-20', start_time: '08:00', end_time: '08:45' }
  const body = { ...visit, client: dossier, operators: [nurse._id], ...changed }
  return planVisit(program, planner, body, { [dressing]: 20, [wash]: 20 })
}

const done = (code: string, duration = 20) => ({ service_details: { code }, duration })
const both = { performances: [done(dressing), done(wash)] }
const end = (task: string, said: object = {}, who = nurse) =>
  who.call('POST', `/api/tasks/${task}/end`, {
    version: 1,
    ended_at: '2026-11-20T08:30:00.000Z',
    ...both,
    ...said,
  })
const read = async (task: string, part = '') =>
  (await planner.call('GET', `/api/tasks/${task}${part}`)).json()
const standsOn = async (task: string) => {
  const recorded: { service_details: { code: string } }[] = await read(task, '/performances')
  return [(await read(task)).status, recorded.map(({ service_details: { code } }) => code).toSorted()]
}
const untouched = ['pending', []]
const refusalOf = async (answer: ReturnType<typeof end>) => {
  const { statusCode, json } = await answer
  const { code, errors } = json() as { code: string; errors: { path: string; code: string }[] }
  return [statusCode, code, ...errors.map(error => `${error.path} ${error.code}`)]
}

it('takes no material and no service of another house', async () => {
  const elsewhere = await program.business()
  const office = await program.person(elsewhere, ['AMM', 'DS'])
  const material = { name: 'Garza', unit: 'pezzo', category: 'C', prices: [] }
  const made = await office.call('POST', `/api/businesses/${elsewhere}/materials/create_material`, material)
  expect(made.statusCode, made.body).toBe(201)
  const task = await plan()
  const materials = { uses: [{ materialId: made.json()._id, quantity: 1 }] }
  expect(await refusalOf(end(task, { materials }))).toEqual([
    422,
    'unprocessable',
    'materials.uses.0.materialId not_an_option',
  ])
  expect(await standsOn(task)).toEqual(untouched)
})

it('lets nothing of another client answer for what stands on this visit', async () => {
  const task = await plan()
  const mine = await nurse.call('POST', `/api/tasks/${task}/add_performances`, {
    performances: [done(dressing)],
  })
  expect(mine.statusCode, mine.body).toBe(201)
  expect((await refusalOf(end(task, { beside: [newId()] })))[1]).toBe('recorded_already')
  expect(await standsOn(task)).toEqual(['pending', [dressing]])
})

it('is refused whole where the same is said to be done and not, or not done twice', async () => {
  const task = await plan()
  expect((await refusalOf(end(task, { left_out: [wash] })))[1]).toBe('recorded_already')
  expect(await standsOn(task)).toEqual(untouched)
  const twice = { performances: [done(dressing)], left_out: [wash, wash] }
  expect((await end(task, twice)).statusCode).toBe(201)
  const planned: { left_out: boolean }[] = await read(task, '/planned_services')
  expect(planned.map(({ left_out }) => left_out)).toEqual([false, true])
})

it('is no longer hers once the visit was handed on, nor anybody’s once it is off the plan', async () => {
  const task = await plan()
  const other = await program.person(business, ['INF'])
  const assignments = [{ taskId: task, version: 1, operators: [other._id] }]
  expect((await planner.call('POST', '/api/tasks/assign_tasks', { assignments })).statusCode).toBe(200)
  expect(await refusalOf(end(task, { version: 2 }))).toEqual([403, 'forbidden'])
  expect(await standsOn(task)).toEqual(untouched)
  expect((await planner.call('DELETE', `/api/tasks/${task}?version=2`)).statusCode).toBe(200)
  expect((await refusalOf(end(task, { version: 2 }, other)))[1]).toBe('removed')
})

it('ends a visit that rests, for somebody was there; but none of a closed dossier', async () => {
  const change = (version: number, body: object) =>
    director.call('PATCH', `/api/dossiers/${dossier}`, { version, reason: 'Ricovero', ...body })
  const task = await plan({ start_time: '10:00', end_time: '10:45' })
  expect((await change(1, { status: 'suspended', from: '2026-11-20', to: null })).statusCode).toBe(200)
  expect((await read(task)).suspended_by_dossier).toBe(true)
  expect((await end(task)).statusCode).toBe(201)
  expect(await read(task)).toMatchObject({ status: 'completed', suspended_by_dossier: false })
  const next = await plan({ start_time: '11:00', end_time: '11:45', confirm_overlap: { reason: 'Prova' } })
  expect((await change(2, { status: 'closed' })).statusCode).toBe(200)
  expect((await refusalOf(end(next)))[1]).toBe('dossier_closed')
})

it('keeps the day of the visit where it ends after midnight', async () => {
  program.setNow('2026-11-19T23:20:00.000Z')
  const task = await plan({
    date: '2026-11-19',
    end_date: '2026-11-20',
    start_time: '23:30',
    end_time: '00:30',
  })
  expect((await end(task, { ended_at: '2026-11-19T23:15:00.000Z' })).statusCode).toBe(201)
  const [recorded] = await read(task, '/performances')
  expect(recorded).toMatchObject({ date: '2026-11-19' })
})

it('ends no visit before its day that nobody has begun, by any call', async () => {
  const task = await plan({ start_time: '18:00', end_time: '18:45' })
  const refused = [422, 'unprocessable', 'ended_at before_visit']
  const ended_at = '2026-11-19T22:30:00.000Z'
  expect(await refusalOf(end(task, { ended_at }))).toEqual(refused)
  const change = { version: 1, status: 'completed', ended_at }
  expect(await refusalOf(nurse.call('PATCH', `/api/tasks/${task}`, change))).toEqual(refused)
  expect(await standsOn(task)).toEqual(untouched)
  // On its day it may be made hours before it was planned.
  expect((await end(task, { ended_at: '2026-11-20T05:00:00.000Z' })).statusCode).toBe(201)
})

it('counts the hour that comes twice as two', async () => {
  program.setNow('2026-10-25T01:50:00.000Z')
  const task = await plan({ date: '2026-10-25', start_time: '01:30', end_time: '02:45' })
  const begun = await nurse.call('PATCH', `/api/tasks/${task}`, {
    version: 1,
    started_at: '2026-10-25T00:40:00.000Z',
  })
  expect(begun.statusCode, begun.body).toBe(200)
  // 02:20 of the winter, an hour after 02:20 of the summer.
  const ended = await end(task, { version: 2, ended_at: '2026-10-25T01:20:00.000Z' })
  expect([ended.statusCode, ended.json().ended_at]).toEqual([201, '2026-10-25T01:20:00.000Z'])
  const before = { version: 3, ended_at: '2026-10-25T00:20:00.000Z' }
  expect(await refusalOf(end(task, before))).toEqual([422, 'unprocessable', 'ended_at end_before_start'])
})

it.each([0, 1, 2, 3])('records once what is recorded in the moment of the end (%i)', async () => {
  const task = await plan()
  const [ended, added] = await Promise.all([
    end(task),
    nurse.call('POST', `/api/tasks/${task}/add_performances`, { performances: [done(dressing)] }),
  ])
  expect([ended.statusCode, added.statusCode].toSorted((one, other) => one - other)).toEqual([201, 409])
  const [, recorded] = await standsOn(task)
  expect(recorded).toEqual(ended.statusCode === 201 ? [dressing, wash] : [dressing])
})

it('knows its own call again, and nobody else’s under the same name', async () => {
  const other = await program.person(business, ['INF'])
  await program.assign(dossier, other)
  const [task, second] = [
    await plan({ operators: [nurse._id, other._id] }),
    await plan({ start_time: '10:00', end_time: '10:45' }),
  ]
  const key = { _id: newId() }
  expect((await end(task, key)).statusCode).toBe(201)
  expect((await refusalOf(end(task, key, other)))[1]).toBe('id_taken')
  expect((await refusalOf(end(second, key)))[1]).toBe('id_taken')
  expect(await standsOn(second)).toEqual(untouched)
  // Also where the visit was given away since: what was done is told as it stands.
  expect((await end(task, key)).statusCode).toBe(200)
  expect(await standsOn(task)).toEqual(['completed', [dressing, wash]])
})
