import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let sender: Caller
let colleague: Caller
let stranger: Caller
let planner: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  sender = await program.person(business, ['INF'])
  colleague = await program.person(business, ['INF'], { last_name: 'Collega' })
  stranger = await program.person(business, ['INF'], { last_name: 'Lontana' })
  planner = await program.person(business, ['PIA'], { last_name: 'Pianifica' })
  dossier = await program.dossier(business)
  for (const person of [sender, colleague, planner]) await program.assign(dossier, person)
})
afterAll(() => program.close())

test('a reading and a note name their colleague as they are written, and a correction keeps her', async () => {
  const base = `/api/dossiers/${dossier}`
  const post = (path: string, body: object) => sender.call('POST', `${base}/${path}`, body)
  const named = async (id: string) => {
    const { items } = (await colleague.call('GET', '/api/handover?limit=50')).json()
    return items.find((item: { populatedData: { _id: string } }) => item.populatedData._id === id)?.named
  }
  const whom = { handover: true, handover_to: colleague._id }
  const anna = { _id: colleague._id, name: 'Anna Collega', role: 'nurse_diploma', avatar: null }

  const reading = (await post('clinical_parameters/create', { hr: 72, ...whom })).json()
  expect(reading).not.toHaveProperty('handover_to')
  expect(await named(reading._id)).toEqual(anna)
  const correct = (body: object) => sender.call('PATCH', `${base}/clinical_parameters/${reading._id}`, body)
  await correct({ version: 1, hr: 74 })
  expect(await named(reading._id)).toEqual(anna)
  await correct({ version: 2, hr: 75, handover: true, handover_to: null })
  expect(await named(reading._id)).toBeNull()
  await correct({ version: 3, ...whom })
  expect(await named(reading._id)).toEqual(anna)
  await correct({ version: 4, handover: false })
  await correct({ version: 5, handover: true })
  expect(await named(reading._id)).toBeNull()

  const focus = (await post('focuses/create_focus', { focus: 'Insonnia', data: 'Si sveglia alle 3' })).json()
  const write = { _id: newId(), action: 'Tisana', ...whom }
  const add = () => post(`focuses/${focus._id}/add_events`, write)
  expect((await add()).statusCode).toBe(201)
  expect((await add()).statusCode).toBe(200)
  expect(await named(write._id)).toEqual(anna)
  const other = { _id: newId(), action: 'Passeggiata', handover: true }
  expect((await post(`focuses/${focus._id}/add_events`, other)).statusCode).toBe(201)
  expect(await named(other._id)).toBeNull()
})

test('a correction by the colleague who was named is for nobody in particular', async () => {
  const base = `/api/dossiers/${dossier}/clinical_parameters`
  const whom = { handover: true, handover_to: colleague._id }
  const { _id } = (await sender.call('POST', `${base}/create`, { hr: 61, ...whom })).json()
  const corrected = await colleague.call('PATCH', `${base}/${_id}`, {
    version: 1,
    hr: 62,
    reason: 'Ricontato',
  })
  expect(corrected.statusCode).toBe(200)
  const { items } = (await sender.call('GET', '/api/handover?limit=50')).json()
  const line = items.find((item: { entityId: string }) => item.entityId === _id)
  expect(line).toMatchObject({ named: null, action: 'corrected' })
})

test.each([
  ['what is not handed over', () => ({ handover_to: colleague._id }), 'only_when_handed'],
  ['what is taken back', () => ({ handover: false, handover_to: colleague._id }), 'only_when_handed'],
  ['herself', () => ({ handover: true, handover_to: sender._id }), 'not_a_reader'],
  ['one who is not of the team', () => ({ handover: true, handover_to: stranger._id }), 'not_a_reader'],
  ['nobody there is', () => ({ handover: true, handover_to: newId() }), 'not_a_reader'],
  ['one who may not read it', () => ({ handover: true, handover_to: planner._id }), 'not_a_reader'],
])(
  'a write that names %s is refused at the field, and nothing of it is stored',
  async (_whom, body, code) => {
    const path = `/api/dossiers/${dossier}/clinical_parameters/create`
    const _id = newId()
    const answer = await sender.call('POST', path, { _id, hr: 80, ...body() })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'handover_to', code }] })
    expect((await sender.call('POST', path, { _id, hr: 80, handover_to: null })).statusCode).toBe(201)
  },
)
