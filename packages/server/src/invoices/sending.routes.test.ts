import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { ReadResponse } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Answering, response45, response50 } from '../testing/invoice-response.ts'
import { departures, rootOf } from '../testing/invoice-request-structure.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readyHouse, readyToBill, readyToSend } from '../testing/ready-to-bill.ts'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['DS', 'AMM'])
  office = await program.person(business, ['AMM'])
  await readyHouse(office)
})

/** A client with an invoice of October, issued on the ninth of November. */
async function billed(): Promise<InvoiceCard> {
  const dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  const path = (rest: string) => `/api/dossiers/${dossier}${rest}`
  await nurse.call('PATCH', path('/sanitary_data'), { version: 1, avsNumber: '756.9217.0769.85' })
  await readyToBill(nurse, dossier, { insurer: `Cassa ${newId()}`, from: '2026-10-01', until: '2026-12-31' })
  const visit = {
    title: 'Medicazione',
    date: '2026-10-05',
    start_time: '08:00',
    end_time: '08:45',
    status: 'completed',
  }
  const confirm_overlap = { reason: 'serve alla prova' }
  const planned = { ...visit, client: dossier, operators: [nurse._id], confirm_overlap }
  const task = (await nurse.call('POST', '/api/tasks/create_task', planned)).json()
  const address = { street: 'Via Prova', house_no: '4', zip: '6500', city: 'Bellinzona', canton: 'TI' }
  await nurse.call('PATCH', path('/personal_data'), { version: 1, address })
  const performances = [{ service_details: { code: '5002.340' }, duration: 27 }]
  await nurse.call('POST', `/api/tasks/${task._id}/add_performances`, { performances })
  program.setNow('2026-11-09T09:00:00.000Z')
  const issued = await office.call('POST', path('/invoices/create_invoice'), { month: '2026-10' })
  program.setNow('2026-11-20T09:00:00.000Z')
  expect(issued.statusCode, issued.body).toBe(200)
  return issued.json()[0]
}

const of = ({ dossierId, _id }: InvoiceCard, rest: string) =>
  `/api/dossiers/${dossierId}/invoices/${_id}${rest}`
const xmlOf = (card: InvoiceCard, who = office, query = '') => who.call('GET', of(card, `/xml${query}`))
const one = async (card: InvoiceCard): Promise<Invoice> => (await office.call('GET', of(card, ''))).json()
const toSend = async (who = office) => (await who.call('GET', '/api/invoices/to_send?month=2026-10')).json()
const noDigest = '0'.repeat(64)
const zipThrough = (through: string, digest = noDigest, who = office) =>
  who.call('GET', `/api/invoices/to_send/xml?month=2026-10&through=${through}&digest=${digest}`)
const mark = (invoiceIds: string[], who = office, more: object = {}) =>
  who.call('POST', '/api/invoices/mark_transmitted', { invoiceIds, ...more })
async function sendAs(sending_mode: 'production' | 'test'): Promise<void> {
  const settings = `/api/businesses/${business}/settings`
  const { version } = (await office.call('GET', settings)).json()
  const answer = await office.call('PATCH', settings, { version, sending_mode })
  expect(answer.statusCode, answer.body).toBe(200)
}
const exportsOf = ({ _id }: InvoiceCard) =>
  asTenant(
    program.database.app,
    { business },
    tx => tx`
      select actor_id, dossier_id from audit where entity_id = ${_id} and action = 'export' and result = 'ok'`,
  )
const codesOf = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)

describe('the XML of an invoice', () => {
  it('says what is missing, and is made once that is written, without another invoice', async () => {
    const card = await billed()
    const refused = await xmlOf(card)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'xml_incomplete'])
    const codes = ['no_position', 'no_biller_gln', 'no_legal_form', 'no_doctor_address']
    expect(codesOf(refused.json().current)).toEqual(codes)
    expect(codesOf((await office.call('GET', of(card, '/sending'))).json())).toEqual(codes)
    await readyToSend(office)
    expect((await office.call('GET', of(card, '/sending'))).json()).toEqual({
      sending_mode: 'production',
      problems: [],
    })
    const answer = await xmlOf(card)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml'])
    expect(answer.headers['content-disposition']).toContain(`fattura-${card.number}.xml`)
    expect(departures(answer.body)).toEqual([])
    expect(answer.body).toContain(`request_id="${card.number}"`)
    expect((await xmlOf(card)).body).toBe(answer.body)
    const copy = await xmlOf(card, office, '?copy=insured')
    expect(copy.body).toContain('request_subtype="copy"')
  })

  it('is for who may know by whom a client is insured, and leaves a row', async () => {
    await readyToSend(office)
    const card = await billed()
    const owner = await program.person(business, ['PROP'])
    const refused = await xmlOf(card, owner)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect((await owner.call('GET', of(card, '/sending'))).statusCode).toBe(403)
    const colleague = await program.person(business, ['INF'])
    await program.assign(card.dossierId, colleague)
    expect((await xmlOf(card, colleague)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await xmlOf(card, stranger)).statusCode).toBe(404)
    expect((await xmlOf({ ...card, _id: newId() })).statusCode).toBe(404)
    expect((await xmlOf(card, office, '?copy=all')).statusCode).toBe(422)
    await xmlOf(card)
    expect(await exportsOf(card)).toEqual([{ actor_id: office._id, dossier_id: card.dossierId }])
  })

  it('cancels by naming what it cancels, and reminds of what is owed', async () => {
    await readyToSend(office)
    const card = await billed()
    const event = { kind: 'reminded', date: '2026-11-18' }
    await office.call('POST', of(card, '/add_event'), event)
    await office.call('POST', of(card, '/add_event'), { ...event, date: '2026-11-19' })
    const reminder = (await xmlOf(card)).body
    expect(departures(reminder)).toEqual([])
    expect(reminder).toContain('reminder_level="2"')
    const cancelled = await office.call('POST', of(card, '/cancel'), { reason: 'Cassa sbagliata' })
    const { counterpart } = cancelled.json()
    const storno = (await xmlOf({ ...card, _id: counterpart._id })).body
    expect(departures(storno)).toEqual([])
    expect(rootOf(storno).getElementsByTagName('credit')[0]?.getAttribute('request_id')).toBe(card.number)
  })
})

describe('a month that is sent', () => {
  it('is one archive of what lacks nothing, and is marked by name, once', async () => {
    await readyToSend(office)
    const first = await billed()
    const second = await billed()
    const { items, more, sending_mode, digest } = await toSend()
    expect([items.length, more, sending_mode]).toEqual([2, false, 'production'])
    expect(items[0]).toMatchObject({ _id: first._id, number: first.number, total: 26.25, problems: [] })
    const later = await billed()
    const answer = await zipThrough(second.number, digest)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toContain('fatture-2026-10.zip')
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    expect(Object.keys(files)).toEqual([first, second].map(({ number }) => `fattura-${number}.xml`))
    for (const file of Object.values(files)) expect(departures(strFromU8(file))).toEqual([])
    const ids = [first._id, second._id]
    const both = await Promise.all([mark(ids), mark(ids)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const marked: string[] = both.flatMap(each => each.json().marked)
    expect([marked.length, new Set(marked)]).toEqual([2, new Set(ids)])
    expect(await exportsOf(first)).toHaveLength(1)
    expect((await mark(ids)).json()).toEqual({ marked: [], left: ids })
    const { state, events } = await one(first)
    expect([state, events.length]).toEqual(['transmitted', 1])
    expect((await toSend()).items.map(({ _id }: ToSendId) => _id)).toEqual([later._id])
  })

  it('leaves out what lacks something, and asks for the counter-entry of what was sent', async () => {
    const card = await billed()
    const { items: lacking, digest } = await toSend()
    expect(lacking.map(codesOf)[0]).toContain('no_biller_gln')
    const empty = await zipThrough(card.number, digest)
    expect(Object.keys(unzipSync(new Uint8Array(empty.rawPayload)))).toEqual([])
    await readyToSend(office)
    await mark([card._id])
    await office.call('POST', of(card, '/cancel'), { reason: 'Cassa sbagliata' })
    const { items } = await toSend()
    expect(items).toMatchObject([{ total: -26.25, problems: [] }])
    expect(items[0]._id).not.toBe(card._id)
    const unsent = await billed()
    await office.call('POST', of(unsent, '/cancel'), { reason: 'Cassa sbagliata' })
    expect((await toSend()).items).toHaveLength(1)
    expect((await mark([unsent._id])).json()).toEqual({ marked: [], left: [unsent._id] })
  })

  it('is refused where it is no longer what was listed: a gap mended, an invoice cancelled, another word', async () => {
    const held = await billed()
    await readyToSend(office)
    const card = await billed()
    const listed = await toSend()
    expect((await zipThrough(card.number, listed.digest)).statusCode).toBe(200)
    const settings = `/api/businesses/${business}/settings`
    const { version } = (await office.call('GET', settings)).json()
    await office.call('PATCH', settings, { version, gln_intermediary: '7601003000016' })
    const refused = await zipThrough(card.number, listed.digest)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sending_changed'])
    const again = await toSend()
    await office.call('POST', of(held, '/cancel'), { reason: 'Cassa sbagliata' })
    expect((await zipThrough(card.number, again.digest)).statusCode).toBe(409)
    expect((await zipThrough(card.number, (await toSend()).digest)).statusCode).toBe(200)
  })

  it('keeps the counter-entry of what was cancelled between the archive and its mark', async () => {
    await readyToSend(office)
    const card = await billed()
    const { as_of, digest } = await toSend()
    expect((await zipThrough(card.number, digest)).statusCode).toBe(200)
    program.setNow('2026-11-20T09:30:00.000Z')
    await office.call('POST', of(card, '/cancel'), { reason: 'Cassa sbagliata' })
    expect((await mark([card._id], office, { as_of })).json()).toEqual({ marked: [card._id], left: [] })
    const { items } = await toSend()
    expect(items).toMatchObject([{ total: -26.25, problems: [] }])
    expect((await one(card)).state).toBe('cancelled')
    // It stands among those of the next month too: nobody goes back to the old one to look for it.
    const november = (await office.call('GET', '/api/invoices/to_send?month=2026-11')).json()
    expect(november.items.map(({ _id }: ToSendId) => _id)).toEqual([items[0]._id])
    expect((await mark([items[0]._id])).json().marked).toEqual([items[0]._id])
    expect((await toSend()).items).toEqual([])
  })

  it('by hand neither, and what the client pays on paper is no test', async () => {
    const card = await billed()
    await sendAs('test')
    const sent = { kind: 'transmitted', date: '2026-11-20' }
    const refused = await office.call('POST', of(card, '/add_event'), sent)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sending_is_test'])
    await sendAs('production')
    expect((await office.call('POST', of(card, '/add_event'), sent)).statusCode).toBe(201)
  })

  it('is not marked while the house sends as a test', async () => {
    await readyToSend(office)
    const card = await billed()
    await sendAs('test')
    const refused = await mark([card._id])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sending_is_test'])
    expect((await one(card)).state).toBe('issued')
    expect((await toSend()).items).toHaveLength(1)
    await sendAs('production')
    expect((await mark([card._id])).json()).toEqual({ marked: [card._id], left: [] })
  })

  it('is the office’s, and nobody else’s', async () => {
    await readyToSend(office)
    const card = await billed()
    const director = await program.person(business, ['DS'])
    const stranger = await program.person(await program.business(), ['AMM'])
    expect((await director.call('GET', '/api/invoices/to_send?month=2026-10')).statusCode).toBe(403)
    expect((await zipThrough(card.number, noDigest, director)).statusCode).toBe(403)
    expect((await mark([card._id], director)).statusCode).toBe(403)
    expect((await toSend(stranger)).items).toEqual([])
    expect((await mark([card._id], stranger)).statusCode).toBe(404)
    expect((await mark([card._id, newId()])).statusCode).toBe(404)
    expect((await one(card)).state).toBe('issued')
    expect((await zipThrough('2026')).statusCode).toBe(422)
    expect((await mark([])).statusCode).toBe(422)
    expect((await mark([card._id, card._id])).statusCode).toBe(422)
  })
})

const transmit = (card: InvoiceCard, date = '2026-11-10') =>
  office.call('POST', of(card, '/add_event'), { kind: 'transmitted', date })
const answering = (card: InvoiceCard, more: Partial<Answering> = {}): Answering => ({
  number: card.number,
  issued_at: card.issued_at,
  ...more,
})

describe('what insurers answer', () => {
  const upload = (content: string | Uint8Array<ArrayBuffer>, name = 'risposta.xml', who = office) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    return who.call('POST', '/api/invoices/add_responses', form)
  }
  const read = async (content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<ReadResponse[]> => {
    const answer = await upload(content, name)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const outcomes = async (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
    (await read(content, name)).map(({ outcome }) => outcome)
  const error = '<invoice:error code="1204" text="Numero di tessera errato"/>'
  const packed = (files: Record<string, string>) =>
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    )

  beforeEach(() => readyToSend(office))

  it('sets where an invoice stands, with the words of the insurer, once', async () => {
    const card = await billed()
    await transmit(card)
    const rejected = response50(answering(card, { inside: error }))
    const [told] = await read(rejected)
    const note = '1204: Numero di tessera errato'
    expect(told).toEqual({
      file: 'risposta.xml',
      outcome: 'rejected',
      invoice: { _id: card._id, dossierId: card.dossierId, number: card.number },
      note,
    })
    const { state, events } = await one(card)
    expect([state, events[0]]).toMatchObject(['rejected', { kind: 'rejected', date: '2026-11-12', note }])
    expect(await outcomes(rejected)).toEqual(['known'])
    const both = await Promise.all(
      [1, 2].map(() =>
        upload(response45(answering(card, { status: 'pending', givenAt: '2026-11-13T08:00:00.000Z' }))),
      ),
    )
    expect(
      both.flatMap(each => each.json().map(({ outcome }: ReadResponse) => outcome)).toSorted(inOrder),
    ).toEqual(['known', 'pending'])
    expect((await one(card)).events.map(({ kind }) => kind)).toEqual(['pending', 'rejected', 'transmitted'])
  })

  it('reads an archive, the older answer first, and tells of each file what became of it', async () => {
    const card = await billed()
    const pending = answering(card, { status: 'pending', givenAt: '2026-11-12T10:00:00.000Z' })
    const accepted = answering(card, { status: 'accepted', givenAt: '2026-11-12T18:00:00.000Z' })
    const files = packed({
      'b/accettata.xml': response50(accepted),
      'a.xml': response50(pending),
      'leggimi.txt': 'ciao',
      'altra.xml': response50(answering(card, { number: '2026-99999' })),
      'estranea.xml': response50(answering(card, { to: '7601001234567' })),
    })
    const told = await read(files, 'risposte.zip')
    expect(Object.fromEntries(told.map(({ file, outcome }) => [file, outcome]))).toEqual({
      'a.xml': 'pending',
      'b/accettata.xml': 'accepted',
      'leggimi.txt': 'not_xml',
      'altra.xml': 'unknown_invoice',
      'estranea.xml': 'not_ours',
    })
    expect((await one(card)).state).toBe('accepted')
    const older = answering(card, { status: 'rejected', givenAt: '2026-11-12T12:00:00.000Z' })
    expect(await outcomes(response50(older))).toEqual(['older'])
    expect((await one(card)).state).toBe('accepted')
  })

  it('counts from the day on which the invoice went out, and never ahead of today', async () => {
    const card = await billed()
    await transmit(card, '2026-11-19')
    program.setNow('2026-11-20T09:05:00.000Z')
    await read(response50(answering(card)))
    expect((await one(card)).events[0]).toMatchObject({ kind: 'rejected', date: '2026-11-19' })
    await read(response50(answering(card, { status: 'accepted', givenAt: '2026-12-24T08:00:00.000Z' })))
    expect((await one(card)).events[0]).toMatchObject({ kind: 'accepted', date: '2026-11-20' })
  })

  it('changes nothing of an invoice that was cancelled, or that another program issued', async () => {
    const card = await billed()
    expect(await outcomes(response50(answering(card, { issued_at: '2025-03-01T08:00:00.000Z' })))).toEqual([
      'unknown_invoice',
    ])
    await office.call('POST', of(card, '/cancel'), { reason: 'Cassa sbagliata' })
    const [told] = await read(response50(answering(card)))
    expect([told?.outcome, told?.invoice?.number]).toEqual(['cancelled', card.number])
    expect((await one(card)).events).toEqual([])
  })

  it('is refused to who may not bill, and reaches no invoice of another house', async () => {
    const card = await billed()
    const file = response50(answering(card))
    const director = await program.person(business, ['DS'])
    expect((await upload(file, 'risposta.xml', director)).statusCode).toBe(403)
    const elsewhere = await program.business()
    const stranger = await program.person(elsewhere, ['AMM'])
    await readyHouse(stranger)
    await readyToSend(stranger)
    expect((await upload(file, 'risposta.xml', stranger)).json()).toMatchObject([
      { outcome: 'unknown_invoice', invoice: null, note: '' },
    ])
    expect((await one(card)).events).toEqual([])
  })

  it.each<[string, () => string | Uint8Array<ArrayBuffer>, string[]]>([
    ['nothing', () => '', ['not_xml']],
    ['half an archive', () => packed({ 'a.xml': '<a/>' }).slice(0, 40), ['bad_archive']],
    ['an archive of nothing', () => packed({}), []],
    ['an archive that lies', () => lying(packed({ 'a.xml': '<a/>'.repeat(50) })), ['not_xml']],
    [
      'an archive that swells',
      () => packed({ 'a.xml': ' '.repeat(6_000_000), 'b.xml': '<b/>' }),
      ['not_a_response', 'too_large'],
    ],
    [
      'too many files',
      () => packed(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.xml`, '']))),
      ['too_large'],
    ],
    ['a definition', () => '<!DOCTYPE r [<!ENTITY a "b">]><r>&a;</r>', ['doctype']],
  ])('answers %s with a sentence', async (_what, content, told) => {
    expect((await outcomes(content())).toSorted(inOrder)).toEqual(told)
  })

  it('refuses a file that is larger than any answer', async () => {
    const answer = await upload(new Uint8Array(5_000_001))
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([413, 'file'])
  })
})

const inOrder = (left: string, right: string): number => (left < right ? -1 : 1)

/** The archive with another size of its first file than that has. */
function lying(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const central = archive.findLastIndex(
    (_, at) => archive[at] === 0x50 && archive[at + 2] === 1 && archive[at + 3] === 2,
  )
  const view = new DataView(archive.buffer)
  view.setUint32(central + 24, 10, true)
  return archive
}

type ToSendId = { _id: string }
