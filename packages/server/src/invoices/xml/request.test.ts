import { drawUp } from '@vicino/domain/invoices/draw-up.ts'
import { electronicInvoice, type SendingFacts } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import type { BillingFacts } from '@vicino/domain/invoices/to-bill.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import {
  someBilling,
  someCantonShare,
  someToBill,
  someTransitionalRate,
} from '@vicino/domain/testing/some-billing.ts'
import { someContact } from '@vicino/domain/testing/some-contact.ts'
import { someCoverage } from '@vicino/domain/testing/some-coverage.ts'
import { someSending } from '@vicino/domain/testing/some-sending.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { departures, rootOf } from '../../testing/invoice-request-structure.ts'
import { invoiceXml, type Requested } from './request.ts'

const content = (more: Partial<BillingFacts> = {}): InvoiceContent => drawUp(someBilling(more)).invoices[0]!

/** An invoice as it is sent, checked against the structure of the standard. */
function sent(
  of: InvoiceContent,
  facts: SendingFacts = someSending(),
  more: Partial<Requested> = {},
): string {
  const electronic = electronicInvoice(of, facts)
  if ('problems' in electronic) throw new Error(JSON.stringify(electronic.problems))
  const payable = of.payable / 100
  const requested: Requested = {
    _id: '0192f0c1-0000-7000-8000-0000000000f1',
    number: '2026-00042',
    state: 'issued',
    issued_at: '2026-06-02T22:30:00.000Z',
    payable,
    open: payable,
    cancels: null,
    reminder: null,
    copy: false,
    ...more,
  }
  const xml = invoiceXml(requested, electronic.invoice)
  expect(departures(xml)).toEqual([])
  return xml
}

type Read = { element: (name: string) => string; all: (name: string) => Record<string, string>[] }

/** The attributes of elements by their name, and the text of one. */
function read(xml: string): Read & { of: (name: string) => Record<string, string> } {
  const root = rootOf(xml)
  const all = (name: string) =>
    Array.from(root.getElementsByTagName(name), each =>
      Object.fromEntries(Array.from(each.attributes, one => [one.name, one.value])),
    )
  return {
    all,
    of: name => (name === 'request' ? { ...attributesOf(root) } : all(name)[0]!),
    element: name => root.getElementsByTagName(name)[0]?.textContent ?? '',
  }
}

const attributesOf = (root: ReturnType<typeof rootOf>): Record<string, string> =>
  Object.fromEntries(Array.from(root.attributes, one => [one.name, one.value]))

const [basic] = someBilling().coverages

describe('an electronic invoice', () => {
  it('names everybody and everything that the standard asks for', () => {
    const { of, all, element } = read(sent(content()))
    expect(of('request')).toMatchObject({
      language: 'it',
      modus: 'production',
      guid: '0192f0c10000700080000000000000f1',
    })
    expect(of('transport')).toEqual({ from: '7601003000009', to: '7601003001082' })
    expect(of('payload')).toEqual({ request_type: 'invoice', request_subtype: 'normal' })
    expect(of('invoice')).toEqual({
      request_timestamp: '1780439400',
      request_date: '2026-06-03T00:00:00',
      request_id: '2026-00042',
    })
    expect(of('body')).toEqual({ role: 'nursingstaff', place: 'company' })
    expect(element('remark')).toBe('Cure a domicilio con prescrizione medica')
    expect(of('biller_zsr')).toEqual({ zsr: 'Z123421' })
    expect(of('patient')).toEqual({
      gender: 'female',
      sex: 'female',
      birthdate: '1941-03-08',
      ssn: '7569217076985',
    })
    expect([element('familyname'), element('givenname')]).toEqual(['Bianchi', 'Rosa'])
    expect(of('partner')).toEqual({ gln: '7601001234567', type: 'referrer', zsr: 'F123424' })
    expect(of('balance')).toEqual({ currency: 'CHF', amount: '15.75', amount_due: '15.75' })
    expect(of('vat_rate')).toEqual({ vat_rate: '0', amount: '15.75', vat: '0.00' })
    expect(of('esrQRRed')).toMatchObject({ iban: 'CH9300762011623852957' })
    expect(of('law')).toEqual({ type: 'KVG', card_id: '80756015090002647590', insured_id: '123456789' })
    expect(of('treatment')).toEqual({
      date_begin: '2026-05-01',
      date_end: '2026-05-31',
      canton: 'TI',
      reason: 'disease',
    })
    expect(all('service')).toEqual([
      {
        record_id: '1',
        tariff_type: '532',
        code: '53202',
        name: 'B – cure: Medicazione semplice (5002.340)',
        session: '1',
        quantity: '3',
        date_begin: '2026-05-04T00:00:00',
        provider_id: '7601003000009',
        responsible_id: '7601003000009',
        unit: '5.25',
        external_factor: '1',
        amount: '15.75',
        vat_rate: '0',
        remark: 'con prescrizione medica (Elena Ferrari, 28.04.2026)',
      },
    ])
  })

  it.each([55, 57.3, 100])(
    'counts by the insurer’s share of acute care, of which the canton pays %s %%, to the Rappen',
    percent => {
      const { house } = someBilling()
      const shared = {
        house: {
          ...house,
          tariffs: [someTransitionalRate(7690)],
          canton_shares: [someCantonShare({ percent })],
        },
        performed: [25, 50, 55].map((minutes, at) =>
          someToBill({ minutes, date: `2026-05-0${at + 4}`, transitional: true }),
        ),
      }
      const { all } = read(sent(content(shared)))
      for (const { quantity, unit, external_factor, amount } of all('service')) {
        const product = Number(quantity) * Number(unit) * Number(external_factor)
        expect(Math.abs(product - Number(amount))).toBeLessThanOrEqual(0.005 + 1e-9)
      }
    },
  )

  it('names each doctor who ordered, and of each line by whom and when', () => {
    const [first] = someBilling().orders
    const second = {
      ...first!,
      _id: newId(),
      doctor: 'Ugo Prova',
      gln_number: '7601003000009',
      ordered_on: '2026-05-10',
      start: '2026-05-11',
    }
    const another = someContact({
      type: 'doctor',
      last_name: 'Prova',
      first_name: 'Ugo',
      gln_number: '7601003000009',
      address: { street: 'Via Medici', house_no: '8', zip: '6600', city: 'Locarno' },
    })
    const of = content({
      performed: [
        someToBill({ date: '2026-05-04' }),
        someToBill({ date: '2026-05-12', orderedBy: second._id }),
        someToBill({ date: '2026-05-13', letter: 'C', order_required: false, orderedBy: null }),
      ],
      orders: [second, first!],
    })
    const facts = someSending()
    const { all } = read(
      sent(of, { ...facts, orders: [...facts.orders, null], doctors: [...facts.doctors, another] }),
    )
    expect(all('partner').map(({ gln }) => gln)).toEqual(['7601001234567', '7601003000009'])
    expect(all('service').map(({ remark }) => remark)).toEqual([
      'con prescrizione medica (Elena Ferrari, 28.04.2026)',
      'con prescrizione medica (Ugo Prova, 10.05.2026)',
      'senza prescrizione medica',
    ])
  })

  it('lets the intermediary send the client her copy only where it does so, of what her insurer owes', () => {
    const copied = (of: InvoiceContent, more: object, requested: Partial<Requested> = {}) =>
      read(sent(of, someSending(more), requested)).of('processing')['print_copy_to_guarantor']
    const both = { gln_intermediary: '7601001234567', copies_by_intermediary: true }
    expect(copied(content(), both)).toBe('true')
    expect(copied(content(), { ...both, copies_by_intermediary: false })).toBeUndefined()
    expect(copied(content(), { ...both, gln_intermediary: null })).toBeUndefined()
    expect(copied(content(), both, { copy: true })).toBeUndefined()
    expect(copied(content({ coverages: [{ ...basic!, tiers: 'garant' }] }), both)).toBeUndefined()
  })

  it('goes to the mailbox of the insurer through whom the house sends, as a test where it is one', () => {
    const facts = someSending({ gln_intermediary: '7601001304307', sending_mode: 'test' })
    const insurer = { ...facts.insurer!, gln_recipient: '7601003002041' }
    const { of } = read(sent(content(), { ...facts, insurer }))
    expect(of('transport').to).toBe('7601003002041')
    expect(of('via')).toEqual({ via: '7601001304307', sequence_id: '1' })
    expect(of('request').modus).toBe('test')
    expect(of('insurance').gln).toBe('7601003001082')
  })

  it.each([
    ['association', null, 'association'],
    ['foundation', null, 'association'],
    ['public_limited_company', 'spitex_private', 'company'],
    ['sole_proprietorship', null, 'practice'],
    [null, 'independent_nurse', 'practice'],
  ] as const)('says of a house that is a %s (%s): %s', (legal_form, business_type, place) => {
    expect(read(sent(content(), someSending({ legal_form, business_type }))).of('body').place).toBe(place)
  })

  it('is paid into a QR-IBAN by a QR reference', () => {
    const house = { ...someBilling().house, iban: 'CH4431999123000889012' }
    const { of } = read(sent(content({ house })))
    expect(of('esrQR')).toMatchObject({
      iban: 'CH4431999123000889012',
      payment_period: 'P30D',
    })
    expect(of('esrQR').reference_number).toMatch(/202600042\d$/)
  })

  it('is owed by the client in tiers garant, with what she has paid of it', () => {
    const coverages = [{ ...basic!, tiers: 'garant' as const }]
    const { of, all } = read(sent(content({ coverages }), someSending(), { open: 5.75 }))
    expect(all('tiers_payant')).toEqual([])
    expect(of('transport').to).toBe('2006666666008')
    expect(of('debitor')).toEqual({ gln: '2000000000008' })
    expect(of('balance')).toMatchObject({ amount: '15.75', amount_prepaid: '10.00', amount_due: '5.75' })
  })

  it('names an accident by its case', () => {
    const coverages = [
      someCoverage({
        contactId: basic!.contactId,
        law: 'uvg',
        treatment_reason: 'accident',
        case_number: 'U-17/26',
        case_date: '2026-05-01',
      }),
    ]
    const tariffs = someSending().house.tariffs.map(each => ({
      ...each,
      law: 'uvg' as const,
      tariff_type: '533',
    }))
    const house = { ...someBilling().house, tariffs }
    const { of } = read(sent(content({ coverages, house }), someSending({ tariffs })))
    expect(of('law')).toMatchObject({ type: 'UVG', case_id: 'U-17/26', case_date: '2026-05-01' })
    expect(of('treatment').reason).toBe('accident')
    expect(of('service').tariff_type).toBe('533')
  })

  it.each([
    ['psychiatric', '53222'],
    ['employed_relative', '53232'],
  ] as const)('bills %s care under the position that it has since 2026', (care_kind, code) => {
    const { of } = read(sent(content({ performed: [someToBill({ care_kind })] })))
    expect(of('service')).toMatchObject({ tariff_type: '532', code })
  })

  it('bills materials after the care, at their own price', () => {
    const material = {
      date: '2026-05-05',
      materialId: newId(),
      name: 'Compressa sterile',
      unit: 'pezzo',
      tariff_type: '452',
      code: '35.01.02',
      quantity: 2.5,
      price: 130,
      amount: 325,
      uses: [],
    }
    const of = { ...content(), materials: [material], total: 1900, payable: 1900 }
    expect(read(sent(of)).all('service')[1]).toMatchObject({
      record_id: '2',
      tariff_type: '452',
      code: '35.01.02',
      name: 'Compressa sterile',
      quantity: '2.5',
      unit: '1.3',
      amount: '3.25',
      remark: 'pezzo',
    })
    const nameless = { ...of, materials: [{ ...material, code: null }] }
    expect(electronicInvoice(nameless, someSending())).toMatchObject({ problems: [{ code: 'no_position' }] })
  })

  it('cancels an invoice by naming it, with every amount taken back', () => {
    const whole = content()
    const taken = {
      ...whole,
      lines: whole.lines.map(line => ({ ...line, amount: -line.amount })),
      total: -whole.total,
      payable: -whole.payable,
    }
    const cancels = { number: '2026-00041', issued_at: '2026-06-01T08:00:00.000Z' }
    const { of } = read(sent(taken, someSending(), { cancels, state: 'counter_entry', open: 0 }))
    expect(of('payload').request_subtype).toBe('storno')
    expect(of('credit').request_id).toBe('2026-00041')
    expect(of('invoice').request_id).toBe('2026-00042')
    expect(of('balance')).toMatchObject({ amount: '-15.75', amount_due: '-15.75' })
    expect(of('service')).toMatchObject({ quantity: '-3', unit: '5.25', amount: '-15.75' })
  })

  it('reminds of what is still owed, the third time at most', () => {
    const reminder = { _id: newId(), level: 4, written_at: '2026-07-10T08:00:00.000Z' }
    const { of } = read(sent(content(), someSending(), { reminder, open: 10.75 }))
    expect(of('payload').request_type).toBe('reminder')
    expect(of('reminder')).toMatchObject({ request_id: '2026-00042-R4', reminder_level: '3' })
    expect(of('request').guid).toBe(reminder._id.replaceAll('-', ''))
    expect(of('balance').amount_due).toBe('10.75')
  })

  it('is a copy where it is the insured person’s', () => {
    expect(read(sent(content(), someSending(), { copy: true })).of('payload').request_subtype).toBe('copy')
  })

  it('writes any name, cuts one that is too long, and leaves out what cannot be written', () => {
    const name = `Spitex <Müller & "Söhne"> ${'x'.repeat(40)}`
    const client = {
      ...someBilling().client,
      first_name: "D'Arco\u0007\uD800",
      last_name: `Ünal 😀 ${'ß'.repeat(40)}`,
      address: completeAddress({
        street: `Strada ${'lunga '.repeat(9)}`.trim(),
        house_no: '12a/bis/ter/q',
        zip: '80331',
        city: 'München',
        country: 'DE',
      }),
    }
    const house = { ...someBilling().house, name }
    const coverages = [{ ...basic!, canton: 'TI' as const }]
    const xml = sent(content({ client, house, coverages }), {
      ...someSending(),
      client: { ...client, avsNumber: null },
    })
    const { element } = read(xml)
    expect(xml).toContain('Spitex &lt;Müller &amp; ')
    expect(element('companyname')).toBe(Array.from(name).slice(0, 35).join(''))
    expect(element('familyname')).toBe(Array.from(client.last_name).slice(0, 35).join(''))
    expect(element('givenname')).toBe("D'Arco")
    expect(xml).toContain('>Strada lunga lunga lu 12a/bis/ter/q</street>')
  })

  it('writes ten thousand lines', () => {
    const [line] = content().lines
    const lines = Array.from({ length: 10_000 }, () => line!)
    const { all } = read(sent({ ...content(), lines, total: 15_750_000, payable: 15_750_000 }))
    expect(all('service').at(-1)?.record_id).toBe('10000')
  })

  it('adds up to what the invoice says, whatever was done', () => {
    const some = fc.record({
      date: fc.integer({ min: 1, max: 31 }).map(at => `2026-05-${String(at).padStart(2, '0')}`),
      letter: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
      minutes: fc.integer({ min: 0, max: 180 }),
      orderedBy: fc.constantFrom(null, someToBill().orderedBy),
      care_kind: fc.constantFrom('ordinary' as const, 'psychiatric' as const),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 40 }), each => {
        const of = content({ performed: each.map(one => someToBill({ ...one, order_required: false })) })
        const { all, of: one } = read(sent(of))
        const rappen = (text: string) => Math.round(Number(text) * 100)
        const services = all('service')
        expect(services.reduce((sum, { amount }) => sum + rappen(amount!), 0)).toBe(of.total)
        expect(rappen(one('balance').amount!)).toBe(of.total)
        expect(rappen(one('balance').amount_due!)).toBe(of.payable)
        for (const { quantity, unit, amount } of services)
          expect(Math.abs(Number(quantity) * Number(unit) - Number(amount))).toBeLessThan(0.005001)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what is missing', () => {
  const lacks = (of: InvoiceContent, facts: SendingFacts): string[] => {
    const electronic = electronicInvoice(of, facts)
    return 'problems' in electronic ? electronic.problems.map(({ code }) => code) : []
  }
  const bare = { ...content(), biller: { ...content().biller, gln_number: null } }
  const doctorless = someContact({ type: 'doctor', last_name: 'Ferrari', gln_number: '7601001234567' })
  const private_ = { ...content(), law: 'private' as const, tiers: 'garant' as const }

  it.each<[string[], InvoiceContent, SendingFacts]>([
    [['no_biller_gln'], bare, someSending({ gln_number: null })],
    [['no_legal_form'], content(), someSending({ legal_form: null })],
    [['no_position'], content(), someSending({ tariffs: [] })],
    [['no_doctor_gln'], content(), { ...someSending(), orders: [null] }],
    [['no_doctor_address'], content(), { ...someSending(), doctors: [doctorless] }],
    [['no_doctor_address'], content(), { ...someSending(), doctors: [] }],
    [['not_electronic'], private_, someSending()],
    [['not_electronic'], { ...content(), document: 'contribution' }, someSending()],
    [
      ['no_avs', 'no_client_address'],
      { ...content(), client: { ...content().client, avs: null, address: null } },
      { ...someSending(), client: { ...someSending().client, avsNumber: null, address: null } },
    ],
    [
      ['no_insurer_gln'],
      { ...content(), insurer: { ...content().insurer!, gln_number: null } },
      { ...someSending(), insurer: null },
    ],
    [
      ['no_payer_address'],
      {
        ...content(),
        insurer: { ...content().insurer!, address: completeAddress({ zip: 'AB-1234567', city: 'Oltre' }) },
      },
      { ...someSending(), insurer: null },
    ],
  ])('is told: %j', (codes, of, facts) => expect(lacks(of, facts)).toEqual(codes))

  it('is nothing where what was issued without a number has one by now', () => {
    expect(lacks(bare, someSending())).toEqual([])
  })
})
