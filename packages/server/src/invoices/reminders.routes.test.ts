import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { OverdueInvoice } from '@vicino/domain/invoices/reminders.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type BillingHouse, billingHouse, issuedInvoice } from '../testing/issued-invoice.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { readPdf } from '../testing/read-pdf.ts'

let program: TestProgram
let house: BillingHouse
let card: InvoiceCard

beforeAll(async () => {
  program = await testProgram()
  house = await billingHouse(program)
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-10-10T09:00:00.000Z')
  card = await issuedInvoice(house)
  program.setNow('2026-11-20T09:00:00.000Z')
})

const base = () => `/api/dossiers/${card.dossierId}/invoices/${card._id}`
const one = async (): Promise<Invoice> => (await house.office.call('GET', base())).json()
const remind = (date: string, level: number, ids = [card._id], who = house.office) =>
  who.call('POST', '/api/invoices/remind', {
    date,
    reminders: ids.map(invoiceId => ({ invoiceId, level })),
  })
const outcomes = async (...asked: Parameters<typeof remind>) => {
  const answer = await remind(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().map(({ outcome }: { outcome: string }) => outcome)
}
const overdue = async (): Promise<OverdueInvoice | undefined> =>
  (await house.office.call('GET', '/api/invoices/overdue?limit=100'))
    .json()
    .items.find(({ _id }: InvoiceCard) => _id === card._id)

describe('a reminder', () => {
  it('is written one level after the other, at most one a day', async () => {
    expect(await overdue()).toMatchObject({ level: 0, reminded_on: null, days: 41 })
    expect(await outcomes('2026-11-20', 1)).toEqual(['written'])
    expect(await overdue()).toMatchObject({ level: 1, reminded_on: '2026-11-20', state: 'reminded' })
    expect(await outcomes('2026-11-20', 2)).toEqual(['same_day'])
    program.setNow('2026-12-11T09:00:00.000Z')
    expect(await outcomes('2026-11-21', 3)).toEqual(['out_of_turn'])
    expect(await outcomes('2026-12-01', 2)).toEqual(['written'])
    expect(await outcomes('2026-12-11', 3)).toEqual(['written'])
    expect((await one()).events.map(({ kind, level }) => [kind, level])).toEqual([
      ['reminded', 3],
      ['reminded', 2],
      ['reminded', 1],
    ])
  })

  it('is written once, however often it is sent and by how many', async () => {
    const answers = await Promise.all([
      outcomes('2026-11-20', 1),
      outcomes('2026-11-20', 1),
      outcomes('2026-11-20', 1, [card._id], house.nurse),
    ])
    expect(answers.flat().filter(outcome => outcome === 'written')).toHaveLength(1)
    expect((await one()).events).toHaveLength(1)
  })

  it('is written of several at once; what is paid or cancelled is left and named', async () => {
    const [paid, cancelled] = await Promise.all([issuedInvoice(house), issuedInvoice(house)])
    const pay = { kind: 'payment', date: '2026-11-20', amount: 26.25 }
    const at = ({ dossierId, _id }: InvoiceCard) => `/api/dossiers/${dossierId}/invoices/${_id}`
    await house.office.call('POST', `${at(paid)}/add_event`, pay)
    await house.office.call('POST', `${at(cancelled)}/cancel`, { reason: 'Cassa sbagliata' })
    expect(await outcomes('2026-11-20', 1, [card._id, paid._id, cancelled._id])).toEqual([
      'written',
      'settled',
      'settled',
    ])
  })

  it('is written of nothing whose term still runs', async () => {
    expect(await outcomes('2026-11-09', 1)).toEqual(['not_due'])
    expect(await outcomes('2026-11-10', 1)).toEqual(['written'])
  })

  it('leaves a row of the audit log under its client', async () => {
    await remind('2026-11-20', 1)
    const rows = await asTenant(
      program.database.app,
      { business: house.business },
      tx =>
        tx`select dossier_id, action, fields from audit where entity_id = ${card._id} and fields = '{reminded}'`,
    )
    expect(rows).toEqual([{ dossier_id: card.dossierId, action: 'update', fields: ['reminded'] }])
  })

  it('by hand is the next one, and the same rules hold', async () => {
    const add = (date: string) => house.office.call('POST', `${base()}/add_event`, { kind: 'reminded', date })
    expect((await add('2026-11-11')).json().events[0].level).toBe(1)
    expect((await add('2026-11-11')).json().code).toBe('reminded_since')
    expect((await add('2026-11-12')).json().events[0].level).toBe(2)
    expect((await add('2026-11-13')).json().events[0].level).toBe(3)
    expect((await add('2026-11-14')).json().code).toBe('last_reminder')
  })

  it('is of no day to come, also by hand', async () => {
    const answers = [
      await remind('2026-11-21', 1),
      await house.office.call('POST', `${base()}/add_event`, { kind: 'reminded', date: '2026-11-21' }),
    ]
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'date', code: 'in_the_future' }] })
    expect((await one()).events).toEqual([])
  })

  it('is nobody’s who only reads, and of no other house', async () => {
    const owner = await program.person(house.business, ['PROP'])
    expect((await remind('2026-11-20', 1, [card._id], owner)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await remind('2026-11-20', 1, [card._id], stranger)).statusCode).toBe(404)
    expect((await remind('2026-11-20', 1, [newId()])).statusCode).toBe(404)
  })

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ reminders: [] }, 'reminders'],
    [{ reminders: [{ invoiceId: newId(), level: 4 }] }, 'reminders.0.level'],
    [{ reminders: [{ invoiceId: newId(), level: 0 }] }, 'reminders.0.level'],
  ])('of %j is refused at its field', async (spoilt, path) => {
    const body = { date: '2026-11-20', reminders: [{ invoiceId: card._id, level: 1 }], ...spoilt }
    const refused = await house.office.call('POST', '/api/invoices/remind', body)
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, path])
  })
})

describe('its letter', () => {
  const letter = (query = '', who = house.office) => who.call('GET', `${base()}/reminder${query}`)

  it('asks for what is still open, by a QR code read from what is drawn', async () => {
    await remind('2026-11-20', 1)
    await house.office.call('POST', `${base()}/add_event`, {
      kind: 'payment',
      date: '2026-11-20',
      amount: 10,
    })
    const [page] = await readPdf((await letter()).rawPayload)
    for (const said of [
      'Richiamo',
      card.number,
      '20.11.2026',
      'Già pagato',
      '10.00',
      'CHF 16.25',
      '30.11.2026',
    ])
      expect(page!.text).toContain(said)
    expect(page!.qrCode).toContain('16.25')
  })

  it('is due after the days that the house gave when the invoice was issued', async () => {
    const settings = `/api/businesses/${house.business}/settings`
    const within = async (payment_days: number): Promise<void> => {
      const { version } = (await house.office.call('GET', settings)).json()
      expect((await house.office.call('PATCH', settings, { version, payment_days })).statusCode).toBe(200)
    }
    program.setNow('2026-10-10T09:00:00.000Z')
    await within(45)
    card = await issuedInvoice(house)
    await within(30)
    expect(card.due_on).toBe('2026-11-24')
    const paper = (await house.office.call('GET', `${base()}/pdf`)).rawPayload
    expect((await readPdf(paper)).map(({ text }) => text).join(' ')).toContain('Pagabile entro 45 giorni')
    program.setNow('2026-11-24T09:00:00.000Z')
    expect(await overdue()).toBeUndefined()
    expect(await outcomes('2026-11-24', 1)).toEqual(['not_due'])
    program.setNow('2026-11-25T09:00:00.000Z')
    expect(await overdue()).toMatchObject({ _id: card._id })
    expect(await outcomes('2026-11-25', 1)).toEqual(['written'])
    expect((await readPdf((await letter()).rawPayload))[0]!.text).toContain('24.11.2026')
  })

  it('asks within the days of the settings that stood when it was written', async () => {
    const settings = `/api/businesses/${house.business}/settings`
    const until = async (reminder_days: number): Promise<void> => {
      const { version } = (await house.office.call('GET', settings)).json()
      expect((await house.office.call('PATCH', settings, { version, reminder_days })).statusCode).toBe(200)
    }
    await until(20)
    program.setNow('2026-11-20T10:00:00.000Z')
    await remind('2026-11-20', 1)
    program.setNow('2026-11-20T11:00:00.000Z')
    await until(5)
    expect((await readPdf((await letter()).rawPayload))[0]!.text).toContain('10.12.2026')
    await until(10)
  })

  it('is that of its level, and asks for nothing once all came in', async () => {
    await remind('2026-11-20', 1)
    program.setNow('2026-11-25T09:00:00.000Z')
    await remind('2026-11-25', 2)
    expect((await readPdf((await letter()).rawPayload))[0]!.text).toContain('Secondo richiamo')
    const first = (await readPdf((await letter('?level=1')).rawPayload))[0]!
    expect(first.text).toContain('Probabilmente le è sfuggito')
    await house.office.call('POST', `${base()}/add_event`, {
      kind: 'payment',
      date: '2026-11-21',
      amount: 26.25,
    })
    const paid = (await readPdf((await letter()).rawPayload))[0]!
    expect(paid.text).toContain('Nel frattempo è stata pagata')
    expect(paid.qrCode).toBeUndefined()
  })

  it('is none where nobody reminded, and none for who may not know the payer', async () => {
    expect((await letter()).statusCode).toBe(404)
    await remind('2026-11-20', 1)
    expect((await letter('?level=2')).statusCode).toBe(404)
    const owner = await program.person(house.business, ['PROP'])
    expect((await letter('', owner)).statusCode).toBe(403)
  })
})
