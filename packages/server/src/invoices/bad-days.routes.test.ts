import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['DS', 'AMM'])
  office = await program.person(business, ['AMM'])
  await readyHouse(office)
})
afterAll(() => program.close())

async function client(from: string, until: string): Promise<string> {
  const dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await nurse.call('PATCH', `/api/dossiers/${dossier}/sanitary_data`, { version: 1, without_avs: true })
  await readyToBill(nurse, dossier, { insurer: `Cassa ${newId()}`, from, until })
  return dossier
}

async function careFor(dossier: string, date: string, more: object = {}): Promise<void> {
  const usual = {
    status: 'completed',
    title: 'Medicazione',
    start_time: '08:00',
    end_time: '08:45',
    client: dossier,
    date,
  }
  const task = await nurse.call('POST', '/api/tasks/create_task', {
    ...usual,
    operators: [],
    confirm_overlap: { reason: 'serve alla prova' },
    ...more,
  })
  expect(task.statusCode, task.body).toBe(201)
  const performances = [{ service_details: { code: '5002.340' }, duration: 27 }]
  const added = await nurse.call('POST', `/api/tasks/${task.json()._id}/add_performances`, { performances })
  expect(added.statusCode, added.body).toBe(201)
}

const issue = (month: string, dossierIds: string[], who = office, more: object = {}) =>
  who.call('POST', '/api/invoices/issue', { month, dossierIds, ...more })

type Issued = { dossierId: string; invoices: InvoiceCard[] }

it('two people who start the same run of several clients at once double nothing and leave out no number', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => client('2026-10-01', '2026-12-31')))
  for (const dossier of clients) await careFor(dossier, '2026-10-05')
  const answers = await Promise.all([
    issue('2026-10', clients),
    issue('2026-10', clients.toReversed(), nurse),
    issue('2026-10', clients.slice(2)),
    issue('2026-10', clients.slice(0, 4).toReversed(), nurse),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const { items, total } = (await office.call('GET', '/api/invoices?month=2026-10&limit=100')).json()
  expect(total).toBe(6)
  const places = items.map(({ number }: InvoiceCard) => Number(number.split('-')[1]))
  expect(places.toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  for (const answer of answers)
    for (const { dossierId, invoices } of answer.json<Issued[]>())
      expect(invoices.map(({ _id }) => _id)).toEqual(
        items.filter((one: InvoiceCard) => one.dossierId === dossierId).map(({ _id }: InvoiceCard) => _id),
      )
})

it.each([
  ['of 23 hours', '2026-03-29', '01:45', '03:15'],
  ['of 25 hours', '2026-10-25', '01:45', '02:45'],
])('a visit in the night of a day %s is billed by what was done, on that day', async (_, date, from, to) => {
  const dossier = await client('2026-03-01', '2026-12-31')
  await careFor(dossier, date, { start_time: from, end_time: to })
  const [{ invoices }] = (await issue(date.slice(0, 7), [dossier])).json() as [Issued]
  const whole: Invoice = (
    await office.call('GET', `/api/dossiers/${dossier}/invoices/${invoices[0]!._id}`)
  ).json()
  expect(whole.content?.lines).toMatchObject([{ date, minutes: 25, real_minutes: 27, amount: 26.25 }])
})

it('a tariff that starts tomorrow bills nothing of today', async () => {
  const dossier = await client('2026-11-01', '2026-12-31')
  const path = `/api/businesses/${business}/settings`
  const { version } = (await office.call('GET', path)).json()
  const tomorrow = {
    law: 'kvg',
    letter: 'B',
    care_kind: 'ordinary',
    canton: 'TI',
    contract: null,
    tariff_type: '532',
    code: 'B.02',
    hourly_rate: 6600,
    from: '2026-11-19',
  }
  const changed = await office.call('PATCH', path, { version, tariffs: [tomorrow] })
  expect(changed.statusCode, changed.body).toBe(200)
  await careFor(dossier, '2026-11-18')
  await careFor(dossier, '2026-11-19')
  // The month is not over: whoever issues it has looked at that.
  const [{ invoices }] = (await issue('2026-11', [dossier], office, { doubtful: true })).json() as [Issued]
  const whole: Invoice = (
    await office.call('GET', `/api/dossiers/${dossier}/invoices/${invoices[0]!._id}`)
  ).json()
  expect(whole.content?.lines.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-11-18', 26.25],
    ['2026-11-19', 27.5],
  ])
})

it('a run asks the database as often for one client as for several, and for a visit as for many', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => client('2026-09-01', '2026-12-31')))
  for (const dossier of clients) await careFor(dossier, '2026-09-05')
  for (const day of ['06', '07', '08']) await careFor(clients[1]!, `2026-09-${day}`)
  const [first, ...others] = clients
  const one = await program.statements(() => issue('2026-09', [first!]))
  expect(await program.statements(() => issue('2026-09', others))).toBe(one)
})
