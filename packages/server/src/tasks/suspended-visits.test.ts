import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planTask } from '../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

type Made = { _id: string; version: number; operators: { _id: string }[]; suspended_by_dossier: boolean }

const date = '2026-12-01'
const before = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let director: Caller
let planner: Caller
let nurse: Caller
let aide: Caller
let [maria, luca] = ['', '']

beforeAll(async () => {
  program = await testProgram(before)
})
afterAll(() => program.close())
beforeEach(async () => {
  program.setNow(before)
  business = await program.business()
  director = await program.person(business, ['DS'])
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'])
  aide = await program.person(business, ['AUS'])
  maria = await program.dossier(business)
  luca = await program.dossier(business)
})

const at = (start_time: string, end_time: string) => ({ start_time, end_time })
const plan = (changed: object = {}) => {
  const visit = { title: 'Igiene', date, ...at('08:00', '09:00'), client: maria, operators: [nurse._id] }
  return planTask(planner, { ...visit, ...changed })
}
const read = async ({ _id }: Made): Promise<Made> => (await planner.call('GET', `/api/tasks/${_id}`)).json()
const whoGoes = async (...visits: Made[]): Promise<string[][]> =>
  Promise.all(visits.map(async visit => (await read(visit)).operators.map(({ _id }) => _id)))
const change = async (dossier: string, body: object) => {
  const { version } = (await director.call('GET', `/api/dossiers/${dossier}`)).json()
  const answer = await director.call('PATCH', `/api/dossiers/${dossier}`, { version, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const rest = (dossier: string) =>
  change(dossier, { status: 'suspended', reason: 'Ricovero', from: '2026-11-20', to: null })
const wake = (dossier: string) => change(dossier, { status: 'active', reason: 'Rientro a casa' })
const later = (): void => program.setNow('2026-11-21T09:00:00.000Z')

it('brings a visit back for nobody whose hour was given away, and names it', async () => {
  const [taken, free] = [await plan(), await plan({ date: '2026-12-02' })]
  await rest(maria)
  later()
  const meanwhile = await plan({ client: luca, ...at('08:30', '09:30') })
  const { restored, left_open } = await wake(maria)
  expect(restored.map(({ _id }: Made) => _id)).toEqual([taken._id, free._id])
  expect(left_open).toEqual([{ _id: taken._id, date, ...at('08:00', '09:00') }])
  expect(await whoGoes(taken, free, meanwhile)).toEqual([[], [nurse._id], [nurse._id]])
  expect(await read(taken)).toMatchObject({ version: 2, suspended_by_dossier: false })
  const rows = await program.asOwner(
    business,
    tx => tx`
    select entity_id, dossier_id, fields from audit
    where business_id = ${business} and entity_type = 'task' and actor_id = ${director._id} and action = 'update'`,
  )
  expect(rows).toEqual([{ entity_id: taken._id, dossier_id: maria, fields: ['operators'] }])
})

it('leaves beside her whoever else goes there', async () => {
  const both = await plan({ operators: [nurse._id, aide._id] })
  await rest(maria)
  later()
  await plan({ client: luca })
  expect((await wake(maria)).left_open).toHaveLength(1)
  expect(await whoGoes(both)).toEqual([[aide._id]])
})

it('leaves with her what stood beside it before, with its reason', async () => {
  const first = await plan()
  const beside = await plan({ client: luca, confirm_overlap: { reason: 'Stessa casa' } })
  later()
  await rest(maria)
  program.setNow('2026-11-22T09:00:00.000Z')
  expect((await wake(maria)).left_open).toEqual([])
  expect(await whoGoes(first, beside)).toEqual([[nurse._id], [nurse._id]])
})

it('takes no reason for an answer that was given while the visit was out of sight', async () => {
  const first = await plan()
  await rest(maria)
  later()
  await plan({ client: luca, confirm_overlap: { reason: 'Accanto a un altro' } })
  expect((await wake(maria)).left_open).toHaveLength(1)
  expect(await whoGoes(first)).toEqual([[]])
})

it('sends nobody from her absence to a visit that comes back', async () => {
  const first = await plan()
  await rest(maria)
  later()
  const answer = await planner.call('POST', '/api/absences', {
    operatorId: nurse._id,
    kind: 'absence',
    date,
    end_date: date,
    full_day: true,
    start_time: null,
    end_time: null,
    handed: [],
    stays: [first._id],
  })
  expect(answer.statusCode, answer.body).toBe(201)
  expect((await wake(maria)).left_open).toHaveLength(1)
  expect(await whoGoes(first)).toEqual([[]])
})

it('asks nothing of whoever has left: her visits were for nobody before', async () => {
  const first = await plan()
  await rest(maria)
  later()
  await plan({ client: luca })
  const { items } = (await director.call('GET', '/api/collaborators?limit=100&status=all')).json()
  const { _id: file } = items.find((one: { userId: string }) => one.userId === nurse._id)
  const { version } = (await director.call('GET', `/api/collaborators/${file}`)).json()
  const left = await director.call('PATCH', `/api/collaborators/${file}`, { version, end_date: '2026-11-30' })
  expect(left.statusCode, left.body).toBe(200)
  expect((await wake(maria)).left_open).toEqual([])
  expect(await read(first)).toMatchObject({ version: 1, operators: [] })
})

it('asks of both where two dossiers rested: who comes back first has her', async () => {
  const first = await plan()
  await rest(maria)
  later()
  const second = await plan({ client: luca })
  await rest(luca)
  expect((await wake(maria)).left_open).toEqual([])
  program.setNow('2026-11-22T09:00:00.000Z')
  expect((await wake(luca)).left_open).toEqual([expect.objectContaining({ _id: second._id })])
  expect(await whoGoes(first, second)).toEqual([[nurse._id], []])
})

it.each([0, 1, 2, 3])('gives her hour once where it is given away in that very moment (%i)', async () => {
  const first = await plan()
  await rest(maria)
  later()
  const free = await plan({ client: luca, operators: [] })
  const assignments = [{ taskId: free._id, version: 1, operators: [nurse._id] }]
  const [given, { left_open }] = await Promise.all([
    planner.call('POST', '/api/tasks/assign_tasks', { assignments }),
    wake(maria),
  ])
  expect([
    [200, 1],
    [409, 0],
  ]).toContainEqual([given.statusCode, left_open.length])
  expect((await whoGoes(first, free)).flat()).toEqual([nurse._id])
})
