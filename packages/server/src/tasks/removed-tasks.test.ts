import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { planTask } from '../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

type Made = { _id: string; version: number }

const date = '2026-11-24'
const said = 'Questo appuntamento è stato eliminato da Anna Alfa il 20.11.2026, 10:00.'
const told = [404, 'removed', said]
const untold = [404, 'not_found', 'Non trovato.']

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  planner = await program.person(business, ['PIA'], { last_name: 'Alfa' })
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
})

const plan = (changed: object = {}, who = planner) => {
  const visit = { title: 'Igiene', date, start_time: '08:00', end_time: '09:00', client: dossier }
  return planTask(who, { ...visit, operators: [nurse._id], ...changed })
}
const remove = async ({ _id, version }: Made, more = '', who = planner) => {
  const answer = await who.call('DELETE', `/api/tasks/${_id}?version=${version}${more}`)
  expect(answer.statusCode, answer.body).toBe(200)
}
const answerOf = async (answer: ReturnType<Caller['call']>) => {
  const { statusCode, json } = await answer
  const { code, detail } = json() as { code: string; detail: string }
  return [statusCode, code, detail]
}
const read = ({ _id }: Made, who: Caller) => answerOf(who.call('GET', `/api/tasks/${_id}`))

it('says who took a visit off the plan, and when, to whoever might have read it', async () => {
  const cares = await program.person(business, ['INF'])
  await program.assign(dossier, cares)
  const visit = await plan()
  await remove(visit)
  for (const who of [planner, nurse, cares]) expect(await read(visit, who)).toEqual(told)
})

it('says nothing of it to anybody else, nor of what never was', async () => {
  const visit = await plan()
  await remove(visit)
  const outside = await program.person(business, ['INF'])
  const elsewhere = await program.person(await program.business(), ['DS'])
  for (const who of [outside, elsewhere]) expect(await read(visit, who)).toEqual(untold)
  expect(await read({ _id: newId(), version: 1 }, planner)).toEqual(untold)
})

it('says it also of somebody’s own time only to her and to who plans', async () => {
  const own = await plan({ type: 'personal', client: null, title: 'Medico' }, nurse)
  await remove(own, '', nurse)
  const colleague = await program.person(business, ['INF'])
  expect((await read(own, nurse))[1]).toBe('removed')
  expect((await read(own, planner))[1]).toBe('removed')
  expect(await read(own, colleague)).toEqual(untold)
})

it('refuses with it whatever was still to be done with the visit', async () => {
  const visit = await plan({ date: '2026-11-20' })
  const path = `/api/tasks/${visit._id}`
  await remove(visit)
  const performances = [{ service_details: { code: '5002.340' }, duration: 20 }]
  const calls = [
    nurse.call('PATCH', path, { version: 1, title: 'Altro' }),
    nurse.call('POST', `${path}/end`, { version: 1, ended_at: '2026-11-20T08:30:00.000Z' }),
    nurse.call('POST', `${path}/add_performances`, { performances }),
    nurse.call('GET', `${path}/performances`),
    planner.call('POST', '/api/tasks/assign_tasks', {
      assignments: [{ taskId: visit._id, version: 1, operators: [] }],
    }),
    planner.call('DELETE', `${path}?version=2`),
  ]
  for (const call of calls) expect(await answerOf(call)).toEqual(told)
})

it('says it of each visit of a series that was taken off', async () => {
  const first = await plan({ repeat: { rule: 'FREQ=DAILY', count: 3 } })
  const listed = await planner.call('GET', `/api/tasks/all_tasks?startDate=${date}&endDate=2026-11-30`)
  const visits: Made[] = listed.json()
  await remove(first, '&scope=all')
  expect(visits).toHaveLength(3)
  for (const visit of visits) expect(await read(visit, nurse)).toEqual(told)
})

it('is a visit like any other again once its removal is taken back, and says who removed it last', async () => {
  const visit = await plan()
  const change = newId()
  await remove(visit, `&change=${change}`)
  const undone = await planner.call('POST', `/api/tasks/${visit._id}/undo_series_change`, { change })
  expect(undone.statusCode, undone.body).toBe(200)
  const { version } = undone.json()
  expect((await planner.call('GET', `/api/tasks/${visit._id}`)).statusCode).toBe(200)
  const other = await program.person(business, ['PIA'], { last_name: 'Beta' })
  program.setNow('2026-11-20T10:00:00.000Z')
  await remove({ ...visit, version }, '', other)
  program.setNow('2026-11-20T09:00:00.000Z')
  const [, code, detail] = await read(visit, nurse)
  expect([code, detail]).toEqual([
    'removed',
    'Questo appuntamento è stato eliminato da Anna Beta il 20.11.2026, 11:00.',
  ])
})

it('tells who sends a removal again that it was made', async () => {
  const visit = await plan()
  const path = `/api/tasks/${visit._id}?version=1&change=${newId()}`
  expect((await planner.call('DELETE', path)).statusCode).toBe(200)
  expect([200, 204]).toContain((await planner.call('DELETE', path)).statusCode)
})

it('keeps for a month who did it, and nothing of what stood there', async () => {
  const visit = await plan({ title: 'Medicazione della ferita' })
  await remove(visit)
  const kept = await asTenant(
    program.database.app,
    { business },
    tx => tx`select to_jsonb(r) as row from removed_task r where _id = ${visit._id}`,
  )
  expect(kept[0]!['row']).toEqual({
    business_id: business,
    _id: visit._id,
    dossier_id: dossier,
    author_id: planner._id,
    operators: [nurse._id],
    removed_by: planner._id,
    removed_at: expect.any(String),
  })
})
