import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { isPaymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import { drawUp } from '@vicino/domain/invoices/draw-up.ts'
import type { Invoice, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { someBilling, someToBill } from '@vicino/domain/testing/some-billing.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'

const content = (more: Parameters<typeof someBilling>[0] = {}): InvoiceContent =>
  drawUp(someBilling(more)).invoices[0]!

function file(of: InvoiceContent, more: Partial<Invoice> = {}, copy?: 'insured', demo = false) {
  const invoice = {
    _id: newId(),
    dossierId: newId(),
    number: '2026-00042',
    document: of.document,
    state: 'issued',
    period: { start: of.start, end: of.end },
    currency: 'CHF',
    total: of.total / 100,
    payable: of.payable / 100,
    open: of.payable / 100,
    payer: of.payer.name,
    law: of.law,
    issued_at: '2026-06-02T22:30:00.000Z',
    counterpart: null,
    reason: null,
    author: { _id: newId(), name: 'Ufficio', roles: ['AMM'] },
    events: [],
    ...more,
  } as const
  return invoicePdf({ ...(invoice as unknown as Invoice), content: of }, copy, { demo })
}

const printed = async (...of: Parameters<typeof file>) => readPdf(await buffer(file(...of).content))

/** An invoice of so many lines. */
function longOf(lines: number): InvoiceContent {
  const [line] = content().lines
  const total = line!.amount * lines
  return { ...content(), lines: Array.from({ length: lines }, () => line!), total, payable: total }
}

const measured = `
import { invoicePdf } from ${JSON.stringify(new URL('invoice-pdf.ts', import.meta.url).href)}
const rss = () => process.resourceUsage().maxRSS
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const issued = { number: '2026-00042', state: 'issued', issued_at: '2026-06-02T22:30:00.000Z', counterpart: null }
async function draw(content) {
  let bytes = 0
  for await (const chunk of invoicePdf({ ...issued, content }, undefined, { demo: false }).content) bytes += chunk.length
  return bytes
}
const [short, long] = JSON.parse(Buffer.concat(chunks).toString())
await draw(short)
const before = rss()
console.log(JSON.stringify({ bytes: await draw(long), kilobytes: rss() - before }))
`

const daily = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    (['A', 'B', 'C'] as const).map(letter =>
      someToBill({ date: `2026-05-${String(at + 1).padStart(2, '0')}`, letter, minutes: 25 }),
    ),
  ).flat()

const house = (more: object) => ({ house: { ...someBilling().house, ...more } })

describe('an invoice on paper', () => {
  it('says what the law asks for', async () => {
    const [page] = await printed(content())
    for (const said of [
      'Fattura (terzo pagante)',
      'N. 2026-00042 · 03.06.2026',
      'pagina 1 di 1',
      'Spitex di Prova',
      'RCC Z 1234.21',
      'Cassa di Prova',
      'GLN 7601003001082',
      'Bianchi Rosa',
      '08.03.1941',
      '756.9217.0769.85',
      '123456789',
      '01.05.2026 – 31.05.2026',
      'LAMal',
      'Malattia',
      'con prescrizione medica',
      'Elena Ferrari',
      '28.04.2026',
      '04.05.2026',
      'B – cure: Medicazione semplice',
      '(5002.340)',
      'Prescritta il',
      'Validità',
      '01.05.2026 – 31.10.2026',
      '63.00',
      '15.75',
      'IVA 0 %',
    ])
      expect(page!.text).toContain(said)
  })

  it('is paid by its QR code, read from what is drawn', async () => {
    const [page] = await printed(content())
    const lines = page!.qrCode!.split(/\r?\n/)
    const [reference] = lines.slice(28)
    expect(lines.join('|')).toBe(
      [
        'SPC|0200|1|CH9300762011623852957',
        'S|Spitex di Prova|Via Casa|2|6500|Bellinzona|CH',
        '||||||',
        '15.75|CHF',
        'S|Cassa di Prova|Via Prova|1|6500|Bellinzona|CH',
        `SCOR|${reference}`,
        'Fattura 2026-00042|EPD',
      ].join('|'),
    )
    expect(isPaymentReference(reference!)).toBe(true)
  })

  it('carries a QR reference where the account is a QR-IBAN', async () => {
    const [page] = await printed(content(house({ iban: 'CH4431999123000889012' })))
    const lines = page!.qrCode!.split(/\r?\n/)
    expect([lines[3], lines[27]]).toEqual(['CH4431999123000889012', 'QRR'])
    expect(lines[28]).toMatch(/^0{17}202600042\d$/)
    expect(isPaymentReference(lines[28]!)).toBe(true)
  })

  it.each([
    ['a copy for the insured person', {}, 'insured' as const, 'Copia per l’assicurato – non pagare'],
    [
      'a cancelled one',
      { state: 'cancelled', reason: 'Cassa sbagliata', counterpart: { _id: newId(), number: '2026-00043' } },
      undefined,
      'Stornata con 2026-00043: Cassa sbagliata',
    ],
    [
      'a counter-entry',
      {
        state: 'counter_entry',
        reason: 'Cassa sbagliata',
        counterpart: { _id: newId(), number: '2026-00041' },
      },
      undefined,
      'Storna la fattura 2026-00041',
    ],
  ])('asks for nothing on %s', async (_, more, copy, said) => {
    const [page, ...others] = await printed(content(), more as Partial<Invoice>, copy)
    expect(others).toEqual([])
    expect(page!.text).toContain(said)
    expect(page!.text).not.toContain('Sezione pagamento')
    expect(page!.qrCode).toBeUndefined()
    expect(page!.text).not.toContain('Da pagare')
  })

  it('says on a copy who owes what stands on it', async () => {
    const [page] = await printed(content(), {}, 'insured')
    expect(page!.text).toContain('A carico dell’assicuratore CHF')
  })

  it('names each of several orders, and which one each line goes by', async () => {
    const [first] = someBilling().orders
    const second = {
      ...first!,
      _id: newId(),
      doctor: 'Ugo Prova',
      start: '2026-05-11',
      ordered_on: '2026-05-10',
    }
    const performed = [
      someToBill({ date: '2026-05-04' }),
      someToBill({ date: '2026-05-12', orderedBy: second._id }),
      someToBill({ date: '2026-05-13', letter: 'C', order_required: false, orderedBy: null }),
    ]
    const pages = await printed(content({ performed, orders: [first!, second] }))
    const text = pages.map(page => page.text).join(' ')
    for (const said of [
      'Prescrizione n. 1',
      'Elena Ferrari, del 28.04.2026, vale 01.05.2026 – 31.10.2026',
      'Prescrizione n. 2',
      'Ugo Prova, del 10.05.2026',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/04\.05\.2026.*n\. 1.*12\.05\.2026.*n\. 2.*13\.05\.2026.*senza/s)
  })

  it('calls a position as the tariff does', async () => {
    const [line] = content().lines
    const of = { ...content(), lines: [{ ...line!, name: 'Esami e cure' }] }
    const [page] = await printed(of)
    expect(page!.text).toContain('B – Esami e cure: Medicazione')
  })

  it('leaves no page to the payment part alone', async () => {
    for (const days of [3, 4, 5, 6, 7, 8, 9, 10]) {
      const pages = await printed(content({ performed: daily(days) }))
      expect(pages.at(-1)!.text).toMatch(/Da pagare CHF.*Sezione pagamento/s)
    }
  })

  it('is marked on each page where it is of a demonstration', async () => {
    const pages = await printed(content({ performed: daily(31) }), {}, undefined, true)
    for (const page of pages) expect(page.text).toContain('Dimostrazione: persone e dati inventati')
    const [real] = await printed(content())
    expect(real!.text).not.toContain('Dimostrazione')
  })

  it('asks for nothing into an account that nobody wrote', async () => {
    const [page] = await printed(content({ house: { ...someBilling().house, ...settingsDefaults('Casa') } }))
    expect(page!.text).not.toContain('Sezione pagamento')
  })

  it('goes over as many pages as it needs, each with its head, every line once', async () => {
    const of = content({ performed: daily(31) })
    const pages = await printed(of)
    expect(pages.length).toBeGreaterThan(2)
    const text = pages.map(page => page.text).join(' ')
    expect(text.match(/\d{2}\.05\.2026 532|\d{2}\.05\.2026 [ABC] –/g)).toHaveLength(of.lines.length)
    pages.forEach((page, at) => expect(page.text).toContain(`pagina ${at + 1} di ${pages.length}`))
    const [first, ...others] = pages.map(({ qrCode }) => qrCode).toReversed()
    expect(first).toContain('SPC')
    expect(others.every(code => code === undefined)).toBe(true)
  })

  it('never waits with more than some pages for who does not read', async () => {
    const { content: sheet } = file(longOf(2_000))
    for (let turn = 0; turn < 200; turn += 1) await setImmediate()
    expect(sheet.readableLength).toBeGreaterThan(0)
    expect(sheet.readableLength).toBeLessThan(100_000)
    expect((await buffer(sheet)).length).toBeGreaterThan(100_000)
  })

  it('ends where nobody reads any longer', async () => {
    const { content: sheet } = file(longOf(2_000))
    sheet.destroy()
    for (let turn = 0; turn < 10; turn += 1) await setImmediate()
    expect(sheet.readableLength).toBeLessThan(100_000)
  })

  it('of ten thousand lines never holds more than sixty-four megabytes', () => {
    const input = JSON.stringify([content(), longOf(10_000)])
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', measured], { input })
    const { bytes, kilobytes } = JSON.parse(said.toString())
    expect(bytes).toBeGreaterThan(500_000)
    expect(kilobytes).toBeLessThan(64_000)
  })

  it('writes every name with all its signs', async () => {
    const client = { ...someBilling().client, first_name: 'Đorđe', last_name: 'Jovanović-Şahin' }
    const [page] = await printed(content({ client }))
    expect(page!.text).toContain('Jovanović-Şahin Đorđe')
  })
})
