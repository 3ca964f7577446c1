import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

type Steps = { steps: { step: string; done: boolean }[] }
const read = async (person: Caller) => (await person.call('GET', '/api/setup')).json()
const doneOf = ({ steps }: Steps) => steps.filter(({ done }) => done).map(({ step }) => step)
const congratulated = async (person: Caller, of: 'person' | 'business') =>
  (await person.call('POST', '/api/setup/celebrate', { of })).json()

it('is counted from what the person wrote of herself, and congratulates once', async () => {
  const nurse = await program.person(await program.business(), ['INF'])
  expect((await read(nurse)).person).toEqual({
    steps: ['contacts', 'personal_info', 'languages', 'secured'].map(step => ({ step, done: false })),
    done: 0,
    total: 4,
    celebrated: false,
  })
  const profile = { phone: '+41791234567', birthday: '1990-04-01', languages: ['it', 'de'] }
  const saved = await nurse.call('PATCH', '/api/users/me', { version: 1, ...profile })
  expect(doneOf((await read(nurse)).person)).toEqual(['contacts', 'languages'])
  await nurse.call('PATCH', '/api/users/me', { version: saved.json().version, gender: 'female' })
  expect(await congratulated(nurse, 'person')).toEqual({ now: false })
  await asTenant(program.database.app, { business: nurse.business, person: nurse._id }, async tx => {
    await tx`update auth."user" set "twoFactorEnabled" = true where id = ${nurse._id}`
  })
  expect((await read(nurse)).person).toMatchObject({ done: 4, celebrated: false })
  expect(await congratulated(nurse, 'person')).toEqual({ now: true })
  expect(await congratulated(nurse, 'person')).toEqual({ now: false })
  expect((await read(nurse)).person).toMatchObject({ done: 4, celebrated: true })
})

it('is counted from what the business has, each step told to who may do it', async () => {
  const business = await program.business()
  const owner = await program.person(business, ['PROP', 'DS'])
  const steps = ['business_data', 'collaborators', 'permissions', 'first_client', 'first_visit']
  expect((await read(owner)).business).toEqual({
    steps: steps.map(step => ({ step, done: false })),
    done: 0,
    total: 5,
    celebrated: false,
  })
  await program.person(business, ['INF'])
  expect(doneOf((await read(owner)).business)).toEqual(['collaborators'])
  // A second director from whom granting was withheld approves nothing.
  await program.person(business, ['DS'], { withheld: ['permissions.grant'] })
  expect(doneOf((await read(owner)).business)).toEqual(['collaborators'])
  await program.person(business, ['DS'])
  expect(doneOf((await read(owner)).business)).toEqual(['collaborators', 'permissions'])

  const client = { first_name: 'Maria', last_name: 'Bianchi', birthday: '1931-02-11', gender: 'female' }
  const dossier = (await owner.call('POST', '/api/dossiers/create_dossier', { client })).json()._id
  await owner.call('POST', '/api/tasks/create_task', {
    _id: newId(),
    title: 'Visita',
    date: '2026-11-21',
    start_time: '08:00',
    end_time: '09:00',
    type: 'client',
    client: dossier,
  })
  const address = { street: 'Via Nassa 1', zip: '6900', city: 'Lugano', country: 'CH' }
  await owner.call('PATCH', `/api/businesses/${business}/settings`, {
    version: 0,
    address,
    iban: 'CH9300762011623852957',
    rcc: [{ canton: 'TI', rcc_number: 'N123456', from: '2026-01-01' }],
  })
  expect(doneOf((await read(owner)).business)).toEqual(steps)
  expect(await congratulated(owner, 'business')).toEqual({ now: true })
  expect((await read(owner)).business).toMatchObject({ done: 5, celebrated: true })
  expect((await read(owner)).person).toMatchObject({ celebrated: false })
})

it.each<['business' | 'independent', Role, string[] | null]>([
  ['independent', 'IND', ['business_data', 'first_client', 'first_visit']],
  ['business', 'AMM', ['business_data', 'collaborators', 'first_client', 'first_visit']],
  ['business', 'DS', ['collaborators', 'permissions', 'first_client', 'first_visit']],
  ['business', 'INF', null],
  ['business', 'OSS', null],
  ['business', 'AUD', null],
])('of a house that is %s %s is told %j', async (kind, role, expected) => {
  const person = await program.person(await program.business(kind), [role])
  const { business } = await read(person)
  expect(business?.steps.map(({ step }: { step: string }) => step) ?? null).toEqual(expected)
  if (!expected) expect(await congratulated(person, 'business')).toEqual({ now: false })
})

it('is read at once, however much there is', async () => {
  const business = await program.business()
  const owner = await program.person(business, ['PROP', 'DS'])
  const alone = await program.statements(() => read(owner))
  for (const role of ['INF', 'OSS', 'DS'] as const) await program.person(business, [role])
  await program.dossier(business)
  expect(await program.statements(() => read(owner))).toBe(alone)
})

it('congratulates on nothing else', async () => {
  const nurse = await program.person(await program.business(), ['INF'])
  const answer = await nurse.call('POST', '/api/setup/celebrate', { of: 'dossier' })
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'of' }] })
})
