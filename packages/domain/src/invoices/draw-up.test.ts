import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/day.ts'
import { someBilling, someCantonShare, someToBill, someTransitionalRate } from '../testing/some-billing.ts'
import { someCoverage } from '../testing/some-coverage.ts'
import { drawUp } from './draw-up.ts'
import type { InvoiceContent } from './invoice.ts'
import { controlStateOf } from './invoice-problem.ts'
import type { BillingFacts, ToBill } from './to-bill.ts'

const [basic] = someBilling().coverages
const [insurer] = someBilling().insurers
const numbers = { contactId: insurer!._id, insured_number: '123456789', card_number: '80756015090002647590' }
const accident = someCoverage({ ...numbers, law: 'uvg', from: '2026-05-10', case_number: 'U-1' })

const performed = (...each: Partial<ToBill>[]): Partial<BillingFacts> => ({ performed: each.map(someToBill) })

const codes = (more: Partial<BillingFacts>) => drawUp(someBilling(more)).problems.map(({ code }) => code)

describe('an invoice', () => {
  it('says who owes what to whom, for what, and by whose order', () => {
    const { invoices, problems } = drawUp(someBilling())
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({
      start: '2026-05-01',
      end: '2026-05-31',
      law: 'kvg',
      tiers: 'payant',
      canton: 'TI',
      payer: { name: 'Cassa di Prova', gln_number: '7601003001082' },
      insured_number: '123456789',
      client: { name: 'Bianchi Rosa', avs: '7569217076985' },
      biller: { name: 'Spitex di Prova', rcc_number: 'Z123421' },
      orders: [{ name: 'Elena Ferrari', ordered_on: '2026-04-28', start: '2026-05-01', end: '2026-10-31' }],
      total: 1575,
      payable: 1575,
    })
    expect(invoices[0]!.lines).toMatchObject([{ letter: 'B', minutes: 15, ordered: true, hourly_rate: 6300 }])
    expect(problems.map(({ code }) => code)).toEqual(['no_position'])
  })

  it('adds up as the worked example: each line of a day rounded, the total paid to five Rappen', () => {
    const day = (at: number) => addDays('2026-05-01', at)
    const month = Array.from({ length: 31 }, (_, at) => at)
    const { invoices } = drawUp(
      someBilling(
        performed(
          { letter: 'A', minutes: 60, order_required: false, date: day(0) },
          ...month.slice(0, 17).map(at => ({ date: day(at), minutes: at < 4 ? 20 : 30 })),
          ...month.map(at => ({ letter: 'C' as const, date: day(at), minutes: 25, order_required: false })),
        ),
      ),
    )
    const [{ lines, total, payable }] = invoices as [(typeof invoices)[number]]
    const of = (letter: string) =>
      lines.filter(line => line.letter === letter).reduce((sum, { amount }) => sum + amount, 0)
    expect([of('A'), of('B'), of('C'), total, payable]).toEqual([7690, 49_350, 67_952, 124_992, 124_990])
  })

  it('has one line for the visits of a day, each billed by itself', () => {
    const { invoices } = drawUp(someBilling(performed({ minutes: 7 }, { minutes: 8 }, { minutes: 12 })))
    expect(invoices[0]!.lines).toMatchObject([{ minutes: 30, real_minutes: 27, amount: 3150 }])
    expect(invoices[0]!.lines[0]!.performances).toHaveLength(3)
  })

  it('keeps apart what a doctor ordered and what nobody did', () => {
    const { invoices } = drawUp(
      someBilling(
        performed(
          { letter: 'C', order_required: false, orderedBy: null },
          { letter: 'C', order_required: false },
        ),
      ),
    )
    expect(invoices[0]!.lines.map(({ ordered }) => ordered)).toEqual([false, true])
  })

  it('says of each service of a visit whether it was ordered, and rounds the letter as one', () => {
    const visit = { taskId: 'visit', letter: 'C', order_required: false, minutes: 12 } as const
    const dressing = { code: '5003.010', name: 'Vestire' }
    const [content] = drawUp(
      someBilling(performed({ ...visit, orderedBy: null }, { ...visit, service: dressing })),
    ).invoices
    expect(content!.lines).toMatchObject([
      { ordered: false, minutes: 10, real_minutes: 12, orders: [], services: [{ code: '5002.340' }] },
      { ordered: true, minutes: 15, real_minutes: 12, services: [dressing] },
    ])
    expect(content!.orders).toHaveLength(1)
  })

  it('goes to each insurer of a month, up to her last day and from his first', () => {
    const until = { ...basic!, until: '2026-05-09' }
    const next = someCoverage({ ...numbers, from: '2026-05-10', insurer: 'Altra Cassa' })
    const { invoices } = drawUp(
      someBilling({
        coverages: [until, next],
        ...performed({ date: '2026-05-09' }, { date: '2026-05-10' }),
      }),
    )
    expect(invoices.map(({ start, end, total }) => [start, end, total])).toEqual([
      ['2026-05-01', '2026-05-09', 1575],
      ['2026-05-10', '2026-05-31', 1575],
    ])
  })

  it('goes to the accident insurer from the accident on, at her own rate', () => {
    const { house } = someBilling()
    const rate = { law: 'uvg', letter: 'B', care_kind: 'ordinary', canton: null, contract: null } as const
    const tariffs = [
      { ...rate, tariff_type: '533', code: '53302', name: null, hourly_rate: 9996, from: '2026-01-01' },
    ]
    const { invoices, problems } = drawUp(
      someBilling({
        house: { ...house, tariffs },
        coverages: [basic!, accident],
        ...performed({ date: '2026-05-09' }, { date: '2026-05-10' }),
      }),
    )
    expect(invoices.map(({ law, total, case_number }) => [law, total, case_number])).toEqual([
      ['kvg', 1575, null],
      ['uvg', 2499, 'U-1'],
    ])
    expect(problems).toContainEqual({ code: 'case_before_basic', date: '2026-05-10', _id: null })
    // It takes all care of its days, whether that has to do with the accident or not: no run issues it unseen.
    expect(controlStateOf([{ code: 'case_before_basic' }])).toBe('doubtful')
  })

  it('is owed by the client where she is paid back, and the insurer is still named', () => {
    const { invoices } = drawUp(someBilling({ coverages: [{ ...basic!, tiers: 'garant' }] }))
    expect(invoices[0]).toMatchObject({
      payer: { name: 'Bianchi Rosa' },
      insurer: { name: 'Cassa di Prova' },
    })
  })

  it('of housekeeping is apart, and the client’s own', () => {
    const { house } = someBilling()
    const rate = { law: 'private', letter: 'D', care_kind: 'ordinary', canton: null, contract: null } as const
    const tariffs = [
      { ...rate, tariff_type: null, code: null, name: null, hourly_rate: 4800, from: '2026-01-01' },
    ]
    const housekeeping = { letter: 'D', order_required: false, orderedBy: null, minutes: 60 } as const
    const { invoices } = drawUp(someBilling({ house: { ...house, tariffs }, ...performed({}, housekeeping) }))
    expect(invoices.map(({ law, payer, total }) => [law, payer.name, total])).toEqual([
      ['kvg', 'Cassa di Prova', 1575],
      ['private', 'Bianchi Rosa', 4800],
    ])
  })
})

describe('a month that is not over', () => {
  const seen = (today: string, more: Partial<BillingFacts> = {}) => codes({ today, ...more })
  it('is looked at before it is issued, where something of it is to be', () => {
    expect(seen('2026-05-31')).toContain('month_running')
    expect(seen('2026-06-01')).not.toContain('month_running')
    expect(seen('2026-05-31', { performed: [] })).toEqual([])
    expect(controlStateOf([{ code: 'month_running' }])).toBe('doubtful')
  })
})

describe('the services of a line', () => {
  const blood = { code: '5002.050', name: 'Controllo della glicemia capillare' }

  it('are all that it sums, each once, and each performance knows its own', () => {
    const { invoices } = drawUp(someBilling(performed({}, {}, { service: blood, minutes: 5 })))
    const [line] = invoices[0]!.lines
    expect(line!.services).toEqual([blood, { code: '5002.340', name: 'Medicazione semplice' }])
    expect(line!.performances.map(({ service }) => service)).toEqual(['5002.340', '5002.340', '5002.050'])
  })
})

describe('several orders in a month', () => {
  const [first] = someBilling().orders
  const second = {
    ...first!,
    _id: 'second',
    doctor: 'Ugo Prova',
    ordered_on: '2026-05-10',
    start: '2026-05-11',
  }
  const unused = { ...first!, _id: 'unused', doctor: 'Nessuno' }

  it('stand each with its doctor and its days, and each line goes by its own', () => {
    const { invoices } = drawUp(
      someBilling({
        orders: [second, unused, first!],
        ...performed({ date: '2026-05-04' }, { date: '2026-05-12', orderedBy: 'second' }),
      }),
    )
    expect(invoices[0]!.orders.map(({ name, ordered_on }) => [name, ordered_on])).toEqual([
      ['Elena Ferrari', '2026-04-28'],
      ['Ugo Prova', '2026-05-10'],
    ])
    expect(invoices[0]!.lines.map(({ orders }) => orders)).toEqual([[first!._id], ['second']])
  })

  it('are both named by a line to which a visit of both belongs, which is rounded as one', () => {
    const visit = { taskId: 'visit', minutes: 12 }
    const { invoices } = drawUp(
      someBilling({ orders: [first!, second], ...performed(visit, { ...visit, orderedBy: 'second' }) }),
    )
    expect(invoices[0]!.lines).toMatchObject([{ minutes: 25, ordered: true, orders: [first!._id, 'second'] }])
  })

  it('are told apart on one day', () => {
    const { invoices } = drawUp(
      someBilling({ orders: [first!, second], ...performed({}, { orderedBy: 'second' }) }),
    )
    expect(invoices[0]!.lines).toHaveLength(2)
  })
})

describe('a visit of which a part is billed', () => {
  const elsewhere = '0192f0c1-0000-7000-8000-0000000000e9'
  const part = {
    taskId: 'visit',
    date: '2026-05-04',
    letter: 'B',
    care_kind: 'ordinary',
    minutes: 7,
    billed: 10,
    coverageId: basic!._id,
    invoiceId: 'invoice',
  } as const
  const rest = performed({ taskId: 'visit', minutes: 16 })

  it('is billed for what is missing to the whole, and nobody has to look at it', () => {
    const { invoices, problems } = drawUp(someBilling({ ...rest, billed: [part] }))
    expect(invoices[0]!.lines).toMatchObject([{ minutes: 15, real_minutes: 16, amount: 1575 }])
    expect(controlStateOf(problems)).toBe('in_order')
  })

  it('has nobody look at the care beside housekeeping, which has a payer of its own', () => {
    const housekeeping = { ...part, letter: 'D', coverageId: null } as const
    expect(codes({ ...rest, billed: [housekeeping] })).not.toContain('partly_billed')
  })

  it.each([
    ['of a visit', 'visit', {}, ['rest_of_changed']],
    ['of another visit', 'visit', { taskId: 'another' }, []],
    ['of a day whose minutes are raised as one', 'day', { taskId: 'another' }, ['rest_of_changed']],
  ] as const)('is held while what was billed %s does not hold any more', (_, minimum_scope, more, held) => {
    const facts = {
      ...rest,
      house: { ...someBilling().house, minimum_scope },
      billed: [{ ...part, ...more }],
      changed: [{ invoiceId: 'invoice', date: '2026-05-04' }],
    }
    expect(codes(facts).filter(code => code === 'rest_of_changed')).toEqual(held)
    expect(codes({ ...facts, changed: [] })).not.toContain('rest_of_changed')
  })

  it('is on no document where nothing is left of it to bill, and nothing is to be said of it', () => {
    const whole = { ...part, minutes: 13, billed: 15 }
    const left = { taskId: 'visit', minutes: 3, orderedBy: null, prescribed: false }
    const nothing = someBilling({ ...performed(left), billed: [whole] })
    expect(drawUp(nothing)).toMatchObject({ invoices: [], problems: [] })
    // No minute is lost: what comes later is weighed with it.
    const { invoices } = drawUp({ ...nothing, performed: [...nothing.performed, someToBill(left)] })
    expect(invoices[0]!.lines).toMatchObject([{ minutes: 5, real_minutes: 6 }])
    // Beside what costs something it is said, and is no rest any more.
    const beside = drawUp({ ...nothing, performed: [...nothing.performed, someToBill()] })
    const { lines } = beside.invoices[0]!
    expect(lines.map(({ minutes }) => minutes).toSorted((a, b) => a - b)).toEqual([0, 15])
  })

  it.each([
    ['more than the whole would be', performed({ taskId: 'visit', letter: 'C', minutes: 3 }), { minutes: 3 }],
    ['to somebody else', rest, { coverageId: elsewhere }],
    [
      'to somebody else under another letter',
      performed({ taskId: 'visit', letter: 'C', order_required: false }),
      { coverageId: elsewhere },
    ],
  ])('is to be looked at where it is billed %s', (_, owed, more) => {
    const { problems } = drawUp(someBilling({ ...owed, billed: [{ ...part, ...more }] }))
    expect(problems).toContainEqual({ code: 'partly_billed', date: '2026-05-04', _id: 'visit' })
  })
})

describe('acute and transitional care', () => {
  const rate = someTransitionalRate(5000)
  const canton_shares = [someCantonShare({ percent: 60 })]
  const inHouse = { house: { ...someBilling().house, tariffs: [rate], canton_shares } }

  it('is a line of its own at the rate that was agreed', () => {
    const { invoices } = drawUp(
      someBilling({ ...inHouse, ...performed({ transitional: true, minutes: 60 }, { minutes: 60 }) }),
    )
    expect(invoices[0]!.lines.map(({ care_kind, amount }) => [care_kind, amount])).toEqual([
      ['ordinary', 6300],
      ['transitional', 2000],
    ])
  })

  it('is held where nobody wrote a rate', () =>
    expect(codes(performed({ transitional: true }))).toContain('no_tariff'))

  it('is named with its law, letter and kind where it has no rate, with the minutes that are in no sum', () => {
    const acute = { transitional: true, minutes: 20 }
    const { invoices, problems } = drawUp(
      someBilling(
        performed({ ...acute, date: '2026-05-06' }, acute, { ...acute, letter: 'A' }, { minutes: 60 }),
      ),
    )
    expect(invoices[0]!.total).toBe(6300)
    const unpriced = { law: 'kvg', care_kind: 'transitional' }
    expect(problems.filter(({ code }) => code === 'no_tariff')).toEqual([
      {
        code: 'no_tariff',
        date: '2026-05-04',
        _id: null,
        unpriced: { ...unpriced, letter: 'A', minutes: 20 },
      },
      {
        code: 'no_tariff',
        date: '2026-05-04',
        _id: null,
        unpriced: { ...unpriced, letter: 'B', minutes: 40 },
      },
    ])
  })

  it('is ordinary under a law that does not know it', () => {
    const accidentRate = { ...rate, law: 'uvg', care_kind: 'ordinary', hourly_rate: 9996 } as const
    const { invoices } = drawUp(
      someBilling({
        house: { ...someBilling().house, tariffs: [rate, accidentRate] },
        coverages: [accident],
        ...performed({ date: '2026-05-31', transitional: true, minutes: 60 }),
      }),
    )
    expect(invoices[0]!.lines).toMatchObject([{ care_kind: 'ordinary', amount: 9996 }])
  })
})

const { client, numbers: known, house } = someBilling()
const contracted = {
  law: 'kvg',
  letter: 'B',
  care_kind: 'ordinary',
  canton: null,
  contract: 'Convenzione Uno',
  tariff_type: '532',
  code: '53202',
  name: null,
  hourly_rate: 6450,
  from: '2026-01-01',
} as const

describe('what is to be looked at before', () => {
  it.each<[string, Partial<BillingFacts>]>([
    ['no_coverage', { coverages: [] }],
    [
      'no_coverage',
      { coverages: [{ ...basic!, until: '2026-05-03' }], ...performed({}, { date: '2026-05-03' }) },
    ],
    [
      'several_cases',
      { coverages: [accident, { ...accident, law: 'ivg' }], ...performed({ date: '2026-05-31' }) },
    ],
    ['no_tariff', { coverages: [accident], ...performed({ date: '2026-05-31' }) }],
    ['contract_unknown', { house: { ...house, tariffs: [contracted] } }],
    ['no_order', performed({ orderedBy: null })],
    [
      'no_order',
      {
        coverages: [accident],
        ...performed({ date: '2026-05-31', letter: 'C', order_required: false, orderedBy: null }),
      },
    ],
    ['no_avs', { numbers: { ...known, avsNumber: null } }],
    ['no_insured_number', { coverages: [{ ...basic!, insured_number: null }] }],
    ['no_case', { coverages: [{ ...accident, case_number: null }], ...performed({ date: '2026-05-31' }) }],
    ['no_card', { coverages: [{ ...basic!, card_number: null }] }],
    ['no_insurer_gln', { coverages: [{ ...basic!, contactId: null }] }],
    ['no_payer_address', { insurers: [{ ...insurer!, address: null }] }],
    [
      'no_payer_address',
      { client: { ...client, address: null }, coverages: [{ ...basic!, tiers: 'garant' }] },
    ],
    ['no_rcc', { house: { ...house, rcc: [] } }],
    ['no_rcc', { coverages: [{ ...basic!, canton: 'GR' }] }],
    ['no_iban', { house: { ...house, iban: null } }],
    ['no_biller_address', { house: { ...house, address: null } }],
    ['not_confirmed', { visits: [{ code: 'not_confirmed', taskId: 'visit', date: '2026-05-06' }] }],
    ['not_prescribed', performed({ letter: 'C', order_required: false, orderedBy: null, prescribed: false })],
    ['changed_since', { changed: [{ invoiceId: 'invoice', date: '2026-05-06' }] }],
  ])('%s', (code, more) => expect(codes(more)).toContain(code))

  it.each<[string, Partial<BillingFacts>]>([
    ['no_avs', { numbers: { ...known, avsNumber: null, without_avs: true } }],
    ['no_order', performed({ letter: 'C', order_required: false, orderedBy: null })],
    [
      'no_card',
      {
        coverages: [{ ...basic!, card_number: null }],
        numbers: { ...known, cardNumber: '80756015090002647590' },
      },
    ],
    ['not_prescribed', performed({ orderedBy: null, prescribed: false })],
    ['not_prescribed', performed({ letter: 'D', order_required: false, orderedBy: null, prescribed: false })],
  ])('but not %s where none is needed', (code, more) => expect(codes(more)).not.toContain(code))

  it('is said once for a thing, on its first day', () => {
    const { problems } = drawUp(
      someBilling({ coverages: [], ...performed({ date: '2026-05-07' }, { date: '2026-05-05' }) }),
    )
    expect(problems).toEqual([{ code: 'no_coverage', date: '2026-05-05', _id: null }])
  })
})

const anyPerformed = fc.array(
  fc.record({
    taskId: fc.constantFrom('1', '2', '3', '4', '5'),
    letter: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
    minutes: fc.integer({ min: 1, max: 600 }),
    ordered: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20 },
)

const minutesOf = ({ lines }: InvoiceContent): number => lines.reduce((sum, { minutes }) => sum + minutes, 0)

it('adds up in whatever order it comes: lines to the total, days to the month, nothing left out or twice', () => {
  fc.assert(
    fc.property(anyPerformed, drawn => {
      const all = drawn.map(({ ordered, taskId, ...one }) =>
        someToBill({
          ...one,
          taskId,
          date: `2026-05-0${taskId}`,
          ...(ordered ? {} : { orderedBy: null }),
        }),
      )
      const [one] = drawUp(someBilling({ performed: all })).invoices
      const [other] = drawUp(someBilling({ performed: all.toReversed() })).invoices
      expect(other!.total).toBe(one!.total)
      expect(one!.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(one!.total)
      expect(Math.abs(one!.payable - one!.total)).toBeLessThanOrEqual(2)
      const asOrdered = one!.lines.flatMap(line =>
        line.performances.map(each => [each.performanceId, line.ordered]),
      )
      expect(Object.fromEntries(asOrdered)).toEqual(
        Object.fromEntries(all.map(({ _id, orderedBy }) => [_id, orderedBy !== null])),
      )
      // Whoever ordered it: the minutes are those of the letter as a whole.
      const asOne = drawUp(
        someBilling({ performed: all.map(each => ({ ...each, orderedBy: null })) }),
      ).invoices
      expect(minutesOf(one!)).toBe(minutesOf(asOne[0]!))
      const billed = one!.lines.flatMap(({ performances }) => performances.map(each => each.performanceId))
      expect(billed.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted())
    }),
  )
})

it('adds up ten thousand performances, each on a line of its day', () => {
  const all = Array.from({ length: 10_000 }, (_, at) =>
    someToBill({
      date: addDays('2026-05-01', at % 31),
      letter: (['A', 'B', 'C'] as const)[at % 3]!,
      minutes: 10 + (at % 20),
    }),
  )
  const [content] = drawUp(someBilling({ performed: all })).invoices
  const { lines, total } = content!
  expect(lines).toHaveLength(93)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  const real = lines.reduce((sum, line) => sum + line.real_minutes, 0)
  expect(real).toBe(all.reduce((sum, { minutes }) => sum + minutes, 0))
  expect(lines.flatMap(({ performances }) => performances)).toHaveLength(10_000)
})
