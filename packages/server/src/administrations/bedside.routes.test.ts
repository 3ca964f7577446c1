import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business, { last_name: 'Bernasconi' })
  await program.assign(dossier, nurse)
  const of = `/api/dossiers/${dossier}`
  const drug = { modality: 'OS', morning: 1, start_date: '2026-11-01' }
  const write = (body: object) => nurse.call('POST', `${of}/drugs/create_drug`, { ...drug, ...body })
  await write({ name: 'Bisoprololo 2.5 mg', comments: 'Non dare se polso sotto 50' })
  await write({ name: 'Clamoxyl 750' })
  await write({ name: 'Novalgin', reserve: true, indication: 'Se dolore' })
  await write({ name: 'Lisinopril 10 mg' })
  await nurse.call('POST', `${of}/warnings`, { kind: 'allergy', text: 'Allergia alla penicillina' })
  const measure = (body: object) => nurse.call('POST', `${of}/clinical_parameters/create`, body)
  await measure({ measured_at: '2026-11-19T07:00:00.000Z', hr: 72, bp: '80-120' })
  await measure({ measured_at: '2026-11-20T07:00:00.000Z', hr: 46 })
})
afterAll(() => program.close())

const read = (who = nurse) => who.call('GET', `/api/dossiers/${dossier}/administrations/bedside`)

it('says who is given the doses, her allergies, and of each drug what its order says', async () => {
  const { client, birthday, allergies, drugs } = (await read()).json()
  expect(client).toMatchObject({ _id: dossier, name: 'Luca Bernasconi' })
  expect(birthday).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(allergies).toEqual({
    notes: [{ source: 'warning', text: 'Allergia alla penicillina' }],
    none_on: null,
  })
  const [beta, amoxicillin, ace, novalgin] = drugs
  expect(beta).toMatchObject({
    comments: 'Non dare se polso sotto 50',
    matches: [],
    value: { field: 'hr', value: 46, second: null, measured_at: '2026-11-20T07:00:00.000Z' },
  })
  expect(amoxicillin).toMatchObject({ matches: [{ because: { it: 'penicilline' } }], value: null })
  expect(ace.value).toMatchObject({ field: 'bp_max', value: 120, second: 80 })
  expect(novalgin).toMatchObject({ indication: 'Se dolore', matches: [], value: null })
})

it('keeps back what the reader may not read', async () => {
  const withheld = ['anamnesis.read', 'anamnesis.write', 'parameters.read', 'parameters.write']
  const narrowed = await program.person(business, ['INF'], { withheld })
  await program.assign(dossier, narrowed)
  const { allergies, drugs } = (await read(narrowed)).json()
  expect(allergies).toBeNull()
  expect(drugs.map(({ matches, value }: { matches: object[]; value: null }) => [matches, value])).toEqual(
    Array.from({ length: 4 }, () => [[], null]),
  )
  const stranger = await program.person(business, ['INF'])
  expect((await read(stranger)).statusCode).toBe(404)
})

it('comes with each visit of a round, in as many statements for one client as for three', async () => {
  const visit = async (client: string, start_time: string, end_time: string) => {
    const task = { title: 'Terapia', type: 'client', client, date: '2026-11-20', start_time, end_time }
    await nurse.call('POST', '/api/tasks/create_task', { ...task, operators: [nurse._id] })
  }
  const round = () => nurse.call('GET', '/api/rounds?date=2026-11-20')
  await visit(dossier, '07:00', '07:20')
  const [{ bedside }] = (await round()).json()
  expect(bedside).toEqual((await read()).json())
  const forOne = await program.statements(round)
  for (const [from, until] of [
    ['07:30', '07:50'],
    ['08:00', '08:20'],
  ] as const) {
    const client = await program.dossier(business)
    await program.assign(client, nurse)
    const drug = { name: 'Bisoprololo', modality: 'OS', morning: 1, start_date: '2026-11-01' }
    await nurse.call('POST', `/api/dossiers/${client}/drugs/create_drug`, drug)
    await visit(client, from, until)
  }
  const forThree = await program.statements(round)
  expect((await round()).json()).toHaveLength(3)
  // Each dossier that was read leaves a row of its own in the audit log, in one statement.
  expect(forThree).toBe(forOne)
})
