import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { OfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import type { OpenBalance, OpenItem, OpenSums } from '@vicino/domain/invoices/open-items.contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { camtFile, camtForm } from '../testing/camt-file.ts'
import { type BillingHouse, billingHouse, caredFor, issuedInvoice } from '../testing/issued-invoice.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let house: BillingHouse
const cards: InvoiceCard[] = []

beforeAll(async () => {
  program = await testProgram()
  house = await billingHouse(program)
  for (const [issuedOn, insurer] of [
    ['2026-08-01', 'Cassa Alba'],
    ['2026-09-01', 'Cassa Alba'],
    ['2026-10-01', 'Cassa Brezza'],
    ['2026-11-01', 'Cassa Brezza'],
    ['2026-11-02', 'Cassa Brezza'],
  ] as const) {
    program.setNow(`${issuedOn}T10:00:00.000Z`)
    cards.push(await issuedInvoice(house, { date: '2026-07-06', insurer }))
  }
  program.setNow('2026-11-20T09:00:00.000Z')
  await pay(cards[1]!, 10)
  await pay(cards[4]!, 30)
  await caredFor(house)
})
afterAll(() => program.close())

const pay = ({ dossierId, _id }: InvoiceCard, amount: number) =>
  house.office.call('POST', `/api/dossiers/${dossierId}/invoices/${_id}/add_event`, {
    kind: 'payment',
    date: '2026-11-19',
    amount,
    note: 'Versamento',
  })

type Answer = { sums: OpenSums; items: OpenItem[]; total: number }
const open = async (query = '', who = house.office): Promise<Answer> =>
  (await who.call('GET', `/api/invoices/open_items?limit=100${query}`)).json()

describe('what is open', () => {
  it('is listed by age over all months, the oldest first, with its sums', async () => {
    const { sums, items } = await open()
    expect(items.map(({ age, days, open: left }) => [age, days, left])).toEqual([
      ['over_90', 111, 26.25],
      ['to_90', 80, 16.25],
      ['to_60', 50, 26.25],
      ['to_30', 19, 26.25],
    ])
    expect(sums).toEqual({
      ages: [
        { age: 'to_30', count: 1, amount: 26.25 },
        { age: 'to_60', count: 1, amount: 26.25 },
        { age: 'to_90', count: 1, amount: 16.25 },
        { age: 'over_90', count: 1, amount: 26.25 },
      ],
      total: { count: 4, amount: 95 },
      credit: { count: 1, amount: 3.75 },
    })
  })

  it.each([
    ['2026-12-01', 'to_30'],
    ['2026-12-02', 'to_60'],
    ['2026-12-31', 'to_60'],
    ['2027-01-01', 'to_90'],
    ['2027-01-30', 'to_90'],
    ['2027-01-31', 'over_90'],
  ])('of what was issued on the first of November is on %s: %s', async (day, age) => {
    program.setNow(`${day}T09:00:00.000Z`)
    const { items } = await open()
    program.setNow('2026-11-20T09:00:00.000Z')
    expect(items.find(({ _id }) => _id === cards[3]!._id)?.age).toBe(age)
  })

  it('is narrowed to one age, or to what is owed back', async () => {
    expect((await open('&age=to_90')).items.map(({ _id }) => _id)).toEqual([cards[1]!._id])
    expect((await open('&age=credit')).items.map(({ open: left }) => left)).toEqual([-3.75])
    const refused = await house.office.call('GET', '/api/invoices/open_items?age=old')
    expect(refused.statusCode).toBe(422)
  })

  it('is summed by payer and by client, the largest sum first', async () => {
    const by = async (who: string): Promise<OpenBalance[]> =>
      (await house.office.call('GET', `/api/invoices/open_balances?by=${who}&limit=100`)).json().items
    expect(
      (await by('payer')).map(({ payer, open: of, overdue, oldest }) => [payer, of, overdue, oldest]),
    ).toEqual([
      ['Cassa Brezza', { count: 2, amount: 52.5 }, { count: 1, amount: 26.25 }, '2026-10-01'],
      ['Cassa Alba', { count: 2, amount: 42.5 }, { count: 2, amount: 42.5 }, '2026-08-01'],
    ])
    const clients = await by('client')
    expect(clients).toHaveLength(4)
    expect(clients.at(-1)).toMatchObject({ payer: null, client: { _id: cards[1]!.dossierId } })
  })

  it('tells the owner no payer, and nobody of another house anything', async () => {
    const owner = await program.person(house.business, ['PROP'])
    expect((await open('', owner)).items.every(({ payer }) => payer === null)).toBe(true)
    expect((await owner.call('GET', '/api/invoices/open_balances?by=payer')).statusCode).toBe(403)
    expect((await owner.call('GET', '/api/invoices/open_balances?by=client')).statusCode).toBe(200)
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await open('', stranger)).sums.total).toEqual({ count: 0, amount: 0 })
  })

  it('is read with the same number of statements, however much it is', async () => {
    const few = await program.statements(() => open('&age=to_90'))
    expect(await program.statements(() => open())).toBe(few)
  })
})

it('the office sees what waits', async () => {
  const entries = [{ amount: '12.00', payments: [{ amount: '12.00', payer: 'Qualcuno' }] }]
  await house.office.call('POST', '/api/payment_files', camtForm(camtFile({ entries })))
  const seen: OfficeBilling = (await house.office.call('GET', '/api/invoices/office')).json()
  expect(seen).toEqual({
    month: '2026-10',
    to_issue: { clients: 1, minutes: 27 },
    open: { count: 4, amount: 95 },
    overdue: { count: 3, amount: 68.75 },
    credit: { count: 1, amount: 3.75 },
    payments: { count: 1, amount: 12 },
  })
  const nurse = await program.person(house.business, ['INF'])
  expect((await nurse.call('GET', '/api/invoices/office')).statusCode).toBe(403)
})
