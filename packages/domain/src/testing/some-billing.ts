import type { CantonShare } from '../billing/canton-share.ts'
import type { Tariff } from '../billing/tariff.ts'
import { settingsDefaults } from '../businesses/business-settings.ts'
import type { BillingFacts, MaterialToBill, ToBill } from '../invoices/to-bill.ts'
import { completeAddress } from '../people/address.ts'
import { newId } from '../wire/id.ts'
import { someContact } from './some-contact.ts'
import { someCoverage } from './some-coverage.ts'

const insurer = someContact({
  _id: '0192f0c1-0000-7000-8000-0000000000c2',
  type: 'health_insurance',
  company: 'Cassa di Prova',
  gln_insurer: '7601003001082',
  address: { street: 'Via Prova', house_no: '1', zip: '6500', city: 'Bellinzona' },
})

/** A treatment of a quarter of an hour on a day in May, ordered by a doctor; each test says what matters to it. */
export const someToBill = (more: Partial<ToBill> = {}): ToBill => ({
  _id: newId(),
  version: 1,
  taskId: newId(),
  date: '2026-05-04',
  letter: 'B',
  minutes: 15,
  care_kind: 'ordinary',
  service: { code: '5002.340', name: 'Medicazione semplice' },
  order_required: true,
  orderedBy: '0192f0c1-0000-7000-8000-0000000000d1',
  transitional: false,
  prescribed: true,
  ...more,
})

/** Two units of a material on a day in May, which the patient could have used. */
export const someMaterialToBill = (
  more: Partial<Omit<MaterialToBill, 'material'>> & { material?: Partial<MaterialToBill['material']> } = {},
): MaterialToBill => ({
  _id: newId(),
  version: 1,
  taskId: newId(),
  date: '2026-05-04',
  quantity: 2,
  ...more,
  material: {
    _id: '0192f0c1-0000-7000-8000-0000000000f1',
    name: 'Compressa sterile',
    unit: 'pezzo',
    category: 'B',
    code: '35.01.01.00.1',
    prices: [{ payer: 'kvg', tariff_type: '452', code: null, price: 145, from: '2026-01-01' }],
    ...more.material,
  },
})

/** What an hour of acute and transitional care costs, as it was agreed. */
export const someTransitionalRate = (hourly_rate: number): Tariff => ({
  law: 'kvg',
  letter: 'B',
  care_kind: 'transitional',
  canton: null,
  contract: null,
  tariff_type: '532',
  code: 'CAT.B',
  name: null,
  hourly_rate,
  from: '2026-01-01',
})

/** The least that Ticino may bear of such care, and where it is asked for it. */
export const someCantonShare = (more: Partial<CantonShare> = {}): CantonShare => ({
  canton: 'TI',
  percent: 55,
  recipient: 'Ufficio di prova',
  street: 'Via Prova',
  house_no: '7',
  zip: '6501',
  city: 'Bellinzona',
  from: '2026-01-01',
  ...more,
})

/** A client's May of which nothing is missing: basic insurance, an order, a house that may bill in Ticino. */
export const someBilling = (more: Partial<BillingFacts> = {}): BillingFacts => ({
  month: '2026-05',
  today: '2026-06-03',
  performed: [someToBill()],
  billed: [],
  used: [],
  coverages: [
    someCoverage({
      _id: '0192f0c1-0000-7000-8000-0000000000e1',
      contactId: insurer._id,
      insured_number: '123456789',
      card_number: '80756015090002647590',
    }),
  ],
  client: {
    first_name: 'Rosa',
    last_name: 'Bianchi',
    birthday: '1941-03-08',
    gender: 'female',
    address: completeAddress({
      street: 'Via Prova',
      house_no: '4',
      zip: '6500',
      city: 'Bellinzona',
      canton: 'TI',
    }),
  },
  numbers: { avsNumber: '7569217076985', without_avs: false, cardNumber: null, insuranceNumber: null },
  insurers: [insurer],
  orders: [
    {
      _id: '0192f0c1-0000-7000-8000-0000000000d1',
      doctor: 'Elena Ferrari',
      gln_number: null,
      rcc_number: null,
      ordered_on: '2026-04-28',
      start: '2026-05-01',
      end: '2026-10-31',
    },
  ],
  visits: [],
  changed: [],
  unaccompanied: [],
  contributed: [],
  house: {
    ...settingsDefaults('Spitex di Prova'),
    businessId: newId(),
    version: 1,
    author: null,
    written_at: null,
    iban: 'CH9300762011623852957',
    address: completeAddress({ street: 'Via Casa', house_no: '2', zip: '6500', city: 'Bellinzona' }),
    rcc: [{ canton: 'TI', rcc_number: 'Z123421', from: '2020-01-01' }],
  },
  ...more,
})
