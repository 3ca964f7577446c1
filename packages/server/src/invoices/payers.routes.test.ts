import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceDraft } from '@vicino/domain/invoices/invoices.contract.ts'
import { someCantonShare } from '@vicino/domain/testing/some-billing.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

const now = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram(now)
  business = await program.business()
  nurse = await program.person(business, ['DS', 'AMM'])
  office = await program.person(business, ['AMM'])
  await readyHouse(office)
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow(now)
  dossier = await newDossier()
  await write({ tariffs: [], insurers: [], contributions: [], canton_shares: [] })
})

async function newDossier(): Promise<string> {
  const _id = await program.dossier(business)
  await program.assign(_id, nurse)
  const avs = { version: 1, avsNumber: '756.9217.0769.85' }
  await wrote(nurse.call('PATCH', `/api/dossiers/${_id}/sanitary_data`, avs))
  const personal = `/api/dossiers/${_id}/personal_data`
  const { version } = await wrote(nurse.call('GET', personal))
  const address = { street: 'Via Lago', house_no: '1', zip: '6600', city: 'Locarno', canton: 'TI' }
  await wrote(nurse.call('PATCH', personal, { version, address }))
  return _id
}

async function wrote(answer: ReturnType<Caller['call']>) {
  const { statusCode, body } = await answer
  if (statusCode !== 200 && statusCode !== 201) throw new Error(`${statusCode}: ${body}`)
  return JSON.parse(body)
}

async function write(more: Partial<BusinessSettings>): Promise<void> {
  const path = `/api/businesses/${business}/settings`
  const { version } = await wrote(office.call('GET', path))
  await wrote(office.call('PATCH', path, { version, ...more }))
}

const path = (rest: string) => `/api/dossiers/${dossier}${rest}`

async function performed(date: string, duration: number, code = '5002.340'): Promise<void> {
  const visit = { title: 'Visita', start_time: '08:00', end_time: '09:00', client: dossier, date }
  const confirm_overlap = { reason: 'serve alla prova' }
  const task = { ...visit, status: 'completed', operators: [nurse._id], confirm_overlap }
  const { _id } = await wrote(nurse.call('POST', '/api/tasks/create_task', task))
  const performances = [{ service_details: { code }, duration }]
  await wrote(nurse.call('POST', `/api/tasks/${_id}/add_performances`, { performances }))
}

const draft = async (): Promise<InvoiceDraft> =>
  wrote(office.call('GET', path('/invoice_draft?month=2026-10')))
const blocking = async () => (await draft()).problems.map(({ code }) => code)
const issue = () => office.call('POST', path('/invoices/create_invoice'), { month: '2026-10' })

async function issued(): Promise<Invoice[]> {
  const cards: InvoiceCard[] = await wrote(issue())
  return Promise.all(cards.map(({ _id }) => wrote(office.call('GET', path(`/invoices/${_id}`)))))
}

const rate = {
  law: 'kvg',
  letter: 'B',
  care_kind: 'ordinary',
  canton: null,
  contract: null,
  tariff_type: '532',
  code: 'B.1',
  name: 'Esami e cure',
  hourly_rate: 6300,
  from: '2026-01-01',
} as const
const insured = (insurer: string) =>
  readyToBill(nurse, dossier, { insurer, from: '2026-10-01', until: '2026-12-31' })

describe('housekeeping', () => {
  const housekeeping = { ...rate, law: 'private', letter: 'D', tariff_type: '999', code: 'D.1' } as const
  const rates = [
    { ...housekeeping, name: 'Economia domestica', hourly_rate: 3800 },
    { ...housekeeping, law: 'vvg', name: null, hourly_rate: 4200 },
  ] as const
  let code = ''

  beforeEach(async () => {
    await write({ tariffs: [...rates] })
    code = `PULIZIE${newId().slice(-6)}`
    const own = {
      code,
      from: '2026-10-01',
      category_code: 'household',
      name_it: 'Pulizia leggera',
      duration: 60,
      frequency: 1,
      period: 7,
      order_required: false,
      min_qualification: 'CRS',
    }
    // A service is written before it is done.
    program.setNow('2026-10-01T07:00:00.000Z')
    await wrote(nurse.call('POST', '/api/services', own)).finally(() => program.setNow(now))
    await insured(`Cassa ${newId()}`)
    await performed('2026-10-05', 30)
    await performed('2026-10-06', 62, code)
  })

  it('of a service of the house is the client’s own, on an invoice apart, with a QR-bill to her', async () => {
    const invoices = await issued()
    expect(invoices.map(({ law, total }) => `${law} ${total}`).toSorted()).toEqual(['kvg 31.5', 'private 38'])
    const { _id, content } = invoices.find(({ law }) => law === 'private')!
    expect(content).toMatchObject({
      tiers: 'garant',
      payer: { address: { city: 'Locarno' } },
      insurer: null,
      orders: [],
      lines: [
        {
          letter: 'D',
          ordered: false,
          minutes: 60,
          real_minutes: 62,
          tariff_type: '999',
          code: 'D.1',
          name: 'Economia domestica',
          services: [{ code, name: 'Pulizia leggera' }],
        },
      ],
      total: 38,
    })
    const pdf = await office.call('GET', path(`/invoices/${_id}/pdf`))
    const pages = await readPdf(pdf.rawPayload)
    expect(pages.map(({ text }) => text).join(' ')).toContain(
      `D – Economia domestica: Pulizia leggera (${code})`,
    )
    expect(pages.at(-1)!.qrCode).toMatch(/38\.00[^]*Locarno/)
  })

  it('goes to the complementary insurer, where the client has one, at the rate under that law', async () => {
    const book = {
      type: 'health_insurance',
      company: 'Complementare di Prova',
      address: { street: 'Via Prova', zip: '6500', city: 'Bellinzona' },
    }
    const { _id: contactId } = await wrote(nurse.call('POST', '/api/contacts/create_contact', book))
    const coverage = { law: 'vvg', from: '2026-01-01', insurer: book.company, contactId }
    await wrote(nurse.call('POST', path('/coverages'), coverage))
    const invoice = (await issued()).find(({ law }) => law === 'vvg')!
    expect([invoice.payer, invoice.total]).toEqual(['Complementare di Prova', 42])
    expect(invoice.content!.tiers).toBe('payant')
  })

  it('is held where nobody wrote what it costs', async () => {
    await write({ tariffs: [] })
    expect(await blocking()).toContain('no_tariff')
    expect((await issue()).json().code).toBe('invoice_held')
  })
})

describe('two contracts for one letter', () => {
  const tariffs = [
    { ...rate, contract: 'Convenzione Uno', code: 'UNO.B', hourly_rate: 6400 },
    { ...rate, contract: 'Convenzione Due', code: 'DUE.B', hourly_rate: 6200 },
  ]
  const agreed = (insurer: string, contract: string | null) =>
    ({ insurer, contactId: null, law: 'kvg', tiers: 'payant', contract, from: '2026-01-01' }) as const

  it('hold each for the clients of its insurers, and are said on the line', async () => {
    const said = []
    for (const [insurer, contract] of [
      ['Cassa Uno', 'Convenzione Uno'],
      ['Cassa Due', 'Convenzione Due'],
      ['Cassa Sola', null],
    ] as const) {
      dossier = await newDossier()
      await insured(insurer)
      await performed('2026-10-05', 60)
      await write({ tariffs, insurers: [agreed(insurer, contract)] })
      const [invoice] = await issued()
      const [line] = invoice!.content!.lines
      said.push([line!.contract, line!.code, invoice!.total])
    }
    expect(said).toEqual([
      ['Convenzione Uno', 'UNO.B', 64],
      ['Convenzione Due', 'DUE.B', 62],
      [null, null, 63],
    ])
  })

  it('leave an insurer of whom nobody wrote which one holds to be controlled, and issue nothing', async () => {
    await insured('Cassa Ignota')
    await performed('2026-10-05', 60)
    await write({ tariffs })
    const { problems } = await draft()
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'contract_unknown', date: '2026-10-05', _id: null }),
    )
    expect([(await issue()).statusCode, (await issue()).json().code]).toEqual([409, 'invoice_held'])
    await write({ insurers: [agreed('Cassa Ignota', 'Convenzione Due')] })
    expect((await issued()).map(({ total }) => total)).toEqual([62])
  })
})

describe('a case under which something is invoiced', () => {
  const insurers = { contactId: null, insurer: 'Infortuni di Prova', case_number: 'U-1' }
  afterEach(() => program.setNow(now))

  it('is to be looked at where a second one holds on its day, and nobody can tell who pays', async () => {
    await insured(`Cassa ${newId()}`)
    const [{ contactId }] = await wrote(nurse.call('GET', path('/coverages')))
    const accident = { ...insurers, contactId, law: 'uvg', from: '2026-10-01' }
    await wrote(nurse.call('POST', path('/coverages'), accident))
    await write({ tariffs: [{ ...rate, law: 'uvg' }] })
    await performed('2026-10-05', 60)
    const [{ _id, law, overtaken }] = (await issued()) as [Invoice]
    expect([law, overtaken]).toEqual(['uvg', false])
    program.setNow('2026-11-20T10:00:00.000Z')
    await wrote(nurse.call('POST', path('/coverages'), { ...accident, law: 'ivg', from: '2026-10-06' }))
    expect((await wrote(office.call('GET', path(`/invoices/${_id}`)))).overtaken, 'of a later day').toBe(
      false,
    )
    await wrote(nurse.call('POST', path('/coverages'), { ...accident, law: 'mvg', from: '2026-10-05' }))
    expect((await draft()).problems).toContainEqual({ code: 'changed_since', date: '2026-10-05', _id })
    expect((await wrote(office.call('GET', path(`/invoices/${_id}`)))).overtaken).toBe(true)
  })
})

/** A prescription of a dressing by a doctor, for some days. */
async function ordered(more: object): Promise<string> {
  const { items } = await wrote(nurse.call('GET', '/api/services?limit=100'))
  const [dressing, hygiene] = ['5002.340', '5003.040'].map(
    code => items.find((one: { code: string }) => one.code === code)._id,
  )
  const services = [dressing, hygiene].map(serviceId => ({
    serviceId,
    duration: 25,
    frequency: 1,
    period: 1,
  }))
  const prescription = { userId: nurse._id, status: 'open', services, ...more }
  const answer = nurse.call('POST', path('/prescriptions/add_prescription'), { prescription })
  return (await wrote(answer))._id
}

describe('acute and transitional care', () => {
  const acute = {
    start: '2026-10-05',
    end: '2026-10-18',
    transitional: true,
    doctor: 'Ospedale di Prova',
    ordered_on: '2026-10-04',
  }
  const agreed = (['B', 'C'] as const).map(letter => ({
    ...rate,
    letter,
    care_kind: 'transitional' as const,
    code: `CAT.${letter}`,
    hourly_rate: 3000,
  }))
  const share = someCantonShare()
  const contributed = [
    {
      canton: 'TI',
      kind: 'percent_with_daily_cap',
      percent: 20,
      daily_cap: 1535,
      min_age: 18,
      from: '2026-01-01',
    } as const,
  ]

  beforeEach(async () => {
    await insured(`Cassa ${newId()}`)
    await ordered(acute)
    await performed('2026-10-06', 60)
    await performed('2026-10-07', 60, '5003.040')
    await performed('2026-10-20', 60)
  })

  it('is paid at the rate that was agreed, all of it as ordered, and the client contributes nothing', async () => {
    await write({ tariffs: agreed, contributions: contributed, canton_shares: [share] })
    const invoices = await issued()
    const care = invoices.find(({ document }) => document === 'care')!
    expect(
      care.content!.lines.map(({ date, letter, care_kind, ordered: is, amount }) =>
        [date, letter, care_kind, is, amount].join(' '),
      ),
    ).toEqual([
      '2026-10-06 B transitional true 13.5',
      '2026-10-07 C transitional true 13.5',
      '2026-10-20 B ordinary true 63',
    ])
    const contribution = invoices.find(({ document }) => document === 'contribution')!
    expect(contribution.content!.contributions.map(({ date }) => date)).toEqual(['2026-10-20'])
  })

  it('is held where nothing was agreed', async () => {
    await write({ contributions: contributed, canton_shares: [share] })
    expect(await blocking()).toContain('no_tariff')
  })

  it.each([
    ['nowhere', []],
    ['from too late on', [{ ...share, from: '2026-10-08' }]],
    ['for another canton', [{ ...share, canton: 'GR' }]],
  ] as const)('is held where the share of the canton stands %s', async (_, shares) => {
    await write({ tariffs: agreed, canton_shares: [...shares] })
    expect(await blocking()).toContain('share_unknown')
    expect((await issue()).statusCode).toBe(409)
  })

  it('is owed by the canton on a document of its own, that falls with the invoice and is drawn up anew alone', async () => {
    await write({ tariffs: agreed, canton_shares: [share] })
    const [care, canton] = await both()
    expect(canton).toMatchObject({
      document: 'canton_share',
      payer: 'Ufficio di prova',
      total: 33,
      contribution_to: { number: care!.number },
      content: {
        payer: { name: 'Ufficio di prova', address: { full_address: 'Via Prova 7, 6501 Bellinzona' } },
        canton_shares: [
          { date: '2026-10-06', letter: 'B', minutes: 60, whole: 30, percent: 55, amount: 16.5 },
          { date: '2026-10-07', letter: 'C', minutes: 60, whole: 30, percent: 55, amount: 16.5 },
        ],
      },
    })
    expect(care).toMatchObject({ total: 90, canton_share: { number: canton!.number }, contribution: null })
    const paper = await office.call('GET', path(`/invoices/${canton!._id}/pdf`))
    expect(paper.headers['content-type']).toBe('application/pdf')
    const booked = await office.call('GET', '/api/accounting/invoices?from=2026-11-01&to=2026-11-30')
    const row = booked.body.split('\r\n').find(line => line.includes(canton!.number))!
    expect(row).toContain(';0.00;0.00;33.00;33.00;')

    await cancelled(canton!)
    const [still, anew] = await both()
    expect(still!._id).toBe(care!._id)
    expect(anew).toMatchObject({ total: 33, contribution_to: { number: care!.number } })
    expect(anew!._id).not.toBe(canton!._id)

    await cancelled(care!)
    const fallen: Invoice = await wrote(office.call('GET', path(`/invoices/${anew!._id}`)))
    expect(fallen.state).toBe('cancelled')
  })

  it('is asked for at another office where the canton’s moved since, until it is paid', async () => {
    await write({ tariffs: agreed, canton_shares: [share] })
    const [care, canton] = await both()
    program.setNow('2026-11-20T10:00:00.000Z')
    await write({ canton_shares: [{ ...share, recipient: 'Ufficio nuovo', from: '2026-11-01' }] })
    expect((await draft()).problems, 'of days to come').toEqual([])
    await write({ canton_shares: [{ ...share, house_no: '9' }] })
    const moved = { code: 'changed_since', date: '2026-10-01', _id: canton!._id }
    expect((await draft()).problems).toEqual([moved])
    const overtaken = await Promise.all(
      [care!, canton!].map(({ _id }) => wrote(office.call('GET', path(`/invoices/${_id}`)))),
    )
    expect(overtaken.map(one => one.overtaken)).toEqual([false, true])
    const payment = { kind: 'payment', date: '2026-11-20', amount: canton!.payable }
    const paid = await wrote(office.call('POST', path(`/invoices/${canton!._id}/add_event`), payment))
    expect((await draft()).problems).toEqual([])
    await wrote(
      office.call('POST', path(`/invoices/${canton!._id}/add_event`), {
        ...payment,
        amount: -paid.payable,
      }),
    )
    await cancelled(canton!)
    const [, anew] = await both()
    expect(anew!.content!.payer.address?.full_address).toBe('Via Prova 9, 6501 Bellinzona')
    expect((await draft()).problems).toEqual([])
  })

  it('tells the canton nothing by which the insurer knows the client', async () => {
    await write({ tariffs: agreed, canton_shares: [share] })
    const [care, canton] = await both()
    expect(care!.content!.insured_number).not.toBeNull()
    expect([canton!.content!.insured_number, canton!.content!.card_number]).toEqual([null, null])
    const paper = await office.call('GET', path(`/invoices/${canton!._id}/pdf`))
    const pages = await readPdf(paper.rawPayload)
    expect(pages).toHaveLength(1)
    expect(pages[0]!.text).not.toContain('Numero d’assicurato')
    expect(pages[0]!.qrCode).toContain('Ufficio di prova')
  })

  /** The two documents of the month that stand. */
  async function both(): Promise<(Invoice | undefined)[]> {
    const invoices = await issued()
    return (['care', 'canton_share'] as const).map(of => invoices.find(({ document }) => document === of))
  }

  const cancelled = ({ _id }: Invoice) =>
    wrote(office.call('POST', path(`/invoices/${_id}/cancel`), { reason: 'Indirizzo sbagliato' }))

  it.each([
    [0, 422],
    [54.9, 422],
    [55, 200],
    [100, 200],
    [100.1, 422],
    [null, 400],
  ])('is left to the canton as the law says: %s %% answers %s', async (percent, status) => {
    const settings = `/api/businesses/${business}/settings`
    const { version } = await wrote(office.call('GET', settings))
    const answer = await office.call('PATCH', settings, { version, canton_shares: [{ ...share, percent }] })
    expect(answer.statusCode).toBe(status)
    if (status !== 200) expect(answer.json().errors[0].path).toBe('canton_shares.0.percent')
  })
})

it('says of each line by whose order it was done, where two doctors ordered in a month', async () => {
  await insured(`Cassa ${newId()}`)
  const second = await ordered({
    start: '2026-10-15',
    end: '2026-12-15',
    doctor: 'Ugo Prova',
    ordered_on: '2026-10-14',
  })
  await performed('2026-10-05', 30)
  await performed('2026-10-16', 30)
  const [{ _id, content }] = (await issued()) as [Invoice]
  expect(content!.orders.map(({ name, ordered_on, start }) => [name, ordered_on, start])).toEqual([
    ['Elena Ferrari', '2026-10-01', '2026-10-01'],
    ['Ugo Prova', '2026-10-14', '2026-10-15'],
  ])
  expect(content!.lines.map(({ orders }) => orders[0] === second)).toEqual([false, true])
  const pages = await readPdf((await office.call('GET', path(`/invoices/${_id}/pdf`))).rawPayload)
  const text = pages.map(page => page.text).join(' ')
  for (const words of ['Prescrizione n. 1', ', del 01.10.2026', 'Prescrizione n. 2', ', del 14.10.2026'])
    expect(text).toContain(words)
})
