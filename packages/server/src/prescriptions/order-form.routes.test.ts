import type { OrderForm } from '@vicino/domain/prescriptions/order-form.contract.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller
let doctor: Caller
let dossier: string
let path: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['PROP', 'DS', 'AMM'])
  nurse = await program.person(business, ['INF'])
  doctor = await program.person(business, ['MED'])
  dossier = await program.dossier(business)
  for (const person of [director, nurse, doctor]) await program.assign(dossier, person)
  const services: Service[] = (await nurse.call('GET', '/api/services?limit=100')).json().items
  const lines = ['5002.340', '5003.040'].map(sought => {
    const { _id, duration, frequency, period } = services.find(({ code }) => code === sought)!
    return { serviceId: _id, duration, frequency, period }
  })
  const prescription = { userId: nurse._id, start: '2026-11-20', end: '2027-02-20', status: 'open' }
  const { _id } = (
    await nurse.call('POST', `/api/dossiers/${dossier}/prescriptions/add_prescription`, {
      prescription: { ...prescription, services: lines },
    })
  ).json()
  path = `/api/dossiers/${dossier}/prescriptions/${_id}/order_form`
})
afterAll(() => program.close())

const formFor = async (person: Caller): Promise<OrderForm> => {
  const answer = await person.call('GET', path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

it('names the services by their place in the ordinance, and of what nobody wrote says nothing', async () => {
  const form = await formFor(nurse)
  expect(form.prescription.services).toMatchObject([
    { opre_ref: 'b.10', ordered_by_doctor: true },
    { opre_ref: 'c.1', ordered_by_doctor: false },
  ])
  expect(form.provider).toMatchObject({ gln_number: null, rcc_number: null, address: null })
  expect(form.coverages).toEqual([])
})

it('names the nurse who wrote it, also after the doctor signed and somebody else closed it', async () => {
  const { prescription, nurse: first } = await formFor(nurse)
  const base = path.replace('/order_form', '')
  const signed = await doctor.call('POST', `${base}/sign`, { version: prescription.version })
  expect(signed.statusCode, signed.body).toBe(200)
  const closed = await director.call('PATCH', base, { version: signed.json().version, status: 'closed' })
  expect(closed.statusCode, closed.body).toBe(200)
  const form = await formFor(nurse)
  expect([first, form.nurse]).toEqual([prescription.author.name, prescription.author.name])
  expect(form.prescription.author._id).toBe(director._id)
})

it("carries the business by its number in the client's canton, and the coverage of the first day", async () => {
  const wrote = await director.call('PATCH', `/api/businesses/${business}/settings`, {
    version: 0,
    phone: '091 123 45 67',
    rcc: [
      { canton: 'TI', rcc_number: 'D123456', from: '2020-01-01' },
      { canton: 'GR', rcc_number: 'D654321', from: '2020-01-01' },
    ],
  })
  expect(wrote.statusCode, wrote.body).toBe(200)
  const { version } = (await nurse.call('GET', `/api/dossiers/${dossier}/personal_data`)).json()
  const moved = await nurse.call('PATCH', `/api/dossiers/${dossier}/personal_data`, {
    version,
    address: { street: 'Via al Sole', house_no: '3', zip: '6500', city: 'Bellinzona', canton: 'TI' },
  })
  expect(moved.statusCode, moved.body).toBe(200)
  for (const [from, until, insurer] of [
    ['2020-01-01', '2026-10-31', 'Cassa di prima'],
    ['2026-11-01', null, 'Cassa del Sole'],
  ])
    await director.call('POST', `/api/dossiers/${dossier}/coverages`, {
      law: 'kvg',
      from,
      until,
      insurer,
      helplessness: 'medium',
      helplessness_since: '2025-01-01',
    })
  const form = await formFor(nurse)
  expect(form.provider).toMatchObject({ phone: '+41911234567', rcc_number: 'D123456' })
  expect(form.insured).toMatchObject({ address: { full_address: 'Via al Sole 3, 6500 Bellinzona' } })
  expect(form.coverages).toMatchObject([{ insurer: 'Cassa del Sole', helplessness: 'medium' }])
})

it('of which a part is not for somebody leaves that part out', async () => {
  const { coverages, insured } = await formFor(doctor)
  const may = async (of: string) =>
    (await doctor.call('GET', `/api/dossiers/${dossier}/${of}`)).statusCode === 200
  expect(coverages !== null).toBe(await may('coverages'))
  expect(insured !== null).toBe(await may('personal_data'))
})

it('is missing where there is no such prescription, and notes that it goes on paper', async () => {
  const missing = path.replace(/prescriptions\/[^/]+/, `prescriptions/${newId()}`)
  expect((await nurse.call('GET', missing)).statusCode).toBe(404)
  expect((await nurse.call('POST', `${path}/print`)).statusCode).toBe(200)
  const printed = await asTenant(
    program.database.app,
    { business },
    tx => tx`select actor_id, entity_type from audit where action = 'print'`,
  )
  expect(printed).toMatchObject([{ actor_id: nurse._id, entity_type: 'prescription' }])
})

it('says what it tells the insurer: that care begins, is another, goes on or ends', async () => {
  const client = await program.dossier(business)
  await program.assign(client, nurse)
  const prescriptions = `/api/dossiers/${client}/prescriptions`
  const { prescription: given } = await formFor(nurse)
  const services = given.services
    .slice(0, 1)
    .map(({ serviceId, duration, frequency, period }) => ({ serviceId, duration, frequency, period }))
  const written = { userId: nurse._id, start: '2026-11-20', end: '2027-02-20', status: 'open', services }
  const add = async (more: object = {}): Promise<string> =>
    (
      await nurse.call('POST', `${prescriptions}/add_prescription`, { prescription: { ...written, ...more } })
    ).json()._id
  const change = async (id: string, body: object): Promise<void> => {
    const answer = await nurse.call('PATCH', `${prescriptions}/${id}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const kindOf = async (id: string): Promise<string> =>
    (await nurse.call('GET', `${prescriptions}/${id}/order_form`)).json().kind
  const first = await add({ indication: 'after_stay' })
  expect(await kindOf(first)).toBe('first')
  await change(first, { version: 1, end: '2027-03-20', reason: 'Il bisogno è cambiato' })
  expect(await kindOf(first)).toBe('change')
  await change(first, { version: 2, status: 'closed' })
  expect(await kindOf(first)).toBe('end')
  const next = await add({ start: '2027-03-21', end: '2027-06-21', renews: first })
  expect([await kindOf(next), await kindOf(first)]).toEqual(['renewal', 'change'])
  const { prescription } = (await nurse.call('GET', `${prescriptions}/${first}/order_form`)).json()
  expect(prescription.indication).toBe('after_stay')
})
