import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { ClientStandingValue, StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const standingOf = async (who: Caller, client: string) =>
  (await who.call('GET', `/api/dossiers/${client}`)).json<{ critical: StandingValue[] }>().critical
const listOf = async (who: Caller) =>
  (await who.call('GET', '/api/critical_values')).json<ClientStandingValue[]>()
const measure = async (who: Caller, client: string, body: object) =>
  (await who.call('POST', `/api/dossiers/${client}/clinical_parameters/create`, body)).json<Reading>()
const at = (clock: string) => ({ measured_at: `2026-11-20T${clock}:00.000Z` })

async function business() {
  const own = await program.business()
  const director = await program.person(own, ['DS', 'PROP'])
  const nurse = await program.person(own, ['INF'], { last_name: 'Uno' })
  const colleague = await program.person(own, ['INF'], { last_name: 'Due' })
  const stranger = await program.person(own, ['INF'], { last_name: 'Tre' })
  const client = await program.dossier(own)
  for (const person of [nurse, colleague]) await program.assign(client, person)
  return { own, director, nurse, colleague, stranger, client }
}

test('a critical value stands at the client and on the day of who cares for her, until the same parameter is measured later', async () => {
  const { nurse, colleague, stranger, client } = await business()
  const low = await measure(nurse, client, { ...at('06:00'), hr: 34, bp_max: 120, bp_min: 80, glyc: 2.1 })
  expect(low).toMatchObject({ critical: ['hr', 'glyc'], news2: null })
  const standing = [
    { readingId: low._id, field: 'glyc', value: 2.1, accepted: null },
    { readingId: low._id, field: 'hr', value: 34 },
  ]
  expect(await standingOf(colleague, client)).toMatchObject(standing)
  expect(await listOf(colleague)).toMatchObject([
    { ...standing[0], dossierId: client, client: { _id: client } },
    standing[1]!,
  ])
  expect(await listOf(stranger)).toEqual([])
  await measure(nurse, client, { ...at('05:00'), hr: 72 })
  await measure(nurse, client, { ...at('07:00'), glyc: 6.4 })
  expect(await standingOf(nurse, client)).toMatchObject([{ field: 'hr', value: 34 }])
  const again = await measure(nurse, client, { ...at('07:30'), hr: 36 })
  expect(await standingOf(nurse, client)).toMatchObject([{ readingId: again._id, field: 'hr', value: 36 }])
  await measure(nurse, client, { ...at('08:00'), hr: 62 })
  expect(await standingOf(nurse, client)).toEqual([])
  expect(await listOf(nurse)).toEqual([])
})

test('it goes when it is corrected or struck, comes when a correction makes one, and says who took it over', async () => {
  const { nurse, colleague, client } = await business()
  const reading = await measure(nurse, client, { ...at('06:00'), consciousness: 'V' })
  const url = `/api/dossiers/${client}/clinical_parameters/${reading._id}`
  const correct = async (version: number, body: object) =>
    (await nurse.call('PATCH', url, { version, ...body })).json<Reading>()
  expect(await standingOf(nurse, client)).toMatchObject([{ field: 'consciousness', value: 'V' }])
  expect(await correct(1, { consciousness: 'A', hr: 62 })).toMatchObject({ critical: [] })
  expect(await standingOf(nurse, client)).toEqual([])
  expect(await correct(2, { hr: 140, handover: true })).toMatchObject({ critical: ['hr'] })
  const { items } = (await colleague.call('GET', '/api/handover')).json()
  expect(items).toMatchObject([{ entityId: reading._id, populatedData: { critical: ['hr'] } }])
  await colleague.call('POST', `/api/logs/${items[0]._id}/accept`)
  expect(await standingOf(nurse, client)).toMatchObject([
    { field: 'hr', value: 140, handover: true, accepted: { by: { name: 'Anna Due' }, done: null } },
  ])
  await correct(3, { struck: { reason: 'Cliente sbagliato' } })
  expect(await standingOf(nurse, client)).toEqual([])
})

test('a correction is handed over anew: who took the reading over before is no longer named', async () => {
  const { nurse, colleague, client } = await business()
  const reading = await measure(nurse, client, { ...at('06:00'), hr: 34, handover: true })
  const url = `/api/dossiers/${client}/clinical_parameters/${reading._id}`
  const waiting = async () =>
    (await colleague.call('GET', '/api/handover')).json<{ items: { _id: string }[] }>()
  const [line] = (await waiting()).items
  await colleague.call('POST', `/api/logs/${line!._id}/accept`)
  expect(await standingOf(nurse, client)).toMatchObject([{ accepted: { by: { name: 'Anna Due' } } }])
  await nurse.call('PATCH', url, { version: 1, hr: 30, reason: 'Letto male' })
  expect(await standingOf(nurse, client)).toMatchObject([{ value: 30, handover: true, accepted: null }])
  expect((await waiting()).items).toMatchObject([{ entityId: reading._id, accepted: null }])
  await nurse.call('PATCH', url, { version: 2, handover: false })
  expect(await standingOf(nurse, client)).toMatchObject([{ value: 30, handover: false, accepted: null }])
})

test('it stands for sixty days, which begin at midnight of the clients', async () => {
  const { nurse, client } = await business()
  await measure(nurse, client, { measured_at: '2026-09-20T21:59:00.000Z', glyc: 2.1 })
  await measure(nurse, client, { measured_at: '2026-09-20T22:00:00.000Z', hr: 34 })
  expect(await standingOf(nurse, client)).toMatchObject([{ field: 'hr' }])
})

test('it is judged by the limits of its own time, and by none of adults below 16 years', async () => {
  const { own, nurse, client } = await business()
  const limits = { hr: { red_low: 30, yellow_low: 38 } }
  const ordered = { version: 0, ordered_by: 'Dr. med. Prova', since: '2026-11-18', news2_scale: 1, limits }
  await nurse.call('PUT', `/api/dossiers/${client}/clinical_parameters/limits`, ordered)
  expect((await measure(nurse, client, { hr: 34 })).critical).toEqual([])
  const before = { measured_at: '2026-11-16T06:00:00.000Z', hr: 34 }
  expect((await measure(nurse, client, before)).critical).toEqual(['hr'])
  const child = await program.dossier(own, { birthday: '2018-03-04' })
  await program.assign(child, nurse)
  expect((await measure(nurse, child, { hr: 140, rr: 26, consciousness: 'U' })).critical).toEqual([
    'consciousness',
  ])
})

test('a NEWS2 stands from 5 on where the business reckons it, until a later one below', async () => {
  const { own, director, nurse, client } = await business()
  const whole = {
    rr: 22,
    sat_o2: 94,
    sat_o2_quantity: 0,
    bp_max: 105,
    bp_min: 70,
    hr: 95,
    temperature: 38.4,
  }
  expect(await measure(nurse, client, { ...at('05:00'), ...whole, consciousness: 'A' })).toMatchObject({
    critical: [],
    news2: null,
  })
  await director.call('PATCH', `/api/businesses/${own}`, { version: 1, news2: true })
  const six = await measure(nurse, client, { ...at('06:00'), ...whole, consciousness: 'A' })
  expect(six).toMatchObject({ critical: [], news2: 6 })
  expect(await standingOf(nurse, client)).toMatchObject([{ readingId: six._id, field: 'news2', value: 6 }])
  await measure(nurse, client, { ...at('07:00'), ...whole })
  expect(await standingOf(nurse, client)).toHaveLength(1)
  await measure(nurse, client, { ...at('08:00'), ...whole, rr: 16, temperature: 36.8, consciousness: 'A' })
  expect(await standingOf(nurse, client)).toEqual([])
})

test('what stands is found with as many statements for many clients as for one', async () => {
  const { own, director, nurse, client } = await business()
  await measure(nurse, client, { hr: 34 })
  const ask = () => director.call('GET', '/api/critical_values')
  await ask()
  const few = await program.statements(ask)
  for (const hr of [34, 35, 36]) {
    const other = await program.dossier(own)
    await program.assign(other, nurse)
    await measure(nurse, other, { hr })
  }
  expect(await program.statements(ask)).toBe(few)
  expect(await listOf(director)).toHaveLength(4)
})
