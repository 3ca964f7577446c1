import { paymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { Payment, PaymentFile } from '@vicino/domain/payments/payment.ts'
import { paymentFileMaxBytes } from '@vicino/domain/payments/payments.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { camtFile, camtForm, type TestEntry, type TestFile } from '../testing/camt-file.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { billingHouse, type BillingHouse, issuedInvoice } from '../testing/issued-invoice.ts'

const iban = 'CH9300762011623852957'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller
let house: BillingHouse

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  house = await billingHouse(program)
  ;({ business, nurse, office } = house)
})
afterAll(() => program.close())

const invoiced = (last_name?: string) => issuedInvoice(house, last_name === undefined ? {} : { last_name })

const one = async ({ dossierId, _id }: Pick<InvoiceCard, '_id' | 'dossierId'>): Promise<Invoice> =>
  (await office.call('GET', `/api/dossiers/${dossierId}/invoices/${_id}`)).json()
const referenceOf = ({ number }: { number: string }) => paymentReference(iban, number)

const send = (content: string | Uint8Array<ArrayBuffer>, name?: string, who = office) =>
  who.call('POST', '/api/payment_files', camtForm(content, name))
async function sent(file: TestFile): Promise<PaymentFile> {
  const answer = await send(camtFile(file))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().again).toBe(false)
  return answer.json().file
}
/** An entry of one payment, known to the bank by a reference of its own. */
const entry = (amount: string, reference?: string, more: Partial<TestEntry> = {}): TestEntry => ({
  amount,
  payments: [
    {
      amount,
      ...(reference !== undefined && { reference }),
      bankReference: newId(),
      payer: 'Cassa di Prova',
    },
  ],
  ...more,
})
const file = (...entries: TestEntry[]): TestFile => ({ messageId: newId(), entries })

const paymentsOf = async ({ _id }: PaymentFile): Promise<Payment[]> =>
  (await office.call('GET', `/api/payments?fileId=${_id}&limit=100`)).json().items
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof send>>) => {
  const { code, detail } = json()
  return [statusCode, code, detail !== '']
}
const answer = (payment: Payment, how: string, body: object, who = office) =>
  who.call('POST', `/api/payments/${payment._id}/${how}`, { version: payment.version, ...body })

describe('a file of the bank', () => {
  it('books each payment on the invoice that its reference names', async () => {
    const card = await invoiced()
    const read = await sent(file(entry('26.25', referenceOf(card))))
    const nought = { count: 0, amount: 0 }
    const whole = { count: 1, amount: 2625 }
    expect(read).toMatchObject({
      name: 'camt054.xml',
      waiting: 0,
      sums: [
        { currency: 'CHF', total: whole, booked: whole, differing: nought, unmatched: nought, known: nought },
      ],
    })
    expect(await one(card)).toMatchObject({
      state: 'paid',
      open: 0,
      events: [{ kind: 'payment', date: '2026-11-18', amount: 26.25, author: { _id: office._id } }],
    })
    const [payment] = await paymentsOf(read)
    expect(payment).toMatchObject({
      outcome: 'booked',
      question: null,
      payer: 'Cassa di Prova',
      named: card.number,
      bookings: [{ invoiceId: card._id, number: card.number, amount: 2625 }],
    })
  })

  it('books nothing when it comes again, nor where two send it at once', async () => {
    const card = await invoiced()
    const content = camtFile(file(entry('10.00', referenceOf(card))))
    const answers = await Promise.all([send(content), send(content), send(content, 'anders.xml', nurse)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.filter(each => each.json().again)).toHaveLength(2)
    expect(new Set(answers.map(each => each.json().file._id)).size).toBe(1)
    expect((await one(card)).events).toHaveLength(1)
  })

  it('books a payment once, in however many files the bank tells of it', async () => {
    const card = await invoiced()
    const told = entry('26.25', referenceOf(card))
    await sent(file(told))
    const again = await sent(file(told, entry('3.00')))
    expect(again.sums).toMatchObject([
      {
        total: { count: 2, amount: 2925 },
        known: { count: 1, amount: 2625 },
        unmatched: { count: 1, amount: 300 },
      },
    ])
    expect((await one(card)).events).toHaveLength(1)
  })

  it('keeps what matches nothing, and its parts are its whole', async () => {
    const [short, long, cancelled, paid] = await Promise.all([1, 2, 3, 4].map(() => invoiced()))
    await office.call('POST', `/api/dossiers/${cancelled!.dossierId}/invoices/${cancelled!._id}/cancel`, {
      reason: 'Cassa sbagliata',
    })
    const wrong = referenceOf(short!).replace(/(\d)$/, digit => String((Number(digit) + 1) % 10))
    const read = await sent(
      file(
        entry('26.20', referenceOf(short!)),
        entry('26.30', referenceOf(long!)),
        entry('26.25', referenceOf(cancelled!)),
        entry('26.25', referenceOf(paid!)),
        entry('26.25', referenceOf(paid!), { sign: 'DBIT', isReversal: true }),
        entry('26.25', wrong),
        entry('26.25', 'RF18539007547034'),
        entry('26.25'),
        entry('26.25', referenceOf(short!), { currency: 'EUR' }),
        { amount: '40.00', bankReference: newId() },
      ),
    )
    const questions = (await paymentsOf(read)).map(({ question }) => question ?? 'none')
    expect(questions.toSorted()).toEqual(
      [
        'too_little',
        'too_much',
        'cancelled',
        'none',
        'reversed',
        'bad_reference',
        'unknown_reference',
        'no_reference',
        'other_currency',
        'without_details',
      ].toSorted(),
    )
    expect(read.waiting).toBe(9)
    for (const { total, booked, differing, unmatched, known } of read.sums)
      expect(booked.amount + differing.amount + unmatched.amount + known.amount).toBe(total.amount)
    expect(read.sums.map(({ currency, total }) => [currency, total.amount])).toEqual([
      ['CHF', 2620 + 2630 + 2625 * 4 + 4000],
      ['EUR', 2625],
    ])
    const standing = async (card?: InvoiceCard) => {
      const { state, open } = await one(card!)
      return [state, open]
    }
    expect(await standing(short)).toEqual(['partly_paid', 0.05])
    expect(await standing(long)).toEqual(['paid', -0.05])
    expect(await standing(cancelled)).toEqual(['cancelled', 0])
    expect(await standing(paid)).toEqual(['issued', 26.25])
  })

  it('is booked with references longer than an index takes', async () => {
    // Of letters by chance: the database would make a repeated one short.
    const long = Array.from({ length: 400 }, newId).join('')
    const named = { amount: '1.00', bankReference: long, payments: [{ amount: '1.00' }] }
    const read = await sent({ messageId: long, entries: [named, { amount: '2.00' }] })
    expect(read.sums).toMatchObject([{ total: { count: 2, amount: 300 } }])
  })

  it('books nothing of a payment that goes against its entry', async () => {
    const card = await invoiced()
    const told = { amount: '26.25', reference: referenceOf(card) }
    const read = await sent(
      file(
        { amount: '10.00', payments: [{ amount: '36.25' }, { ...told, sign: 'DBIT' }] },
        { amount: '10.00', sign: 'DBIT', payments: [{ amount: '36.25' }, { ...told, sign: 'CRDT' }] },
      ),
    )
    const against = (await paymentsOf(read)).filter(({ named }) => named === card.number)
    expect(new Set(against.map(({ question }) => question))).toEqual(new Set(['debit', 'without_details']))
    expect(await one(card)).toMatchObject({ open: 26.25, events: [] })
  })

  it('is read of the account before, and of the QR-IBAN that a collective entry names', async () => {
    const elsewhere = await program.business()
    const manager = await program.person(elsewhere, ['AMM'])
    const settings = (version: number, account: string) =>
      manager.call('PATCH', `/api/businesses/${elsewhere}/settings`, { version, iban: account })
    await settings(0, iban)
    await settings(1, 'CH4431999123000889012')
    const of = async (more: Partial<TestFile>, collectedInto?: string) =>
      (
        await send(
          camtFile({
            ...file(entry('1.00', undefined, collectedInto === undefined ? {} : { collectedInto })),
            ...more,
          }),
          'a.xml',
          manager,
        )
      ).statusCode
    expect(await of({ account: iban })).toBe(200)
    expect(await of({ account: 'CH5604835012345678009' }, 'CH44 3199 9123 0008 8901 2')).toBe(200)
    expect(await of({ account: 'CH5604835012345678009' })).toBe(422)
  })

  const good = () => camtFile(file(entry('26.25')))
  it.each<[string, () => string | Uint8Array<ArrayBuffer>, number, string]>([
    [
      'of another account',
      () => camtFile({ ...file(entry('1.00')), account: 'CH5604835012345678009' }),
      422,
      'camt_other_account',
    ],
    ['of 0 bytes', () => '', 422, 'not_camt'],
    ['that is a PDF', () => '%PDF-1.7 %âã', 422, 'not_camt'],
    ['that is no UTF-8', () => new Uint8Array([0x3c, 0xff, 0xfe]), 422, 'not_camt'],
    [
      'that swells',
      () =>
        good().replace(
          '<Document',
          `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><Document`,
        ),
      422,
      'not_camt',
    ],
    ['cut short', () => good().slice(0, 300), 422, 'not_camt'],
    ['of a statement', () => good().replace('camt.054', 'camt.053'), 422, 'not_camt'],
    ['of another version', () => good().replace('001.08', '001.02'), 422, 'camt_version'],
    ['with an amount of nothing', () => good().replace('26.25', ''), 422, 'camt_unreadable'],
    ['that is only announced', () => good().replace('BOOK', 'PDNG'), 422, 'camt_not_booked'],
    ['of more than twenty megabytes', () => new Uint8Array(paymentFileMaxBytes + 1), 413, 'too_large'],
  ])('%s is refused as a whole', async (_, content, status, code) => {
    expect(refusalOf(await send(content(), 'pagamenti.xml'))).toEqual([status, code, true])
  })

  it('is refused where nobody wrote an account', async () => {
    const manager = await program.person(await program.business(), ['AMM'])
    expect(refusalOf(await send(good(), 'a.xml', manager))).toEqual([422, 'camt_no_account', true])
  })

  it.each<[string, () => FormData]>([
    ['no file', () => new FormData()],
    [
      'another field',
      () => {
        const form = camtForm(good())
        form.append('name', 'x')
        return form
      },
    ],
  ])('is asked for: %s', async (_, form) => {
    const refused = await office.call('POST', '/api/payment_files', form())
    expect([400, 422]).toContain(refused.statusCode)
  })

  it('is taken under any name', async () => {
    const read = await send(camtFile(file(entry('1.00'))), `${'a'.repeat(300)}.xml`)
    expect(read.statusCode).toBe(200)
    expect(read.json().file.name).toHaveLength(200)
    const pairs = await send(camtFile(file(entry('1.05'))), `a${'😀'.repeat(150)}.xml`)
    expect([pairs.statusCode, pairs.json().file.name]).toEqual([200, `a${'😀'.repeat(99)}`])
  })

  it('is not even read of somebody who may not send it', async () => {
    const owner = await program.person(business, ['PROP'])
    const large = new Uint8Array(paymentFileMaxBytes + 1)
    for (const content of ['', '%PDF-1.7', large]) {
      const refused = await owner.call('POST', '/api/payment_files', camtForm(content))
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    }
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
    const unsigned = await program.app.inject({
      method: 'POST',
      url: '/api/payment_files',
      headers: { origin: testConfig.publicUrl, ...boundary },
      payload: 'no form at all',
    })
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([401, 'signed_out'])
  })

  it('of ten thousand payments asks the database no more often than one of ten', async () => {
    const card = await invoiced()
    const of = (count: number) =>
      camtFile(file(...Array.from({ length: count }, () => entry('0.05', referenceOf(card)))))
    const [small, large] = [of(10), of(1500)]
    const few = await program.statements(() => send(small))
    expect(await program.statements(() => send(large))).toBe(few)
    const whole = await send(of(10_000))
    expect(whole.json().file.sums[0].total).toEqual({ count: 10_000, amount: 50_000 })
    expect((await one(card)).open).toBe(26.25 - 575.5)
  })

  it('leaves one row of the audit log, with the dossiers whose invoices it touched', async () => {
    const card = await invoiced()
    const { _id } = await sent(file(entry('26.25', referenceOf(card)), entry('1.00')))
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, dossier_ids, rows from audit where entity_id = ${_id}`,
    )
    expect(rows).toEqual([{ action: 'create', dossier_ids: [card.dossierId], rows: 2 }])
  })

  it('is nobody’s of another house, and sent by nobody who only reads', async () => {
    const { _id } = await sent(file(entry('1.00')))
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await stranger.call('GET', `/api/payment_files/${_id}`)).statusCode).toBe(404)
    expect((await stranger.call('GET', `/api/payments?fileId=${_id}`)).json().items).toEqual([])
    const owner = await program.person(business, ['PROP'])
    expect((await send(good(), 'a.xml', owner)).statusCode).toBe(403)
    const { items } = (await owner.call('GET', `/api/payments?fileId=${_id}`)).json()
    expect(items).toMatchObject([{ amount: 100, payer: null, text: null }])
  })
})

describe('a payment to be looked at', () => {
  const waiting = async (): Promise<string[]> =>
    (await office.call('GET', '/api/payments?waiting=true&limit=100'))
      .json()
      .items.map(({ _id }: Payment) => _id)
  const kept = async (...entries: TestEntry[]) => paymentsOf(await sent(file(...entries)))

  it('is put on several invoices by hand, its parts its whole', async () => {
    const [first, second] = await Promise.all([invoiced(), invoiced()])
    const [payment] = await kept(entry('52.50'))
    expect(await waiting()).toContain(payment!._id)
    const put = await answer(payment!, 'assign', {
      parts: [
        { invoiceId: first._id, amount: 2625 },
        { invoiceId: second._id, amount: 2625 },
      ],
    })
    expect(put.statusCode, put.body).toBe(200)
    expect(put.json()).toMatchObject({ version: 2, answer: { is: 'assigned', author: { _id: office._id } } })
    expect(
      put
        .json()
        .bookings.map(({ number }: Invoice) => number)
        .toSorted(),
    ).toEqual([first.number, second.number].toSorted())
    expect([(await one(first)).state, (await one(second)).state]).toEqual(['paid', 'paid'])
    expect(await waiting()).not.toContain(payment!._id)
  })

  it('is moved from the invoice on which it was booked, and nothing written is taken away', async () => {
    const [first, second] = await Promise.all([invoiced(), invoiced()])
    const [payment] = await kept(entry('26.20', referenceOf(first)))
    await answer(payment!, 'assign', { parts: [{ invoiceId: second._id, amount: 2620 }] })
    expect(new Set((await one(first)).events.map(({ amount }) => amount))).toEqual(new Set([26.2, -26.2]))
    expect([(await one(first)).open, (await one(second)).open]).toEqual([26.25, 0.05])
  })

  it('stays as it was booked where somebody says so', async () => {
    const card = await invoiced()
    const [payment] = await kept(entry('26.30', referenceOf(card)))
    expect((await answer(payment!, 'accept', {})).json().answer.is).toBe('accepted')
    expect((await one(card)).open).toBe(-0.05)
    expect(await waiting()).not.toContain(payment!._id)
    const [none] = await kept(entry('1.00'))
    expect((await answer(none!, 'accept', {})).json().code).toBe('payment_on_none')
  })

  it('is none of ours for a reason', async () => {
    const card = await invoiced()
    const [payment] = await kept(entry('26.30', referenceOf(card)))
    const refused = await answer(payment!, 'disown', { reason: ' ' })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'reason'])
    const disowned = await answer(payment!, 'disown', { reason: 'Rimborso del fornitore' })
    expect(disowned.json()).toMatchObject({
      bookings: [],
      answer: { is: 'not_ours', reason: 'Rimborso del fornitore' },
    })
    expect((await one(card)).open).toBe(26.25)
  })

  it('is answered once, however often it is sent, and not over another answer', async () => {
    const card = await invoiced()
    const [payment] = await kept(entry('26.25'))
    const parts = [{ invoiceId: card._id, amount: 2625 }]
    const answers = await Promise.all([1, 2].map(() => answer(payment!, 'assign', { parts })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await one(card)).events).toHaveLength(1)
    const late = await answer(payment!, 'disown', { reason: 'Non è nostro' }, nurse)
    expect([late.statusCode, late.json().code, late.json().current.version]).toEqual([409, 'stale', 2])
  })

  it.each<[string, (id: string) => object[], number, string | undefined]>([
    ['less than it is', id => [{ invoiceId: id, amount: 2620 }], 422, undefined],
    ['more than it is', id => [{ invoiceId: id, amount: 2630 }], 422, undefined],
    ['nothing', () => [], 422, 'parts'],
    ['the same invoice twice', id => [1, 2].map(() => ({ invoiceId: id, amount: 1310 })), 422, 'parts'],
    ['half a Rappen', id => [{ invoiceId: id, amount: 0.5 }], 422, 'parts.0.amount'],
  ])('takes no %s', async (_, parts, status, path) => {
    const card = await invoiced()
    const [payment] = await kept(entry('26.25'))
    const refused = await answer(payment!, 'assign', { parts: parts(card._id) })
    expect([refused.statusCode, refused.json().errors[0]?.path]).toEqual([status, path])
  })

  it.each<[Partial<TestEntry>, [number, number], string, string]>([
    [{}, [-1000, 3625], 'parts.0.amount', 'too_small'],
    [{ sign: 'DBIT' }, [-3625, 1000], 'parts.1.amount', 'too_big'],
  ])('%j takes no parts of %j, one of which goes against it', async (more, amounts, path, code) => {
    const cards = await Promise.all([invoiced(), invoiced()])
    const [payment] = await kept(entry('26.25', undefined, more))
    const parts = cards.map(({ _id }, at) => ({ invoiceId: _id, amount: amounts[at]! }))
    const refused = await answer(payment!, 'assign', { parts })
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path, code }]])
    expect((await one(cards[0])).events).toEqual([])
  })

  it('of another currency has the parts that it has in francs', async () => {
    const cards = await Promise.all([invoiced(), invoiced()])
    const [payment] = await kept(entry('26.25', undefined, { currency: 'EUR' }))
    const parts = cards.map(({ _id }, at) => ({ invoiceId: _id, amount: [-100, 2600][at]! }))
    expect((await answer(payment!, 'assign', { parts })).statusCode).toBe(200)
  })

  it('goes to no invoice of another house, and to none that is missing', async () => {
    const [payment] = await kept(entry('26.25'))
    const refused = await answer(payment!, 'assign', { parts: [{ invoiceId: newId(), amount: 2625 }] })
    expect(refused.statusCode).toBe(404)
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await answer(payment!, 'disown', { reason: 'Non è mio' }, stranger)).statusCode).toBe(404)
  })
})

describe('an invoice', () => {
  const found = async (search: string, who = office) =>
    (await who.call('GET', `/api/invoices/search?search=${encodeURIComponent(search)}&limit=100`))
      .json()
      .items.map(({ _id }: InvoiceCard) => _id)

  it('is found by its number, its client and its amount', async () => {
    const card = await invoiced('Zanetti')
    expect(await found(card.number)).toEqual([card._id])
    expect(await found('Zanet')).toEqual([card._id])
    expect(await found('zanetti luca')).toEqual([card._id])
    expect(await found('26.25')).toContain(card._id)
    expect(await found('26,25')).toContain(card._id)
    expect(await found('26.30')).not.toContain(card._id)
    for (const nothing of ['', "'", 'nessuno', '2026-99999', '1e9', '%'])
      expect(await found(nothing)).toEqual([])
    const stranger = await program.person(await program.business(), ['AMM'])
    expect(await found(card.number, stranger)).toEqual([])
  })
})
