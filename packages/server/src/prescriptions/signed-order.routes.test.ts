import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { formWith, somePicture } from '../testing/some-document.ts'

let program: TestProgram
let business: Id
let dossier: Id
let nurse: Caller
let prescription: Id

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  const { items } = (await nurse.call('GET', '/api/services?limit=1')).json()
  const service = { serviceId: items[0]._id, duration: 30, frequency: 1, period: 7 }
  const written = {
    userId: nurse._id,
    start: '2026-11-01',
    end: '2027-01-31',
    status: 'open',
    services: [service],
  }
  const answer = await nurse.call('POST', `/api/dossiers/${dossier}/prescriptions/add_prescription`, {
    prescription: { ...written, ordered_on: '2026-11-02' },
  })
  prescription = answer.json()._id
})
afterAll(() => program.close())

const photo = new Uint8Array(await somePicture(300, 400).jpeg().toBuffer())
const send = (fields: Record<string, string>, who = nurse) =>
  who.call(
    'POST',
    `/api/dossiers/${dossier}/prescriptions/${prescription}/signed_order`,
    formWith(photo, 'ordine.jpg', fields),
  )
const asItStands = async () =>
  (await nurse.call('GET', `/api/dossiers/${dossier}/prescriptions/${prescription}/get_prescription`)).json()

it('is kept with its prescription, which says when it was signed', async () => {
  const fields = { _id: newId(), version: '1', signed_on: '2026-11-12' }
  const answer = await send(fields)
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toMatchObject({
    _id: fields._id,
    name: 'ordine.jpg',
    category: 'clinical',
    record: { kind: 'Prescription', _id: prescription },
  })
  expect(await asItStands()).toMatchObject({ version: 2, signed_on: '2026-11-12' })
  expect((await send(fields)).statusCode, 'again').toBe(200)
  expect(await asItStands()).toMatchObject({ version: 2 })
  const bound = await nurse.call('GET', `/api/dossiers/${dossier}/documents?recordId=${prescription}`)
  expect(bound.json()).toMatchObject({ total: 1, items: [{ _id: fields._id }] })
  expect((await nurse.call('GET', `/api/dossiers/${dossier}/documents?tied=true`)).json().total).toBe(1)
  const { groups } = (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`)).json()
  const lines = groups[0].logs.map(
    ({ dataModel, action }: Record<string, string>) => `${dataModel} ${action}`,
  )
  expect(lines.toSorted()).toEqual(['Document created', 'Prescription continued', 'Prescription created'])
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx`
    select entity_type, fields from audit where dossier_id = ${dossier} and 'signed_on' = any(fields)`,
  )
  expect([...rows]).toEqual([{ entity_type: 'prescription', fields: ['signed_on'] }])
})

it('leaves the prescription as it is where the day stands there already', async () => {
  await send({ version: '1', signed_on: '2026-11-12' })
  expect((await send({ version: '2', signed_on: '2026-11-12' })).statusCode).toBe(201)
  expect(await asItStands()).toMatchObject({ version: 2 })
})

it.each([
  ['a day to come', { version: '1', signed_on: '2026-11-21' }, 422, 'signed_on', 'in_the_future'],
  ['a day before the order', { version: '1', signed_on: '2026-11-01' }, 422, 'signed_on', 'end_before_start'],
  ['a day that is none', { version: '1', signed_on: '31.02.2026' }, 422, 'signed_on', 'no_such_day'],
  ['no day', { version: '1' }, 422, 'signed_on', 'required'],
  ['a version that is none', { version: 'x', signed_on: '2026-11-12' }, 422, 'version', 'bad_format'],
])('is refused with %s, and nothing of it is kept', async (_what, fields, status, path, code) => {
  const answer = await send(fields)
  expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  expect((await nurse.call('GET', `/api/dossiers/${dossier}/documents`)).json().total).toBe(0)
  expect(await asItStands()).toMatchObject({ version: 1, signed_on: null })
})

it('meets a prescription that somebody else has changed', async () => {
  await nurse.call('PATCH', `/api/dossiers/${dossier}/prescriptions/${prescription}`, {
    version: 1,
    doctor: 'Dr. Bianchi',
  })
  const answer = await send({ version: '1', signed_on: '2026-11-12' })
  expect(answer.json()).toMatchObject({ code: 'stale', current: { version: 2, doctor: 'Dr. Bianchi' } })
})

it('is of who writes prescriptions alone', async () => {
  const assistant = await program.person(business, ['OSS'])
  await program.assign(dossier, assistant)
  expect((await send({ version: '1', signed_on: '2026-11-12' }, assistant)).statusCode).toBe(403)
})
