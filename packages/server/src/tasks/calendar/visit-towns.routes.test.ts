import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

async function clientOf(city: string): Promise<string> {
  const dossier = await program.dossier(business)
  const address = { full_address: city, street: '', city, zip: '', country: 'CH', coordinates: null }
  await asTenant(
    program.database.app,
    { business },
    tx => tx`update dossier set address = ${tx.json(address)} where _id = ${dossier}`,
  )
  return dossier
}

async function visit(client: string, date: string, operators: string[] = []): Promise<void> {
  const body = { title: 'Visita', date, start_time: '08:00', end_time: '09:00', client, operators }
  const answer = await planner.call('POST', '/api/tasks/create_task', body)
  expect(answer.statusCode, answer.body).toBe(201)
}

const ask = (from: string, to: string, who = planner) =>
  who.call('GET', `/api/tasks/towns?startDate=${from}&endDate=${to}`)
const towns = async (from: string, to: string, who = planner): Promise<string[]> => {
  const answer = await ask(from, to, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().map(({ city }: { city: string }) => city)
}

it('tells each town once, of the clients visited in the range, where one is written', async () => {
  const [here, there, unknown] = [await clientOf('Bellinzona'), await clientOf('Lugano'), await clientOf('')]
  for (const [client, date] of [
    [here, '2026-12-01'],
    [here, '2026-12-02'],
    [unknown, '2026-12-01'],
    [there, '2026-12-03'],
  ] as const)
    await visit(client, date)
  expect(await towns('2026-12-01', '2026-12-02')).toEqual(['Bellinzona'])
  expect((await towns('2026-12-01', '2026-12-03')).toSorted()).toEqual(['Bellinzona', 'Lugano'])
  const bellinzona = { dossierId: here, city: 'Bellinzona', place: { east: 7218, north: 1169 } }
  expect((await ask('2026-12-01', '2026-12-02')).json()).toEqual([bellinzona])
})

it('tells a nurse of her own visits, and nobody of another house or without the personal data', async () => {
  const nurse = await program.person(business, ['INF'])
  const [hers, another] = [await clientOf('Losone'), await clientOf('Ascona')]
  await program.assign(hers, nurse)
  await visit(hers, '2026-12-10', [nurse._id])
  await visit(another, '2026-12-10')
  expect(await towns('2026-12-10', '2026-12-10', nurse)).toEqual(['Losone'])
  const elsewhere = await program.person(await program.business(), ['PIA'])
  expect(await towns('2026-12-10', '2026-12-10', elsewhere)).toEqual([])
  const withheld = await program.person(business, ['PIA'], { withheld: ['personal.read'] })
  expect((await ask('2026-12-10', '2026-12-10', withheld)).statusCode).toBe(403)
})

it('refuses a range that runs backwards or has no end', async () => {
  expect((await ask('2026-12-02', '2026-12-01')).statusCode).toBe(422)
  expect((await planner.call('GET', '/api/tasks/towns?startDate=2026-12-01')).statusCode).toBe(422)
})

it('asks one statement for any number of clients', async () => {
  await visit(await clientOf('Biasca'), '2027-01-11')
  const one = await program.statements(() => ask('2027-01-11', '2027-01-12'))
  for (const city of ['Airolo', 'Faido', 'Zurigo']) await visit(await clientOf(city), '2027-01-12')
  expect(await program.statements(() => ask('2027-01-11', '2027-01-12'))).toBe(one)
  const { length, 3: last } = (await ask('2027-01-11', '2027-01-12')).json()
  expect([length, last]).toEqual([4, { ...last, city: 'Zurigo', place: null }])
})
