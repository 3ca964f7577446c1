import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let sender: Caller
let colleague: Caller
let stranger: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  sender = await program.person(business, ['INF'])
  colleague = await program.person(business, ['INF'], { last_name: 'Collega' })
  stranger = await program.person(business, ['INF'], { last_name: 'Lontana' })
  dossier = await program.dossier(business)
  for (const person of [sender, colleague]) await program.assign(dossier, person)
})
afterAll(() => program.close())

const write = async (body: object) => {
  const confirm = { reason: 'Un altro della stessa sostanza' }
  const drug = { name: 'Torasemide 5 mg', modality: 'OS', morning: 1, confirm, ...body }
  const answer = await sender.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, drug)
  return answer.json<{ _id: string; handover: boolean }>()
}
const listOf = async (who: Caller, query = '') => (await who.call('GET', `/api/handover${query}`)).json()
const accept = (who: Caller, log: string) => who.call('POST', `/api/logs/${log}/accept`)

test('what is handed over is listed for those of the client, taken over once, and told to the sender', async () => {
  await write({ name: 'Non in consegna' })
  const drug = await write({ handover: true })
  expect(drug.handover).toBe(true)
  const list = await listOf(colleague)
  expect(list).toMatchObject({
    total: 1,
    waiting: 1,
    items: [{ entityId: drug._id, dossierId: dossier, client: { name: 'Luca Bernasconi' }, accepted: null }],
  })
  expect(await listOf(stranger)).toMatchObject({ items: [], total: 0, waiting: 0 })
  expect(await listOf(sender)).toMatchObject({ total: 1, waiting: 0 })
  const [{ _id: log }] = list.items
  expect((await accept(stranger, log)).statusCode).toBe(404)
  const accepted = await accept(colleague, log)
  expect(accepted.json()).toEqual({
    by: { _id: colleague._id, name: 'Anna Collega', role: 'nurse_diploma', avatar: null },
    at: '2026-11-20T09:00:00.000Z',
    done: null,
  })
  expect((await accept(colleague, log)).json()).toEqual(accepted.json())
  expect((await accept(sender, log)).json()).toMatchObject({
    status: 409,
    code: 'already_accepted',
    current: accepted.json(),
  })
  expect(await listOf(sender)).toMatchObject({ waiting: 0, items: [{ _id: log, accepted: accepted.json() }] })
})

test('nobody takes over her own handover: she closes it with what she did, and nobody closes another one', async () => {
  const drug = await write({ name: 'Da controllare', handover: true })
  const items = (await listOf(sender)).items as { _id: string; entityId: string }[]
  const { _id: log } = items.find(({ entityId }) => entityId === drug._id)!
  const close = (who: Caller, done: string) => who.call('POST', `/api/logs/${log}/done`, { done })
  expect((await accept(sender, log)).json()).toMatchObject({ status: 409, code: 'own_handover' })
  expect((await close(colleague, 'Controllato')).json()).toMatchObject({
    status: 409,
    code: 'others_handover',
  })
  expect((await close(sender, ' ')).json()).toMatchObject({ errors: [{ path: 'done' }] })
  const closed = await close(sender, 'Medico avvisato')
  expect(closed.json()).toMatchObject({ by: { _id: sender._id }, done: 'Medico avvisato' })
  expect((await close(sender, 'Medico avvisato')).json()).toEqual(closed.json())
  expect((await accept(colleague, log)).json()).toMatchObject({ code: 'already_accepted' })
  expect(await listOf(colleague)).toMatchObject({
    waiting: 0,
    items: expect.arrayContaining([expect.objectContaining({ _id: log, accepted: closed.json() })]),
  })
})

test('its writer names a colleague of the client, and nobody else does', async () => {
  const drug = await write({ name: 'Per una collega', handover: true })
  const find = async (who: Caller) =>
    (await listOf(who, '?limit=100')).items.find((item: { entityId: string }) => item.entityId === drug._id)
  const { _id: log, named } = await find(sender)
  expect(named).toBeNull()
  const name = (who: Caller, userId: string | null) => who.call('PUT', `/api/logs/${log}/named`, { userId })
  expect((await name(colleague, colleague._id)).json()).toMatchObject({ code: 'others_handover' })
  for (const user of [stranger._id, sender._id])
    expect((await name(sender, user)).json()).toMatchObject({ status: 422, errors: [{ path: 'userId' }] })
  expect((await name(sender, colleague._id)).statusCode).toBe(200)
  expect(await find(colleague)).toMatchObject({ named: { _id: colleague._id, name: 'Anna Collega' } })
  expect((await name(sender, null)).json()).toEqual({ named: null })
  expect((await find(colleague)).named).toBeNull()
  expect((await sender.call('POST', `/api/logs/${log}/done`, { done: 'Controllato' })).statusCode).toBe(200)
})

test('a correction hands over anew or takes back, and what is open comes first', async () => {
  const first = await write({ name: 'Prima', handover: true })
  const second = await write({ name: 'Seconda', handover: true })
  const correct = (id: string, body: object) =>
    sender.call('PATCH', `/api/dossiers/${dossier}/drugs/${id}`, { version: 1, ...body })
  const waiting = async () =>
    (await listOf(colleague)).items.filter((item: { accepted: unknown }) => item.accepted === null)
  const stale = (await waiting())[0]._id
  await correct(second._id, { evening: 1 })
  expect(await waiting()).toMatchObject([
    { entityId: second._id, action: 'corrected' },
    { entityId: first._id },
  ])
  expect((await accept(colleague, stale)).json()).toMatchObject({ code: 'not_handed_over' })
  await correct(first._id, { handover: false })
  expect(await waiting()).toMatchObject([{ entityId: second._id }])
  const paged = await listOf(colleague, '?limit=1')
  expect(paged).toMatchObject({ items: [{ entityId: second._id, accepted: null }], more: true })
})

test('a note on a focus stays handed over while others are written on the same focus', async () => {
  const base = `/api/dossiers/${dossier}/focuses`
  const focus = (
    await sender.call('POST', `${base}/create_focus`, { focus: 'Dolore lombare', data: 'Dolore 6 su 10' })
  ).json()
  const add = async (body: object) =>
    (await sender.call('POST', `${base}/${focus._id}/add_events`, body)).json<{ _id: string }>()
  const note = await add({ data: 'Dolore 8, chiamato il medico', handover: true })
  await add({ action: 'Impacco caldo' })
  const list = await listOf(colleague, '?limit=100')
  const handed = list.items.filter((item: { dataModel: string }) => item.dataModel === 'FocusGroup')
  expect(handed).toMatchObject([{ populatedData: { _id: note._id, data: 'Dolore 8, chiamato il medico' } }])
})

test('a log that is none, and one of nobody in reach, answer the same 404', async () => {
  const missing = await accept(colleague, '0192f0c1-0000-7000-8000-000000000001')
  expect(missing.statusCode).toBe(404)
  const planner = await program.person(sender.business, ['PIA'])
  expect((await planner.call('GET', '/api/handover')).statusCode).toBe(403)
})
