import type { Id } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BillingHouse, billingHouse, caredFor } from '../testing/issued-invoice.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let house: BillingHouse

beforeAll(async () => {
  program = await testProgram()
  house = await billingHouse(program)
})
afterAll(() => program.close())

const listed = async (page: number) => {
  const answer = await house.office.call('GET', `/api/invoices/control?month=2026-10&limit=2&page=${page}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** A client whose visit is billed with more minutes than it had, and had one more: nothing is left to bill. */
async function billedInFull(last_name: string): Promise<Id> {
  const { office, nurse } = house
  const dossier = await caredFor(house, { last_name, minutes: 23 })
  await orderBeside(dossier, '5002.050')
  const issued = await office.call('POST', `/api/dossiers/${dossier}/invoices/create_invoice`, {
    month: '2026-10',
  })
  expect(issued.statusCode, issued.body).toBe(200)
  const [{ _id }] = issued.json()
  const { content } = (await office.call('GET', `/api/dossiers/${dossier}/invoices/${_id}`)).json()
  const { taskId } = content.lines[0].visits[0]
  const performances = [{ service_details: { code: '5002.050' }, duration: 1 }]
  const more = await nurse.call('POST', `/api/tasks/${taskId}/add_performances`, { performances })
  expect(more.statusCode, more.body).toBe(201)
  return dossier
}

/** Orders one more service of a client by the order that she has. */
async function orderBeside(dossier: Id, code: string): Promise<void> {
  const { nurse } = house
  const [order] = (await nurse.call('GET', `/api/dossiers/${dossier}/prescriptions/all_prescriptions`)).json()
  const [{ serviceId, duration, frequency, period }] = order.services
  const [other] = (await nurse.call('GET', `/api/services?search=${code}`)).json().items
  const services = [serviceId, other._id].map(each => ({ serviceId: each, duration, frequency, period }))
  const change = { version: order.version, services, reason: 'Serve anche questa' }
  const answer = await nurse.call('PATCH', `/api/dossiers/${dossier}/prescriptions/${order._id}`, change)
  expect(answer.statusCode, answer.body).toBe(200)
}

it('has pages that are full but for the last, without who has nothing to say between them', async () => {
  const silent = [await billedInFull('Alberti'), await billedInFull('Bianchi')]
  const told: Id[] = []
  for (const last_name of ['Ambrosini', 'Casanova', 'Delcò']) told.push(await caredFor(house, { last_name }))
  const [first, second] = [await listed(1), await listed(2)]
  const ids = [first, second].map(({ items }) => items.map(({ dossierId }: { dossierId: Id }) => dossierId))
  expect(ids).toEqual([told.slice(0, 2), told.slice(2)])
  expect([first, second]).toMatchObject([
    { total: 3, more: true },
    { total: 3, more: false },
  ])
  expect(ids.flat()).not.toEqual(expect.arrayContaining(silent))
  const counted = (await house.office.call('GET', '/api/invoices/controlled?month=2026-10')).json()
  expect(counted.blocked + counted.doubtful + counted.in_order).toBe(3)
})

it('asks the database as often for many who have nothing to say as for one', async () => {
  const count = await program.statements(() => listed(1))
  await billedInFull('Alberti')
  expect(await program.statements(() => listed(1))).toBe(count)
})
