import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let dossier: string
let planner: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  dossier = await program.dossier(business)
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
  const data = (await planner.call('GET', `/api/dossiers/${dossier}/personal_data`)).json()
  await planner.call('PATCH', `/api/dossiers/${dossier}/personal_data`, {
    version: data.version,
    phone: '+41910000001',
    access_note: 'Codice 4711',
  })
  const visit = { date: today, client: dossier, operators: [nurse._id] }
  for (const [start_time, end_time] of [
    ['14:00', '15:00'],
    ['08:00', '09:00'],
  ])
    await planner.call('POST', '/api/tasks/create_task', { ...visit, title: 'Igiene', start_time, end_time })
})
afterAll(() => program.close())

const tour = (who: Caller, operatorId?: string) =>
  who.call('GET', `/api/tasks/tour/${today}${operatorId ? `?operatorId=${operatorId}` : ''}`)

describe('a tour on paper', () => {
  it('is what an operator carries out on a day, in its order, with where it is and whom to call', async () => {
    const answer = await tour(nurse)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject([
      { task: { start_time: '08:00' }, reach: { birthday: '1941-03-11', phone: '+41910000001' } },
      { task: { start_time: '14:00' }, reach: { birthday: '1941-03-11' } },
    ])
    expect((await tour(planner, nurse._id)).json()).toEqual(answer.json())
  })

  it('never says how one gets in', async () => {
    expect((await tour(nurse)).body).not.toContain('4711')
  })

  it("is not read of a colleague by who plans only for herself, nor of another business's people", async () => {
    expect((await tour(nurse, planner._id)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PIA'])
    expect((await tour(stranger, nurse._id)).json()).toEqual([])
  })
})

it('what is printed is written down with the dossier or the operator that it is about', async () => {
  const range = { startDate: today, endDate: today }
  const print = (body: object) => nurse.call('POST', '/api/tasks/print_plan', { ...range, ...body })
  expect((await print({ dossierId: dossier })).statusCode).toBe(200)
  expect((await print({ operatorId: nurse._id })).statusCode).toBe(200)
  expect((await print({ endDate: '2026-11-19' })).statusCode).toBe(422)
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx`select entity_id, dossier_id from audit where action = 'print' order by _id`,
  )
  expect([...rows]).toEqual([
    { entity_id: null, dossier_id: dossier },
    { entity_id: nurse._id, dossier_id: null },
  ])
})
