import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { OfficeInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller
let dossier: string

const rule = {
  canton: 'TI',
  kind: 'percent_with_daily_cap',
  percent: 20,
  daily_cap: 1535,
  min_age: 18,
  from: '2026-10-05',
}

const settings = async (): Promise<BusinessSettings> =>
  (await office.call('GET', `/api/businesses/${business}/settings`)).json()
const write = async (contributions: object[]) => {
  const { version } = await settings()
  return office.call('PATCH', `/api/businesses/${business}/settings`, { version, contributions })
}

async function wrote(answer: ReturnType<Caller['call']>): Promise<void> {
  const { statusCode, body } = await answer
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
}

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['DS', 'AMM'])
  office = await program.person(business, ['AMM'])
  await readyHouse(office)
  await wrote(write([rule]))
})
afterAll(() => program.close())

beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await nurse.call('PATCH', path('/sanitary_data'), { version: 1, avsNumber: '756.9217.0769.85' })
  const address = { street: 'Via Lago', house_no: '1', zip: '6600', city: 'Locarno', canton: 'TI' }
  const { version } = (await nurse.call('GET', path('/personal_data'))).json()
  await wrote(nurse.call('PATCH', path('/personal_data'), { version, address }))
  await readyToBill(nurse, dossier, { insurer: `Cassa ${newId()}`, from: '2026-10-01', until: '2026-12-31' })
})

const path = (rest: string) => `/api/dossiers/${dossier}${rest}`

async function performed(date: string, duration = 27): Promise<{ _id: string }> {
  const visit = {
    title: 'Medicazione',
    start_time: '08:00',
    end_time: '08:45',
    client: dossier,
    date,
    status: 'completed',
  }
  const confirm_overlap = { reason: 'serve alla prova' }
  const more = { operators: [], confirm_overlap }
  const { _id } = (await nurse.call('POST', '/api/tasks/create_task', { ...visit, ...more })).json()
  const performances = [{ service_details: { code: '5002.340' }, duration }]
  const answer = await nurse.call('POST', `/api/tasks/${_id}/add_performances`, { performances })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()[0]
}

const issue = (who = office) => who.call('POST', path('/invoices/create_invoice'), { month: '2026-10' })
async function issued(): Promise<[care: InvoiceCard, contribution: InvoiceCard]> {
  const answer = await issue()
  expect(answer.statusCode, answer.body).toBe(200)
  const cards: InvoiceCard[] = answer.json()
  const of = (document: string) => cards.find(card => card.document === document)!
  return [of('care'), of('contribution')]
}
const one = async (id: string): Promise<Invoice> => (await office.call('GET', path(`/invoices/${id}`))).json()
const cancel = (id: string) =>
  office.call('POST', path(`/invoices/${id}/cancel`), { reason: 'Minuti sbagliati' })
const states = async () => {
  const all: InvoiceCard[] = (await office.call('GET', path('/invoices'))).json()
  return all.map(({ document, state }) => `${document} ${state}`).toSorted()
}

describe('what a client contributes', () => {
  it('is drawn up with the invoice of the insurer, issued with it, and each names the other', async () => {
    await performed('2026-10-04')
    await performed('2026-10-05')
    await performed('2026-10-06', 120)
    const draft = (await office.call('GET', path('/invoice_draft?month=2026-10'))).json()
    expect(draft.invoices.map(({ total }: { total: number }) => total)).toEqual([178.5, 20.6])
    const [care, contribution] = await issued()
    expect([care.total, contribution.total, contribution.payable]).toEqual([178.5, 20.6, 20.6])
    expect(Number(contribution.number.slice(5))).toBe(Number(care.number.slice(5)) + 1)
    const [whole, other] = await Promise.all([one(care._id), one(contribution._id)])
    expect([whole.contribution?._id, whole.contribution_to]).toEqual([contribution._id, null])
    expect([other.contribution, other.contribution_to?.number]).toEqual([null, care.number])
    expect(other.content).toMatchObject({
      document: 'contribution',
      payer: { address: { city: 'Locarno' } },
      lines: [],
      contributions: [
        { date: '2026-10-05', care_amount: 26.25, percent: 20, cap: 15.35, amount: 5.25 },
        { date: '2026-10-06', care_amount: 126, percent: 20, cap: 15.35, amount: 15.35 },
      ],
    })
    expect(whole.content).toMatchObject({ document: 'care', contributions: [], total: 178.5 })
  })

  it('is on paper a document of its own, with its days and a QR-bill to the client', async () => {
    await performed('2026-10-05')
    const [care, contribution] = await issued()
    const pdf = async ({ _id }: InvoiceCard) => office.call('GET', path(`/invoices/${_id}/pdf`))
    const answer = await pdf(contribution)
    expect(answer.headers['content-disposition']).toContain(`partecipazione-${contribution.number}.pdf`)
    const pages = await readPdf(answer.rawPayload)
    const text = pages.map(page => page.text).join(' ')
    for (const said of ['Partecipazione ai costi delle cure', '05.10.2026', '26.25', '20 %', '15.35', '5.25'])
      expect(text).toContain(said)
    expect(text).not.toContain('prescrizione medica')
    expect(pages.at(-1)!.qrCode).toContain('Locarno')
    expect(pages.at(-1)!.qrCode).toContain(`Partecipazione ${contribution.number}`)
    const ofInsurer = (await readPdf((await pdf(care)).rawPayload)).map(page => page.text).join(' ')
    expect(ofInsurer).not.toContain('Partecipazione')
  })

  it('falls with the invoice of the insurer, and is issued anew with it', async () => {
    await performed('2026-10-05')
    const [care] = await issued()
    expect((await cancel(care._id)).statusCode).toBe(200)
    expect(await states()).toEqual([
      'care cancelled',
      'care counter_entry',
      'contribution cancelled',
      'contribution counter_entry',
    ])
    expect((await one(care._id)).contribution, 'nothing stands beside it').toBeNull()
    const [again, contribution] = await issued()
    expect([again.total, contribution.total]).toEqual([26.25, 5.25])
  })

  it('that is cancelled alone is drawn up anew to the invoice that stands, also where more of the day comes', async () => {
    await performed('2026-10-06', 60)
    const [care, contribution] = await issued()
    expect((await cancel(contribution._id)).statusCode).toBe(200)
    expect(await states()).toEqual(['care issued', 'contribution cancelled', 'contribution counter_entry'])
    const listed = (await office.call('GET', '/api/invoices/control?month=2026-10&limit=100')).json().items
    expect(listed.map(({ dossierId }: { dossierId: string }) => dossierId)).toContain(dossier)
    await performed('2026-10-06', 60)
    const draft = (await office.call('GET', path('/invoice_draft?month=2026-10'))).json()
    expect(draft.invoices.map(({ total }: { total: number }) => total)).toEqual([12.6, 63, 2.75])
    const all: InvoiceCard[] = (await issue()).json()
    const contributions = all.filter(({ document }) => document === 'contribution')
    expect(contributions.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([2.75, 12.6])
    const anew = contributions.find(({ total }) => total === 12.6)!
    expect((await one(anew._id)).contribution_to?._id).toBe(care._id)
    expect((await one(care._id)).contribution?._id).toBe(anew._id)
    expect((await issue()).json(), 'and once').toHaveLength(all.length)
    expect((await cancel(care._id)).statusCode).toBe(200)
    expect((await one(anew._id)).state, 'it falls with its invoice').toBe('cancelled')
  })

  it('that is cancelled alone does not come again where the canton asks nothing any more', async () => {
    await performed('2026-10-05')
    const [, contribution] = await issued()
    await cancel(contribution._id)
    const none = { canton: 'TI', kind: 'none', percent: null, daily_cap: null, min_age: null }
    await wrote(write([{ ...none, from: '2020-01-01' }]))
    expect((await issue()).json()).toHaveLength(1)
    await wrote(write([rule]))
  })

  it('has only the rest of a day’s cap where more of the day comes to light', async () => {
    await performed('2026-10-06', 60)
    expect((await issued())[1].total).toBe(12.6)
    await performed('2026-10-06', 60)
    const answer: InvoiceCard[] = (await issue()).json()
    expect(answer.filter(({ document }) => document === 'contribution').map(({ total }) => total)).toEqual([
      2.75, 12.6,
    ])
  })

  it('is doubled by nobody who issues at the same time', async () => {
    await performed('2026-10-05')
    await Promise.all([issue(), issue(nurse), issue()])
    expect(await states()).toEqual(['care issued', 'contribution issued'])
  })

  it('is paid, reminded and listed as any invoice', async () => {
    await performed('2026-10-05')
    const [, contribution] = await issued()
    const add = (event: object) =>
      office.call('POST', path(`/invoices/${contribution._id}/add_event`), { date: '2026-11-20', ...event })
    expect((await add({ kind: 'reminded' })).json().state).toBe('reminded')
    expect((await add({ kind: 'payment', amount: 5.25 })).json()).toMatchObject({ state: 'paid', open: 0 })
    const all: { items: OfficeInvoice[] } = (await office.call('GET', '/api/invoices?limit=100')).json()
    expect(all.items.find(({ _id }) => _id === contribution._id)).toMatchObject({
      document: 'contribution',
      state: 'paid',
    })
  })

  it('is issued with the others of a run over several clients', async () => {
    await performed('2026-10-05')
    const answer = await office.call('POST', '/api/invoices/issue', {
      month: '2026-10',
      dossierIds: [dossier],
    })
    expect(
      answer
        .json()[0]
        .invoices.map(({ document }: InvoiceCard) => document)
        .toSorted(),
    ).toEqual(['care', 'contribution'])
    expect((await issued())[1].total).toBe(5.25)
  })
})

describe('the rule of a canton', () => {
  it('is written with the settings of the house, each canton once from a day on', async () => {
    const twice = await write([rule, rule])
    expect([twice.statusCode, twice.json().errors[0]]).toMatchObject([
      422,
      { path: 'contributions', code: 'twice' },
    ])
    expect((await settings()).contributions).toEqual([rule])
  })

  it.each([
    [{ daily_cap: 1600 }, 'contributions.0.daily_cap', 'above_federal_cap'],
    [{ daily_cap: null }, 'contributions.0.daily_cap', 'required'],
    [{ kind: 'none' }, 'contributions.0.percent', 'not_an_option'],
    [{ percent: 20.55 }, 'contributions.0.percent', 'not_a_step'],
    [{ canton: 'XX' }, 'contributions.0.canton', 'not_an_option'],
  ])('%j is refused at %s', async (more, at, code) => {
    const refused = await write([{ ...rule, ...more }])
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([422, { path: at, code }])
  })
})
