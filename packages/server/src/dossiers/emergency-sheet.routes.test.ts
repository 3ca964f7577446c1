import type { EmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let dossier: string
let nurse: Caller
const base = () => `/api/dossiers/${dossier}`

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const sheetFor = async (person: Caller): Promise<EmergencySheet> =>
  (await person.call('GET', `${base()}/emergency_sheet`)).json()

const write = async (path: string, body: object) => {
  const answer = await nurse.call('POST', `${base()}/${path}`, body)
  expect([200, 201], answer.body).toContain(answer.statusCode)
  return answer.json()
}

const beginAnamnesis = async (answers: Record<string, object>): Promise<void> => {
  const { _id } = await write('anamnesis/create_anamnesis', {})
  for (const [section, said] of Object.entries(answers))
    await nurse.call('PUT', `${base()}/anamnesis/${_id}/${section}`, { version: 0, answers: said })
}

it('says of a client of whom nobody wrote anything that nothing is known, not that there is nothing', async () => {
  expect(await sheetFor(nurse)).toMatchObject({
    allergies: { notes: [], none_on: null },
    sections: [],
    drugs: [],
    contact_persons: [],
    contacts: { primary_doctor: [], insurance: [] },
    coverages: [],
    sanitary_data: { avsNumber: null, without_avs: false },
  })
})

it('holds what stands today: drugs in use, coverages that hold, persons who have not ended', async () => {
  const drug = { modality: 'OS', morning: 1 }
  await write('drugs/create_drug', { ...drug, name: 'Eliquis 5', start_date: '2026-11-01' })
  await write('drugs/create_drug', {
    ...drug,
    name: 'Torem 10',
    start_date: '2026-01-01',
    end_date: '2026-02-01',
  })
  await write('contact_persons', {
    name: 'Carla Bernasconi',
    relation: 'daughter',
    phone: '+41 91 911 11 11',
    scope: 'clinical',
    in_emergency: true,
  })
  const administration = await program.person(business, ['AMM', 'DS'])
  const insurer = { insurer: 'Cassa del Sole' }
  for (const period of [{ from: '2020-01-01', until: '2020-12-31' }, { from: '2026-01-01' }])
    await administration.call('POST', `${base()}/coverages`, { law: 'kvg', ...insurer, ...period })
  const sheet = await sheetFor(nurse)
  expect(sheet.drugs!.map(({ name }) => name)).toEqual(['Eliquis 5'])
  expect(sheet.contact_persons).toMatchObject([{ name: 'Carla Bernasconi', phone: '+41919111111' }])
  expect(sheet.coverages).toMatchObject([{ insurer: 'Cassa del Sole', from: '2026-01-01' }])
})

it('takes each section from the newest anamnesis in which anybody saved it', async () => {
  await beginAnamnesis({
    health_state: { pacemaker: 'yes', allergies: 'yes', allergies_note: 'Lattice' },
    respiration: { oxygen: { is_active: true, flow_rate: 2 } },
    social_situation: {},
  })
  await beginAnamnesis({ respiration: { oxygen: { is_active: false } } })
  const { sections, allergies } = await sheetFor(nurse)
  const answers = Object.fromEntries(sections!.map(({ section, answers: said }) => [section, said]))
  expect(answers).toMatchObject({
    health_state: { pacemaker: 'yes' },
    respiration: { oxygen: { is_active: false } },
  })
  expect(allergies).toEqual({ notes: [{ source: 'allergies', text: 'Lattice' }], none_on: null })
})

it('is for each as far as she may know the client', async () => {
  const planner = await program.person(business, ['PIA'])
  expect(await sheetFor(planner)).toMatchObject({
    allergies: null,
    sections: null,
    drugs: null,
    contact_persons: [{ name: 'Carla Bernasconi' }],
  })
  const stranger = await program.person(await program.business(), ['DS'])
  expect((await stranger.call('GET', `${base()}/emergency_sheet`)).statusCode).toBe(404)
})

it('leaves a row in the audit log when it is read, and when it goes on paper', async () => {
  expect((await nurse.call('POST', `${base()}/emergency_sheet/print`)).statusCode).toBe(200)
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx<{ action: string }[]>`
      select action from audit
      where actor_id = ${nurse._id} and dossier_id = ${dossier} and entity_type = 'emergency_sheet'`,
  )
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['read', 'print']))
})
