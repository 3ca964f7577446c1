import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceProblem } from '@vicino/domain/invoices/invoice-problem.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { writePlannedServices } from '../performances/planned-services.store.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { caredFor } from '../testing/issued-invoice.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['DS', 'AMM'])
  office = await program.person(business, ['AMM'])
  await readyHouse(office)
})
afterAll(() => program.close())

beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await nurse.call('PATCH', path('/sanitary_data'), { version: 1, avsNumber: '756.9217.0769.85' })
  await readyToBill(nurse, dossier, { insurer: `Cassa ${newId()}`, from: '2026-10-01', until: '2026-12-31' })
})

const path = (rest: string) => `/api/dossiers/${dossier}${rest}`

async function planned(date: string, more: object = {}): Promise<string> {
  const usual = { title: 'Medicazione', start_time: '08:00', end_time: '08:45', client: dossier }
  const visit = { ...usual, date, ...more }
  const answer = await nurse.call('POST', '/api/tasks/create_task', {
    operators: [nurse._id],
    ...visit,
    confirm_overlap: { reason: 'serve alla prova' },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()._id
}

async function performed(
  date: string,
  duration = 27,
  code = '5002.340',
  more: object = {},
): Promise<Performance> {
  const service = { service_details: { code }, duration }
  // Carried out by nobody in particular: the nurse is not at all clients at eight.
  const made = await planned(date, { status: 'completed', operators: [], ...more })
  const answer = await nurse.call('POST', `/api/tasks/${made}/add_performances`, {
    performances: [service],
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()[0]
}

/** So many new clients, each with a visit of October that is over and was never confirmed. */
async function leaveUnconfirmed(house: string, clients: number): Promise<void> {
  const visits = await Promise.all(
    Array.from({ length: clients }, async () => ({ _id: newId(), client: await program.dossier(house) })),
  )
  await asTenant(
    program.database.app,
    { business: house },
    tx => tx`
      insert into task
        (business_id, _id, title, date, end_date, start_time, end_time, type, status, dossier_id, author_id)
      select ${house}, _id, 'Medicazione', '2026-10-05', '2026-10-05', '08:00', '08:45', 'client', 'pending', client,
        ${nurse._id}
      from jsonb_to_recordset(${tx.json(visits)}) as visit(_id uuid, client uuid)`,
  )
}

const issue = (month = '2026-10', who = office) =>
  who.call('POST', path('/invoices/create_invoice'), { month })
async function issued(month?: string): Promise<InvoiceCard[]> {
  const answer = await issue(month)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const one = async (id: string): Promise<Invoice> => (await office.call('GET', path(`/invoices/${id}`))).json()
const cancel = (id: string, reason = 'Cassa sbagliata') =>
  office.call('POST', path(`/invoices/${id}/cancel`), { reason })
const draft = async (month = '2026-10') =>
  (await office.call('GET', path(`/invoice_draft?month=${month}`))).json()
const place = ({ number }: { number: string }) => Number(number.split('-')[1])

describe('issuing', () => {
  it('puts what was performed on an invoice, as it was, and answers it in francs', async () => {
    const { _id, taskId } = await performed('2026-10-05')
    const [card] = await issued()
    expect(card).toMatchObject({
      dossierId: dossier,
      state: 'issued',
      period: { start: '2026-10-01', end: '2026-10-31' },
      currency: 'CHF',
      total: 26.25,
      payable: 26.25,
      law: 'kvg',
    })
    expect(card!.number).toMatch(/^2026-\d{5}$/)
    const { content, author, counterpart } = await one(card!._id)
    expect(content).toMatchObject({
      biller: { rcc_number: 'Z123421' },
      client: { avs: '7569217076985' },
      orders: [{ name: 'Elena Ferrari', ordered_on: '2026-10-01', start: '2026-10-01', end: '2026-12-31' }],
      lines: [
        {
          date: '2026-10-05',
          letter: 'B',
          ordered: true,
          minutes: 25,
          real_minutes: 27,
          services: [{ code: '5002.340', name: 'Medicazione semplice' }],
          performances: [{ performanceId: _id, taskId, version: 1, minutes: 27, service: '5002.340' }],
        },
      ],
      total: 26.25,
    })
    expect([author._id, counterpart]).toEqual([office._id, null])
  })

  it('names its services as the reader calls them, and on paper as it was issued', async () => {
    await performed('2026-10-05')
    const speak = async (language: string) => {
      const { version } = (await office.call('GET', '/api/users/me')).json()
      const answer = await office.call('PATCH', '/api/users/me', { version, language })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await speak('fr')
    const named = ({ content }: { content: Invoice['content'] }) => content!.lines[0]!.services[0]!.name
    const drafted = (await draft()).invoices[0]
    const [card] = await issued()
    const read = await one(card!._id)
    const paper = await readPdf((await office.call('GET', path(`/invoices/${card!._id}/pdf`))).rawPayload)
    await speak('it')
    expect([named({ content: drafted }), named(read)]).toEqual(['Pansement simple', 'Pansement simple'])
    expect(named(await one(card!._id))).toBe('Medicazione semplice')
    expect(paper.map(({ text }) => text).join(' ')).toContain('Medicazione semplice')
  })

  it('is printed with a QR-bill, and for the insured person without; who may not know the payer prints nothing', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const pdf = (copy = '', who = office) => who.call('GET', path(`/invoices/${card!._id}/pdf${copy}`))
    const answer = await pdf()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain(`fattura-${card!.number}.pdf`)
    const [page] = (await readPdf(answer.rawPayload)).toReversed()
    expect(page!.qrCode).toContain('26.25')
    const copied = (await readPdf((await pdf('?copy=insured')).rawPayload)).map(({ text }) => text).join(' ')
    expect(copied).toContain('non pagare')
    expect(copied).not.toContain('Sezione pagamento')
    const owner = await program.person(business, ['PROP'])
    const refused = await pdf('', owner)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await pdf('', stranger)).statusCode).toBe(404)
    expect((await pdf('?copy=all')).statusCode).toBe(422)
  })

  it('issues nothing more when it comes again, and what came later on an invoice of its own', async () => {
    await performed('2026-10-05')
    const first = await issued()
    expect(await issued()).toEqual(first)
    await performed('2026-10-06', 60)
    const second = await issued()
    expect(second.map(({ total }) => total)).toEqual([63, 26.25])
    expect((await office.call('GET', path('/invoices'))).json()).toEqual(second)
  })

  it('doubles nothing where two people issue at once, and leaves out no number', async () => {
    await performed('2026-10-05')
    await performed('2026-10-06')
    const [before] = await issued()
    await performed('2026-10-07')
    const answers = await Promise.all([issue(), issue('2026-10', nurse), issue()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const all: InvoiceCard[] = (await office.call('GET', path('/invoices'))).json()
    expect(all.map(({ total }) => total)).toEqual([26.25, 52.5])
    expect(place(all[0]!) - place(before!)).toBe(1)
  })

  it('holds all of a month until it is mended, takes no number, and says what is missing', async () => {
    await performed('2026-10-05')
    const [before] = await issued()
    await performed('2026-09-28')
    const held = await issue('2026-09')
    expect([held.statusCode, held.json().code]).toEqual([409, 'invoice_held'])
    expect(held.json().current.problems.map(({ code }: { code: string }) => code)).toEqual([
      'no_coverage',
      'no_order',
    ])
    await performed('2026-10-06')
    const [after] = await issued()
    expect(place(after!) - place(before!)).toBe(1)
  })

  it('shows beforehand what would be issued, and a visit that nobody confirmed', async () => {
    const { taskId } = await performed('2026-10-05')
    const open = await planned('2026-10-06')
    const { month, invoices, problems } = await draft()
    expect([month, invoices[0].total]).toEqual(['2026-10', 26.25])
    expect(problems).toContainEqual({ code: 'not_confirmed', date: '2026-10-06', _id: open })
    expect(JSON.stringify(problems)).not.toContain(taskId)
    await issued()
    expect((await draft()).invoices).toEqual([])
  })

  it('bills a visit over midnight, or on a day of 23 or 25 hours, on the day on which it began', async () => {
    await performed('2026-10-25', 30)
    const overMidnight = { start_time: '23:40', end_date: '2026-11-01', end_time: '00:25' }
    await performed('2026-10-31', 45, '5002.340', overMidnight)
    expect((await issued()).map(({ total }) => total)).toEqual([78.75])
    expect((await draft('2026-11')).invoices).toEqual([])
  })

  it('is refused to who only reads invoices, and hidden from who reads none', async () => {
    const director = await program.person(business, ['DS'])
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    expect((await issue('2026-10', director)).statusCode).toBe(403)
    expect((await issue('2026-10', colleague)).statusCode).toBe(403)
    expect((await colleague.call('GET', path('/invoices'))).statusCode).toBe(403)
    expect((await director.call('GET', path('/invoices'))).statusCode).toBe(200)
  })

  it('tells the owner of a house what was billed, and not by whom the client is insured', async () => {
    const owner = await program.person(business, ['PROP'])
    await performed('2026-10-05')
    const [card] = await issued()
    const [told] = (await owner.call('GET', path('/invoices'))).json()
    expect(told).toEqual({ ...card, payer: null })
    const whole: Invoice = (await owner.call('GET', path(`/invoices/${card!._id}`))).json()
    expect([whole.content, whole.total]).toEqual([null, 26.25])
  })

  it.each(['2026-13', '2026', '26-10', '2026-10-01'])('refuses %s as a month', async month => {
    expect((await issue(month)).statusCode).toBe(422)
    const read = await office.call('GET', path(`/invoice_draft?month=${month}`))
    expect([read.statusCode, read.json().errors[0].path]).toEqual([422, 'month'])
  })
})

describe('cancelling', () => {
  it('makes a counter-entry, keeps the invoice as it was, and gives back what stood on it', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const before = await one(card!._id)
    const answer = await cancel(card!._id)
    expect(answer.statusCode, answer.body).toBe(200)
    const cancelled: Invoice = answer.json()
    expect(cancelled).toEqual({
      ...before,
      state: 'cancelled',
      open: 0,
      reason: 'Cassa sbagliata',
      counterpart: { _id: expect.any(String), number: expect.any(String) },
    })
    const entry = await one(cancelled.counterpart!._id)
    expect(entry).toMatchObject({
      state: 'counter_entry',
      total: -26.25,
      payable: -26.25,
      counterpart: { _id: card!._id, number: card!.number },
    })
    const again = await issued()
    expect(again.map(({ total }) => total)).toEqual([26.25])
    expect(again[0]!.number).not.toBe(card!.number)
  })

  it('is done once, and never to a counter-entry', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const answers = await Promise.all([cancel(card!._id), cancel(card!._id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { counterpart } = await one(card!._id)
    expect((await cancel(counterpart!._id)).json().code).toBe('invoice_cancelled')
  })

  it('asks for a reason', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const refused = await cancel(card!._id, ' ')
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'reason'])
  })

  it('is asked for where what was billed is corrected or struck since', async () => {
    const { _id } = await performed('2026-10-05')
    const [card] = await issued()
    const correction = { version: 1, duration: 35, reason: 'Durata sbagliata' }
    expect((await nurse.call('PATCH', path(`/performances/${_id}`), correction)).statusCode).toBe(200)
    const { problems, invoices } = await draft()
    expect(problems).toEqual([{ code: 'changed_since', date: '2026-10-05', _id: card!._id }])
    expect(invoices).toEqual([])
    await cancel(card!._id)
    expect((await issued()).map(({ total }) => total)).toEqual([36.75])
  })
})

describe('an order by which something is invoiced', () => {
  it.each<[string, object, string[]]>([
    ['struck', { struck: { reason: 'Di un altro cliente' } }, ['changed_since']],
    ['left without a doctor', { doctor: null, reason: 'Non ordinato' }, ['changed_since']],
    ['made shorter than what was done', { end: '2026-10-04', reason: 'Finita prima' }, ['changed_since']],
    ['given by another doctor', { doctor: 'Ugo Prova', reason: 'Un altro' }, ['changed_since']],
    [
      'turned into acute and transitional care',
      { transitional: true, end: '2026-10-14', reason: 'Dopo il ricovero' },
      ['changed_since'],
    ],
    ['told with another date of its order', { ordered_on: '2026-09-30', reason: 'Data sbagliata' }, []],
  ])('that is %s since', async (_words, change, codes) => {
    await performed('2026-10-05')
    const [card] = await issued()
    const [order] = (await nurse.call('GET', path('/prescriptions/all_prescriptions'))).json()
    const answer = await nurse.call('PATCH', path(`/prescriptions/${order._id}`), { version: 1, ...change })
    expect(answer.statusCode, answer.body).toBe(200)
    const { problems } = await draft()
    expect(problems).toEqual(codes.map(code => ({ code, date: '2026-10-05', _id: card!._id })))
    const controlled = await office.call('GET', '/api/invoices/control?month=2026-10&limit=100')
    const listed = controlled.json().items.map(({ dossierId }: { dossierId: string }) => dossierId)
    expect(listed.includes(dossier)).toBe(codes.length > 0)
  })
})

describe('an order of which the line of a service', () => {
  it.each<[string, (line: object, other: string) => object]>([
    ['is dropped for another', (line, serviceId) => ({ ...line, serviceId })],
    ['is ordered by no doctor any more', line => ({ ...line, ordered_by_doctor: false })],
  ])('%s', async (_words, changed) => {
    await performed('2026-10-05')
    const [card] = await issued()
    const [order] = (await nurse.call('GET', path('/prescriptions/all_prescriptions'))).json()
    const [{ serviceId, duration, frequency, period }] = order.services
    const other = (await nurse.call('GET', '/api/services?search=5002.050')).json().items[0]._id
    const services = [changed({ serviceId, duration, frequency, period }, other)]
    const answer = await nurse.call('PATCH', path(`/prescriptions/${order._id}`), {
      version: 1,
      services,
      reason: 'Sbagliata',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await draft()).problems).toEqual([{ code: 'changed_since', date: '2026-10-05', _id: card!._id }])
  })
})

describe('a coverage under which something is invoiced', () => {
  const covered = async () => (await nurse.call('GET', path('/coverages'))).json()[0]
  /** Issued at nine, and looked at an hour later. */
  const issuedBefore = async (): Promise<InvoiceCard> => {
    await performed('2026-10-05')
    const [card] = await issued()
    program.setNow('2026-11-20T10:00:00.000Z')
    return card!
  }
  afterEach(() => program.setNow('2026-11-20T09:00:00.000Z'))

  it.each<[string, object, string[]]>([
    ['struck', { struck: { reason: 'Di un altro cliente' } }, ['changed_since']],
    ['ended before', { until: '2026-10-04' }, ['changed_since']],
    ['ended after', { until: '2026-10-05' }, []],
    ['begun after', { from: '2026-10-06' }, ['changed_since']],
    ['that of another insurer', { insurer: 'Altra Cassa', contactId: null }, ['changed_since']],
    ['told with another number of the insured', { insured_number: '987654321' }, []],
  ])('that is %s since', async (_words, change, codes) => {
    const card = await issuedBefore()
    const { _id, version } = await covered()
    const answer = await nurse.call('PATCH', path(`/coverages/${_id}`), { version, ...change })
    expect(answer.statusCode, answer.body).toBe(200)
    const { problems } = await draft()
    expect(problems).toEqual(codes.map(code => ({ code, date: '2026-10-05', _id: card._id })))
    expect(
      (await office.call('GET', '/api/invoices/control?month=2026-10&limit=100')).body.includes(dossier),
    ).toBe(codes.length > 0)
  })

  it.each([
    ['its day', '2026-10-05', ['changed_since']],
    ['a later day', '2026-10-06', []],
  ])('gives way to a case from %s on', async (_words, from, codes) => {
    const card = await issuedBefore()
    const accident = { law: 'uvg', from, insurer: 'Infortuni di Prova', case_number: 'U-1' }
    const answer = await nurse.call('POST', path('/coverages'), accident)
    expect(answer.statusCode, answer.body).toBe(201)
    expect((await draft()).problems).toEqual(codes.map(code => ({ code, date: '2026-10-05', _id: card._id })))
  })
})

describe('a number that an invoice names', () => {
  const correct = async (contact: { _id: string }, change: object) => {
    const { version } = (await nurse.call('GET', `/api/contacts/${contact._id}`)).json()
    const answer = await nurse.call('PATCH', `/api/contacts/${contact._id}`, { version, ...change })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const other = '7601001234581'
  afterEach(() => program.setNow('2026-11-20T09:00:00.000Z'))

  it('of its insurer is corrected in the book: it is asked for until it is paid', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const { overtaken } = (await office.call('GET', path(`/invoices/${card!._id}`))).json()
    expect(overtaken).toBe(false)
    program.setNow('2026-11-20T10:00:00.000Z')
    const [{ contactId }] = (await nurse.call('GET', path('/coverages'))).json()
    await correct({ _id: contactId }, { gln_insurer: other })
    expect((await draft()).problems).toEqual([{ code: 'changed_since', date: '2026-10-01', _id: card!._id }])
    const read = (await office.call('GET', path(`/invoices/${card!._id}`))).json()
    expect([read.overtaken, read.content.insurer.gln_number]).toEqual([true, '7601003001082'])
    const payment = { kind: 'payment', date: '2026-11-20', amount: card!.payable }
    await office.call('POST', path(`/invoices/${card!._id}/add_event`), payment)
    expect((await draft()).problems).toEqual([])
  })

  it('of its doctor is corrected on the order, or in the book that it was taken from', async () => {
    const [order] = (await nurse.call('GET', path('/prescriptions/all_prescriptions'))).json()
    const doctor = { type: 'doctor', first_name: 'Elena', last_name: 'Ferrari', gln_number: '7601001234567' }
    const { _id: doctorId } = (await nurse.call('POST', '/api/contacts/create_contact', doctor)).json()
    const order1 = { version: 1, doctorId, reason: 'Dalla rubrica' }
    expect((await nurse.call('PATCH', path(`/prescriptions/${order._id}`), order1)).statusCode).toBe(200)
    await performed('2026-10-05')
    const [card] = await issued()
    program.setNow('2026-11-20T10:00:00.000Z')
    await correct({ _id: doctorId }, { gln_number: other })
    expect((await draft()).problems).toEqual([{ code: 'changed_since', date: '2026-10-01', _id: card!._id }])
    await cancel(card!._id)
    const [again] = await issued()
    const read = (await office.call('GET', path(`/invoices/${again!._id}`))).json()
    expect([read.overtaken, read.content.orders[0].gln_number]).toEqual([false, other])
    // The prescription says what was written, and beside it what the invoice says; a version of before only the first.
    const told = async (rest: string) =>
      (await nurse.call('GET', path(`/prescriptions/${order._id}${rest}`))).json()
    const numbers = [
      { gln_number: '7601001234567', corrected_numbers: { gln_number: other, rcc_number: null } },
      { gln_number: '7601001234567', corrected_numbers: null },
    ]
    expect(await told('/get_prescription')).toMatchObject(numbers[0]!)
    expect(await told('/versions')).toMatchObject(numbers)
    expect((await told('/order_form')).prescription).toMatchObject(numbers[0]!)
    program.setNow('2026-11-20T11:00:00.000Z')
    const third = { version: 2, gln_number: '7601001234598', reason: 'Sbagliato' }
    expect((await nurse.call('PATCH', path(`/prescriptions/${order._id}`), third)).statusCode).toBe(200)
    expect(await told('/get_prescription')).toMatchObject({ corrected_numbers: null })
    expect((await draft()).problems).toEqual([{ code: 'changed_since', date: '2026-10-01', _id: again!._id }])
  })
})

describe('what becomes of an invoice', () => {
  const add = (id: string, event: object, who = office) =>
    who.call('POST', path(`/invoices/${id}/add_event`), event)
  const added = async (id: string, event: object): Promise<Invoice> => {
    const answer = await add(id, event)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const date = '2026-11-10'
  const payment = (amount: number) => ({ kind: 'payment', date, amount })
  const standing = ({ state, open }: Pick<Invoice, 'state' | 'open'>) => [state, open]

  /** Issued on the second of November, and looked at on the twentieth. */
  const issuedThen = async (): Promise<InvoiceCard[]> => {
    program.setNow('2026-11-02T09:00:00.000Z')
    return issued().finally(() => program.setNow('2026-11-20T09:00:00.000Z'))
  }

  beforeEach(() => performed('2026-10-05'))

  it('stands as it last became, and as paid once all came in', async () => {
    const [{ _id, state, open }] = (await issuedThen()) as [InvoiceCard]
    expect([state, open]).toEqual(['issued', 26.25])
    const states = []
    for (const event of [
      { kind: 'transmitted', date: '2026-11-02' },
      { kind: 'rejected', date: '2026-11-09', note: 'Manca il numero della tessera' },
      { kind: 'reminded', date: '2026-11-19' },
      payment(10),
      payment(16.25),
      payment(-1),
      { ...payment(1.05), note: 'Arrotondato da chi paga' },
    ])
      states.push(standing(await added(_id, event)))
    expect(states).toEqual([
      ['transmitted', 26.25],
      ['rejected', 26.25],
      ['reminded', 26.25],
      ['partly_paid', 16.25],
      ['paid', 0],
      ['partly_paid', 1],
      ['paid', -0.05],
    ])
    const { events } = await one(_id)
    expect(events.map(({ kind }) => kind)).toEqual([
      'reminded',
      'payment',
      'payment',
      'payment',
      'payment',
      'rejected',
      'transmitted',
    ])
    const [card] = (await office.call('GET', path('/invoices'))).json()
    expect(standing(card)).toEqual(['paid', -0.05])
  })

  it('goes back up to what was paid, and is more than was open where somebody writes why', async () => {
    const [{ _id }] = (await issuedThen()) as [InvoiceCard]
    await added(_id, payment(10))
    expect((await add(_id, payment(-10.05))).json().errors).toMatchObject([{ code: 'more_than_paid' }])
    expect((await add(_id, payment(16.3))).json().errors).toMatchObject([{ code: 'more_than_open' }])
    expect(standing(await added(_id, payment(-10)))).toEqual(['issued', 26.25])
    const over = { ...payment(30), note: 'Versato due volte' }
    expect(standing(await added(_id, over))).toEqual(['paid', -3.75])
  })

  it('is written once, however often it is sent', async () => {
    const [{ _id }] = (await issuedThen()) as [InvoiceCard]
    const event = { _id: newId(), ...payment(10) }
    expect((await add(_id, event)).statusCode).toBe(201)
    const again = await add(_id, event)
    expect([again.statusCode, again.json().events.length]).toEqual([200, 1])
  })

  it.each<[object, string]>([
    [{ kind: 'payment', date }, 'amount'],
    [payment(0), 'amount'],
    [payment(0.005), 'amount'],
    [payment(1e12), 'amount'],
    [payment(-1), 'amount'],
    [payment(26.3), 'amount'],
    [{ kind: 'transmitted', date, amount: 1 }, 'amount'],
    [{ kind: 'paid', date }, 'kind'],
    [{ kind: 'transmitted', date: '2026-02-30' }, 'date'],
    [{ kind: 'payment', date: '2026-11-21', amount: 1 }, 'date'],
    [{ kind: 'payment', date: '2026-11-01', amount: 1 }, 'date'],
    [{ kind: 'reminded', date: '1900-01-01' }, 'date'],
  ])('%j is refused at %s', async (event, field) => {
    const [{ _id }] = (await issuedThen()) as [InvoiceCard]
    const refused = await add(_id, event)
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, field])
  })

  it('of a cancelled one is only what is still paid, and owed back', async () => {
    const [{ _id }] = (await issuedThen()) as [InvoiceCard]
    await cancel(_id)
    expect((await add(_id, { kind: 'reminded', date })).json().code).toBe('invoice_cancelled')
    expect((await add(_id, payment(-1))).json().errors).toMatchObject([{ code: 'more_than_paid' }])
    expect(standing(await added(_id, payment(26.25)))).toEqual(['cancelled', -26.25])
    expect(standing(await added(_id, payment(-26.25)))).toEqual(['cancelled', 0])
  })

  it('does not keep a rejected one from being cancelled', async () => {
    const [{ _id }] = (await issuedThen()) as [InvoiceCard]
    await added(_id, { kind: 'rejected', date })
    expect((await cancel(_id)).statusCode).toBe(200)
  })
})

describe('of all clients', () => {
  // The list reads all that the tests before have left: what the database knows of it by itself only after a while.
  beforeAll(async () => void (await program.database.owner`analyze`))

  const control = async (who = office) =>
    (await who.call('GET', '/api/invoices/control?month=2026-10&limit=100')).json()
  const lineOf = async (who?: Caller) =>
    (await control(who)).items.find(({ dossierId }: { dossierId: string }) => dossierId === dossier)
  const issueAll = (dossierIds: string[], who = office) =>
    who.call('POST', '/api/invoices/issue', { month: '2026-10', dossierIds })

  it('lists who is to be billed, with what, until it is issued', async () => {
    expect(await lineOf()).toBeUndefined()
    await performed('2026-10-05')
    expect(await lineOf()).toMatchObject({ total: 26.25, payable: 26.25, invoices: 1, state: 'in_order' })
    await issueAll([dossier])
    expect(await lineOf()).toBeUndefined()
  })

  it('issues those of several clients in as many statements as those of one', async () => {
    const house = { program, business, nurse, office }
    const cared = (clients: number) => Promise.all(Array.from({ length: clients }, () => caredFor(house)))
    const [alone, several] = [await cared(1), await cared(4)]
    const sent = await program.statements(() => issueAll(alone))
    expect(await program.statements(() => issueAll(several))).toBe(sent)
  })

  it('lists whom nobody confirmed a visit of, so that no month is forgotten', async () => {
    const taskId = await planned('2026-10-06')
    expect(await lineOf()).toMatchObject({
      total: 0,
      invoices: 0,
      problems: [{ code: 'not_confirmed', date: '2026-10-06', _id: taskId }],
    })
  })

  it('lists whose invoice was overtaken by a correction', async () => {
    const { _id, taskId } = await performed('2026-10-05')
    await issued()
    await nurse.call('PATCH', path(`/performances/${_id}`), { version: 1, struck: { reason: 'Mai fatta' } })
    expect(await lineOf()).toMatchObject({
      invoices: 0,
      state: 'doubtful',
      problems: [{ code: 'no_services', _id: taskId }, { code: 'changed_since' }],
    })
  })

  it('lists whose visit was ended with nothing recorded that stands, until it was not carried out after all', async () => {
    const { _id, taskId } = await performed('2026-10-05')
    await nurse.call('PATCH', path(`/performances/${_id}`), { version: 1, struck: { reason: 'Mai fatta' } })
    expect(await lineOf()).toMatchObject({
      total: 0,
      state: 'doubtful',
      problems: [{ code: 'no_services', date: '2026-10-05', _id: taskId }],
    })
    const notDone = { version: 1, status: 'not_done', not_done: { reason: 'absent' } }
    const answer = await nurse.call('PATCH', `/api/tasks/${taskId}`, notDone)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await lineOf()).toBeUndefined()
  })

  describe('only what is confirmed is billed', () => {
    const record = async (taskId: string, duration = 27): Promise<Performance> => {
      const performances = [{ service_details: { code: '5002.340' }, duration }]
      const answer = await nurse.call('POST', `/api/tasks/${taskId}/add_performances`, { performances })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json()[0]
    }

    it.each(['pending', 'confirmed'])(
      'services of a visit that is %s wait until it is ended, and are named with it',
      async status => {
        const taskId = await planned('2026-10-06', { status, operators: [] })
        await record(taskId)
        const notEnded = { code: 'not_ended', date: '2026-10-06', _id: taskId }
        expect(await lineOf()).toMatchObject({
          total: 0,
          invoices: 0,
          state: 'doubtful',
          problems: [notEnded],
        })
        expect(await issued()).toEqual([])
        expect((await issueAll([dossier])).json()).toMatchObject([{ invoices: [], problems: [notEnded] }])
        const ended = await nurse.call('PATCH', `/api/tasks/${taskId}`, { version: 1, status: 'completed' })
        expect(ended.statusCode, ended.body).toBe(200)
        expect(await lineOf()).toMatchObject({ total: 26.25, state: 'in_order' })
        expect((await issued()).map(({ total }) => total)).toEqual([26.25])
      },
    )

    const undo = (taskId: string, status = 'not_done') =>
      nurse.call('PATCH', `/api/tasks/${taskId}`, {
        version: 1,
        status,
        ...(status === 'not_done' && { not_done: { reason: 'absent' } }),
      })
    const strike = (_id: string) =>
      nurse.call('PATCH', path(`/performances/${_id}`), { version: 1, struck: { reason: 'Mai fatta' } })

    it('and no visit was not carried out while what was done in it stands', async () => {
      const { _id, taskId } = await performed('2026-10-06')
      expect((await undo(taskId)).json()).toMatchObject({ status: 409, code: 'services_stand' })
      await strike(_id)
      expect((await undo(taskId)).statusCode).toBe(200)
    })

    it('and one that was ended by mistake is taken up again, its services wait', async () => {
      const { taskId } = await performed('2026-10-06')
      expect((await undo(taskId, 'confirmed')).statusCode).toBe(200)
      expect(await lineOf()).toMatchObject({ total: 0, problems: [{ code: 'not_ended', _id: taskId }] })
    })

    it.each(['not_done', 'confirmed', 'pending'])(
      'what is invoiced keeps its visit from being %s, until it is struck or the invoice cancelled',
      async status => {
        const [first, second] = [await performed('2026-10-06'), await performed('2026-10-07')]
        const [card] = await issued()
        expect((await undo(first.taskId, status)).json()).toMatchObject({
          status: 409,
          code: 'visit_invoiced',
        })
        await strike(first._id)
        expect((await undo(first.taskId, status)).statusCode).toBe(200)
        expect((await draft()).problems).toContainEqual({
          code: 'changed_since',
          date: '2026-10-06',
          _id: card!._id,
        })
        await cancel(card!._id)
        expect((await undo(second.taskId, 'confirmed')).statusCode).toBe(200)
      },
    )

    it('an invoice of a visit that all the same is not ended any more is to be cancelled', async () => {
      const { taskId } = await performed('2026-10-06')
      const [card] = await issued()
      // As it was possible before it was refused.
      await asTenant(
        program.database.app,
        { business },
        tx => tx`update task set status = 'pending' where _id = ${taskId}`,
      )
      expect(await lineOf()).toMatchObject({
        state: 'doubtful',
        problems: [{ code: 'changed_since', date: '2026-10-06', _id: card!._id }],
      })
    })

    it('the others of a month are billed without it, and it on an invoice of its own', async () => {
      await performed('2026-10-05')
      const taskId = await planned('2026-10-06', { operators: [] })
      await record(taskId, 60)
      expect((await issued()).map(({ total }) => total)).toEqual([26.25])
      await nurse.call('PATCH', `/api/tasks/${taskId}`, { version: 1, status: 'completed' })
      expect((await issued()).map(({ total }) => total)).toEqual([63, 26.25])
    })
  })

  describe('what is doubtful', () => {
    const addTo = async (taskId: string, code: string, duration: number) => {
      const { _id } = (await nurse.call('GET', `/api/tasks/${taskId}/performances`)).json()[0]
      const performances = [{ service_details: { code }, duration }]
      const body = { performances, beside: [_id] }
      const answer = await nurse.call('POST', `/api/tasks/${taskId}/add_performances`, body)
      expect(answer.statusCode, answer.body).toBe(201)
    }
    const operators = () => program.person(business, ['INF']).then(({ _id }) => [_id])

    it('is named with where it is mended, left by a run, and issued where it is asked for', async () => {
      const { _id, taskId } = await performed('2026-10-05')
      const performances = [{ service_details: { code: '5002.340' }, duration: 10 }]
      const again = { performances, beside: [_id] }
      await nurse.call('POST', `/api/tasks/${taskId}/add_performances`, again)
      expect(await lineOf()).toMatchObject({
        state: 'doubtful',
        problems: expect.arrayContaining([{ code: 'recorded_twice', date: '2026-10-05', _id: taskId }]),
      })
      expect((await issueAll([dossier])).json()).toMatchObject([{ invoices: [] }])
      const body = { month: '2026-10', dossierIds: [dossier], doubtful: true }
      const answer = await office.call('POST', '/api/invoices/issue', body)
      expect(answer.json()).toMatchObject([{ invoices: [{ total: 36.75 }] }])
    })

    it('is a visit of which a part is recorded, until somebody says that the rest was not done', async () => {
      const { taskId } = await performed('2026-10-05')
      await asTenant(program.database.app, { business }, async tx => {
        const services = await tx<{ serviceId: string; duration: number }[]>`
          select _id as "serviceId", 25 as duration from service where code = any(${['5002.340', '5003.040']})`
        await writePlannedServices(tx, business, taskId, services)
      })
      const partly = { code: 'partly_recorded', date: '2026-10-05', _id: taskId }
      const { state, problems } = await lineOf()
      expect(state).toBe('doubtful')
      expect(problems).toContainEqual(partly)
      expect((await issueAll([dossier])).json()).toMatchObject([{ invoices: [] }])
      const left = await nurse.call('POST', `/api/tasks/${taskId}/leave_out`, { services: ['5003.040'] })
      expect(left.statusCode, left.body).toBe(200)
      const settled = await lineOf()
      expect(settled.state).toBe('in_order')
      expect(settled.problems).not.toContainEqual(partly)
      expect((await issueAll([dossier])).json()).toMatchObject([{ invoices: [{ total: 26.25 }] }])
    })

    it('is no rest of a visit that was invoiced in part: it is billed as what is missing', async () => {
      const { taskId } = await performed('2026-10-05', 7)
      await issued()
      await addTo(taskId, '5002.340', 16)
      const { problems } = await lineOf()
      expect(problems.map(({ code }: InvoiceProblem) => code)).not.toContain('partly_billed')
      const invoices = await issued()
      expect(invoices.map(({ total }) => total)).toEqual([15.75, 10.5])
      const { content } = await one(invoices[0]!._id)
      expect(content!.lines).toMatchObject([
        { minutes: 15, real_minutes: 16, visits: [{ taskId, minutes: 15, real_minutes: 16 }] },
      ])
    })

    it('is no visit of which nothing is left to bill: it is on no document, and not listed', async () => {
      const { taskId } = await performed('2026-10-05', 13)
      const [card] = await issued()
      await addTo(taskId, '5002.050', 3)
      expect(await draft()).toMatchObject({ invoices: [], problems: [] })
      expect(await issued()).toEqual([card])
      expect(await lineOf()).toBeUndefined()
      // What comes later of the visit is weighed with it: 13, 3 and 3 minutes are 20.
      await addTo(taskId, '5002.060', 3)
      expect((await draft()).invoices).toMatchObject([{ total: 5.25 }])
    })

    it('holds the rest of a visit while the invoice of its other part does not hold any more', async () => {
      const { _id, taskId } = await performed('2026-10-05', 30)
      const [card] = await issued()
      await addTo(taskId, '5002.340', 20)
      const struck = { version: 1, struck: { reason: 'Mai fatta' } }
      expect((await nurse.call('PATCH', path(`/performances/${_id}`), struck)).statusCode).toBe(200)
      const held = await issue()
      expect([held.statusCode, held.json().code]).toEqual([409, 'invoice_held'])
      expect(held.json().current.problems).toContainEqual({
        code: 'rest_of_changed',
        date: '2026-10-05',
        _id: card!._id,
      })
      expect(await lineOf()).toMatchObject({ state: 'blocked' })
      await cancel(card!._id)
      expect((await issued()).map(({ total }) => total)).toEqual([21])
    })

    it('is a visit of which more is invoiced than the whole would be, until that is cancelled', async () => {
      const { taskId } = await performed('2026-10-05', 3)
      const [card] = await issued()
      await addTo(taskId, '5003.040', 3)
      const beyond = { code: 'partly_billed', date: '2026-10-05', _id: taskId }
      const { state, problems, total } = await lineOf()
      expect([state, total]).toEqual(['doubtful', 0])
      expect(problems).toContainEqual(beyond)
      expect((await issueAll([dossier])).json()).toMatchObject([{ invoices: [{ _id: card!._id }] }])
      await cancel(card!._id)
      expect((await lineOf()).problems).not.toContainEqual(beyond)
    })

    it('is a service that no prescription names, though nobody has to order it', async () => {
      await performed('2026-10-05', 30, '5003.040')
      const { state, problems } = await lineOf()
      expect(state).toBe('doubtful')
      expect(problems).toContainEqual({ code: 'not_prescribed', date: '2026-10-05', _id: null })
    })

    it('are two visits at once of one operator, or of one client, each named where it is billed', async () => {
      const who = await operators()
      const first = await performed('2026-10-05', 27, '5002.340', { operators: who })
      const own = dossier
      dossier = await program.dossier(business)
      await program.assign(dossier, nurse)
      const at = { operators: who, start_time: '08:30', end_time: '09:00' }
      await performed('2026-10-05', 27, '5002.340', at)
      dossier = own
      expect((await lineOf()).problems).toContainEqual({
        code: 'overlapping',
        date: '2026-10-05',
        _id: first.taskId,
      })
      const again = await performed('2026-10-12')
      await performed('2026-10-12', 27, '5002.340', { start_time: '08:44', end_time: '09:00' })
      expect((await lineOf()).problems).toContainEqual({
        code: 'overlapping',
        date: '2026-10-12',
        _id: again.taskId,
      })
    })

    it('are two visits that were planned apart, and made at once', async () => {
      const who = await operators()
      const first = await performed('2026-10-05', 27, '5002.340', { operators: who })
      const own = dossier
      dossier = await program.dossier(business)
      await program.assign(dossier, nurse)
      const other = await planned('2026-10-05', { operators: who, start_time: '10:00', end_time: '10:30' })
      const write = async (version: number, more: object) => {
        const answer = await nurse.call('PATCH', `/api/tasks/${other}`, { version, ...more })
        expect(answer.statusCode, answer.body).toBe(200)
      }
      dossier = own
      const isNamed = async () =>
        (await lineOf()).problems.some(
          ({ code, _id }: InvoiceProblem) => code === 'overlapping' && _id === first.taskId,
        )
      const told = [await isNamed()]
      const atOnce = { started_at: '2026-10-05T06:10:00.000Z', ended_at: '2026-10-05T06:20:00.000Z' }
      await write(1, { status: 'completed', ...atOnce })
      told.push(await isNamed())
      await write(2, { started_at: '2026-10-05T08:10:00.000Z', ended_at: '2026-10-05T08:20:00.000Z' })
      told.push(await isNamed())
      expect(told).toEqual([false, true, false])
    })

    it('are a visit by night that reached into the next day, planned or really, and the operator’s next one', async () => {
      const who = await operators()
      const late = { operators: who, start_time: '23:00', end_time: '23:45' }
      const early = { operators: who, start_time: '00:15', end_time: '01:00' }
      const overlapping = async () =>
        (await lineOf()).problems.filter(({ code }: InvoiceProblem) => code === 'overlapping')
      const own = dossier
      dossier = await program.dossier(business)
      await program.assign(dossier, nurse)
      const ended = (day: string) => ({
        started_at: `${day}T21:00:00.000Z`,
        ended_at: `${day}T22:30:00.000Z`,
      })
      await performed('2026-10-04', 27, '5002.340', late)
      await performed('2026-10-11', 27, '5002.340', { ...late, ...ended('2026-10-11') })
      // As it was planned, and before its day as it really was.
      await performed('2026-10-18', 27, '5002.340', { ...late, end_date: '2026-10-19', end_time: '00:30' })
      await performed('2026-10-25', 27, '5002.340', late)
      dossier = own
      await performed('2026-10-05', 27, '5002.340', early)
      const second = await performed('2026-10-12', 27, '5002.340', early)
      const third = await performed('2026-10-19', 27, '5002.340', early)
      const began = { started_at: '2026-10-25T22:30:00.000Z', ended_at: '2026-10-25T23:45:00.000Z' }
      const fourth = await performed('2026-10-26', 27, '5002.340', { ...early, ...began })
      expect(await overlapping()).toEqual([
        { code: 'overlapping', date: '2026-10-12', _id: second.taskId },
        { code: 'overlapping', date: '2026-10-19', _id: third.taskId },
        { code: 'overlapping', date: '2026-10-26', _id: fourth.taskId },
      ])
    })

    it('is no visit that begins when the other ends, or that was not made', async () => {
      const who = await operators()
      await performed('2026-10-05', 27, '5002.340', { operators: who })
      await performed('2026-10-05', 27, '5002.340', {
        operators: who,
        start_time: '08:45',
        end_time: '09:00',
      })
      await planned('2026-10-05', { operators: who, status: 'not_done', not_done: { reason: 'absent' } })
      expect(await lineOf()).toMatchObject({ state: 'in_order' })
    })

    it('is counted for the office, beside what is blocked and what is in order', async () => {
      const counted = async () => (await office.call('GET', '/api/invoices/controlled?month=2026-10')).json()
      const before = await counted()
      await performed('2026-10-05')
      const { in_order } = await counted()
      expect(in_order).toBe(before.in_order + 1)
      await planned('2026-10-06')
      expect(await counted()).toEqual({ ...before, doubtful: before.doubtful + 1 })
      const stranger = await program.person(await program.business(), ['AMM'])
      expect((await stranger.call('GET', '/api/invoices/controlled?month=2026-10')).json()).toEqual({
        month: '2026-10',
        blocked: 0,
        doubtful: 0,
        in_order: 0,
      })
    })
  })

  it('tells beforehand what the electronic invoice will lack, and is in order all the same', async () => {
    await performed('2026-10-05')
    const { state, problems } = await lineOf()
    expect(state).toBe('in_order')
    expect(problems).toContainEqual({ code: 'no_biller_gln', date: null, _id: null })
  })

  it('issues those that are in order, and says of the others why not', async () => {
    await performed('2026-10-05')
    const held = await program.dossier(business)
    await program.assign(held, nurse)
    const ready = dossier
    dossier = held
    await performed('2026-10-05', 30, '5003.040')
    dossier = ready
    const answer = await issueAll([held, ready])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject([
      { dossierId: held, invoices: [], problems: [{ code: 'no_coverage' }, { code: 'not_prescribed' }] },
      { dossierId: ready, invoices: [{ total: 26.25 }], issued: 1 },
    ])
    const again = await issueAll([held, ready])
    expect(again.json()).toMatchObject([
      { invoices: [], issued: 0 },
      { invoices: answer.json()[1].invoices, issued: 0 },
    ])
    await performed('2026-10-06')
    expect((await issueAll([ready])).json()).toMatchObject([{ invoices: [{}, {}], issued: 1 }])
  })

  it('leaves a row of the audit log for each invoice, under its client', async () => {
    await performed('2026-10-05')
    const [{ invoices }] = (await issueAll([dossier])).json()
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`select dossier_id, action from audit where entity_id = ${invoices[0]._id}`,
    )
    expect(rows).toEqual([{ dossier_id: dossier, action: 'create' }])
  })

  it('reaches no client of another house', async () => {
    const elsewhere = await program.business()
    const stranger = await program.person(elsewhere, ['AMM'])
    await performed('2026-10-05')
    expect((await issueAll([dossier], stranger)).statusCode).toBe(404)
    expect((await stranger.call('GET', '/api/invoices')).json().items).toEqual([])
    expect((await control(stranger)).items).toEqual([])
  })

  it('pages the invoices of a month, the newest first', async () => {
    await performed('2026-10-05')
    program.setNow('2026-11-20T12:00:00.000Z')
    const [card] = await issued().finally(() => program.setNow('2026-11-20T09:00:00.000Z'))
    const { items, total } = (await office.call('GET', '/api/invoices?month=2026-10&limit=1')).json()
    expect(items).toEqual([{ ...card, client: expect.objectContaining({ _id: dossier }) }])
    expect(total).toBeGreaterThan(1)
    expect((await office.call('GET', '/api/invoices?month=2026-02')).json().items).toEqual([])
  })

  it('lists what is still to be paid, and what is overdue after 30 days', async () => {
    await performed('2026-10-05')
    const [card] = await issued()
    const unpaid = async (which: string) =>
      (await office.call('GET', `/api/invoices?unpaid=${which}&limit=100`))
        .json()
        .items.some(({ _id }: InvoiceCard) => _id === card!._id)
    const told = async () => [await unpaid('open'), await unpaid('overdue')]
    expect(await told()).toEqual([true, false])
    program.setNow('2026-12-20T22:30:00.000Z')
    expect(await told()).toEqual([true, false])
    program.setNow('2026-12-21T08:00:00.000Z')
    expect(await told()).toEqual([true, true])
    const payment = { kind: 'payment', date: '2026-12-21', amount: 26.25 }
    await office.call('POST', path(`/invoices/${card!._id}/add_event`), payment)
    expect(await told()).toEqual([false, false])
    program.setNow('2026-11-20T09:00:00.000Z')
  })

  it('asks the database as often for one client as for several', async () => {
    await performed('2026-10-05')
    const ready = dossier
    const others = await Promise.all([1, 2, 3].map(() => program.dossier(business)))
    const count = await program.statements(() => control())
    for (dossier of others) {
      await program.assign(dossier, nurse)
      await performed('2026-10-05', 30, '5003.040')
    }
    dossier = ready
    expect(await program.statements(() => control())).toBe(count)
  })

  it.each([
    ['a page of the list', 'control?month=2026-10&limit=100'],
    ['how many are in order', 'controlled?month=2026-10'],
  ])('asks the database as often for 40 clients as for one: %s', async (_, of) => {
    const house = await program.business()
    const clerk = await program.person(house, ['AMM'])
    const ask = () => program.statements(() => clerk.call('GET', `/api/invoices/${of}`))
    await leaveUnconfirmed(house, 1)
    const before = await ask()
    await leaveUnconfirmed(house, 39)
    expect(await ask()).toBe(before)
  })

  it('refuses the same client twice, none, and too many', async () => {
    const many = Array.from({ length: 21 }, () => newId())
    for (const ids of [[dossier, dossier], [], many]) {
      const refused = await issueAll(ids)
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'dossierIds'])
    }
  })
})
