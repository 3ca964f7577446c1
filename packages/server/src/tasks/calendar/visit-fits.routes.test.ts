import type { getExceededOrders } from '@vicino/domain/prescriptions/exceeded-orders.contract.ts'
import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { VisitFit } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planVisit } from '../../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const dressing = '5002.340'
const wash = '5003.040'

let program: TestProgram
let business: string
let director: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
})
afterAll(() => program.close())

beforeEach(async () => {
  director = await program.person(business, ['DS'])
  dossier = await program.dossier(business)
})

async function idOf(code: string): Promise<string> {
  return (await director.call('GET', `/api/services?search=${code}`)).json().items[0]._id
}

const plan = (date: string, duration: number, codes = [dressing], more: object = {}): Promise<string> =>
  planVisit(
    program,
    director,
    { date, start_time: '08:00', end_time: '09:00', client: dossier, operators: [director._id], ...more },
    Object.fromEntries(codes.map(code => [code, duration])),
  )

/** A month in which a dressing of half an hour a week is prescribed: 150 minutes of letter B in 30 days is 128.6. */
async function prescribe(
  start = '2026-11-01',
  end = '2026-11-30',
  code = dressing,
  more: object = {},
): Promise<string> {
  const services = [{ serviceId: await idOf(code), duration: 30, frequency: 1, period: 7 }]
  const answer = await director.call('POST', `/api/dossiers/${dossier}/prescriptions/add_prescription`, {
    prescription: { userId: director._id, start, end, status: 'open', services, ...more },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()._id
}

const ask = (query = 'startDate=2026-11-16&endDate=2026-12-13', who = director) =>
  who.call('GET', `/api/tasks/prescription_fits?${query}&dossierId=${dossier}`)
const fits = async (query?: string): Promise<VisitFit[]> => {
  const answer = await ask(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

it('names the visits without a prescription, with a service that none names, and none of those that fit', async () => {
  await prescribe()
  await plan('2026-11-23', 30)
  const washed = await plan('2026-11-24', 30, [dressing, wash])
  const after = await plan('2026-12-01', 30)
  const nothing = { none: false, unprescribed: [], exceeded: [], endsOn: null }
  expect(await fits()).toEqual([
    { ...nothing, taskId: washed, unprescribed: ['Igiene parziale'] },
    { ...nothing, taskId: after, none: true },
  ])
})

it('names what is beyond the minutes of the period, whenever they are planned', async () => {
  await prescribe()
  await plan('2026-11-02', 100)
  const visit = await plan('2026-11-23', 60)
  expect(await fits()).toEqual([
    {
      taskId: visit,
      none: false,
      unprescribed: [],
      exceeded: [{ letter: 'B', minutes: 31, until: '2026-11-30' }],
      endsOn: null,
    },
  ])
})

const hospital = { transitional: true, doctor: 'Dr. Prova', ordered_on: '2026-11-08' }

it('holds a visit against each prescription of its day, and counts a minute under one of them', async () => {
  await prescribe('2026-09-04', '2026-12-04', dressing)
  await prescribe('2026-09-05', '2026-12-04', wash)
  await prescribe('2026-11-09', '2026-11-22', dressing, hospital)
  await plan('2026-11-12', 90, [dressing, wash])
  const beyond = await plan('2026-11-20', 20, [dressing])
  const later = await plan('2026-11-27', 30)
  const of = async (date: string) => {
    const path = `/api/dossiers/${dossier}/prescriptions/balance?date=${date}`
    const balances = (await director.call('GET', path)).json()
    return balances.map(({ codes, letters }: PrescriptionBalance) => [codes, letters.map(one => one.planned)])
  }
  expect(await of('2026-11-20')).toEqual([
    [[dressing], [110]],
    [[wash], [90]],
    [[dressing], [30]],
  ])
  const said = await fits('startDate=2026-11-09&endDate=2026-12-13')
  expect(said.map(({ taskId }) => taskId)).toContain(beyond)
  expect(said.map(({ taskId }) => taskId)).not.toContain(later)
  for (const { none, unprescribed, exceeded } of said) {
    expect([none, unprescribed]).toEqual([false, []])
    expect(exceeded).toEqual([{ letter: 'B', minutes: 50, until: '2026-11-22' }])
  }
})

it('goes by the period: what was closed after its days was prescribed in them', async () => {
  const _id = await prescribe('2026-11-01', '2026-11-18')
  const visit = await plan('2026-11-17', 30)
  const path = `/api/dossiers/${dossier}/prescriptions/${_id}`
  const closed = await director.call('PATCH', path, { version: 1, status: 'closed' })
  expect(closed.statusCode, closed.body).toBe(200)
  expect((await fits()).map(({ taskId }) => taskId)).not.toContain(visit)
})

it('says nothing of a visit that was not done, nor of one without services', async () => {
  const gone = await plan('2026-11-19', 30)
  const { version } = (await director.call('GET', `/api/tasks/${gone}`)).json()
  const body = { version, status: 'not_done', not_done: { reason: 'absent' } }
  expect((await director.call('PATCH', `/api/tasks/${gone}`, body)).statusCode).toBe(200)
  await plan('2026-11-24', 30, [])
  expect(await fits('startDate=2026-11-19&endDate=2026-11-30')).toEqual([])
})

it('says nothing of the end of an order that goes on in another until the series ends', async () => {
  await prescribe()
  const repeat = { rule: 'FREQ=WEEKLY', until: '2026-12-14' }
  await plan('2026-11-23', 30, [dressing], { repeat })
  const [{ endsOn }] = (await fits('startDate=2026-11-23&endDate=2026-11-29')) as [VisitFit]
  expect(endsOn).toBe('2026-11-30')
  await prescribe('2026-12-01', '2026-12-10')
  const [said] = (await fits('startDate=2026-11-23&endDate=2026-11-29')) as [VisitFit]
  expect(said.endsOn).toBe('2026-12-10')
  await prescribe('2026-12-11', '2027-02-10')
  expect(await fits('startDate=2026-11-23&endDate=2026-11-29')).toEqual([])
})

it('is for who may know prescriptions, within one house, and refuses a range without an end', async () => {
  await plan('2026-11-24', 30)
  const assistant = await program.person(business, ['AUS'])
  expect((await ask(undefined, assistant)).statusCode).toBe(403)
  const elsewhere = await program.person(await program.business(), ['DS'])
  expect((await ask(undefined, elsewhere)).statusCode).toBe(404)
  expect((await ask('startDate=2026-11-24')).statusCode).toBe(422)
  expect((await ask('startDate=2026-11-24&endDate=2026-11-23')).statusCode).toBe(422)
})

const unordered = async (query: string, who = director) =>
  (await who.call('GET', `/api/tasks/unordered_days?${query}`)).json()

it('says of each day of all clients which visits are not prescribed, the first as the month shows them', async () => {
  const range = 'startDate=2026-03-01&endDate=2026-03-31'
  await prescribe('2026-03-01', '2026-03-10')
  await plan('2026-03-09', 30)
  const washed = await plan('2026-03-10', 30, [dressing, wash])
  const gone = await plan('2026-03-11', 30)
  const { version } = (await director.call('GET', `/api/tasks/${gone}`)).json()
  const body = { version, status: 'not_done', not_done: { reason: 'absent' } }
  expect((await director.call('PATCH', `/api/tasks/${gone}`, body)).statusCode).toBe(200)
  await plan('2026-03-11', 30, [])
  const later = []
  for (const start_time of ['12:00', '09:00', '11:00', '10:00', '08:00'])
    later.push(await plan('2026-03-12', 30, [dressing], { start_time, end_time: '13:00' }))
  expect(await unordered(range)).toEqual([
    { date: '2026-03-10', count: 1, first: [washed] },
    { date: '2026-03-12', count: 5, first: [later[4], later[1], later[3], later[2]] },
  ])
  expect(await unordered(`${range}&type=reminder`)).toEqual([])
  const nurse = await program.person(business, ['INF'])
  expect(await unordered(range, nurse), 'of her own visits a nurse').toEqual([])
})

const exceeded = async (query = 'startDate=2026-11-01&endDate=2026-12-13', who = director) => {
  const answer = await who.call('GET', `/api/tasks/exceeded_orders?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { count, first }: AnswerOf<typeof getExceededOrders> = answer.json()
  return { count, first: first.filter(order => order.dossierId === dossier) }
}

it('lists of all clients the orders that are exceeded, whoever of them has visits then, the furthest first', async () => {
  const _id = await prescribe()
  await plan('2026-11-02', 100)
  expect((await exceeded()).first).toEqual([])
  await plan('2026-11-23', 60, [dressing, wash])
  const [order] = (await exceeded()).first
  expect(order).toMatchObject({ prescriptionId: _id, client: { _id: dossier }, end: '2026-11-30' })
  // What it does not name at all is not ordered, and exceeds nothing.
  expect(order!.letters).toMatchObject([{ letter: 'B', done: 0, planned: 160 }])
  expect(order!.letters[0]!.left).toBeCloseTo(-31.4, 1)
  expect((await exceeded('startDate=2026-11-24&endDate=2026-11-30')).first, 'no visit then').toEqual([])
  const { count, first } = await exceeded()
  const furthest = first.map(({ letters }) => letters.reduce((sum, { left }) => sum + left, 0))
  expect([count, furthest]).toEqual([expect.any(Number), furthest.toSorted((one, other) => one - other)])
})

it('tells of no order of whom the reader may not know it', async () => {
  await prescribe()
  await plan('2026-11-23', 200)
  expect((await exceeded()).first).toHaveLength(1)
  const stranger = await program.person(await program.business(), ['DS'])
  expect(await exceeded(undefined, stranger)).toEqual({ count: 0, first: [] })
})

it('asks one statement for the month of any number of clients', async () => {
  const query = 'startDate=2026-04-01&endDate=2026-04-30'
  await plan('2026-04-09', 30)
  const one = await program.statements(() => unordered(query))
  for (let times = 0; times < 3; times += 1) {
    dossier = await program.dossier(business)
    await prescribe('2026-04-01', '2026-04-30', wash)
    await plan('2026-04-10', 30)
  }
  expect(await program.statements(() => unordered(query))).toBe(one)
  expect(await unordered(query)).toMatchObject([{ count: 1 }, { count: 3 }])
})

it('costs as many statements for many clients as for one', async () => {
  await prescribe()
  await plan('2026-11-24', 30)
  const query = '/api/tasks/prescription_fits?startDate=2026-11-24&endDate=2026-11-30'
  const one = await program.statements(() => director.call('GET', query))
  for (let times = 0; times < 3; times += 1) {
    dossier = await program.dossier(business)
    await prescribe()
    await plan('2026-11-25', 30)
  }
  expect(await program.statements(() => director.call('GET', query))).toBe(one)
})
