import type { ServiceFields } from '../services/catalogue-entry.ts'
import type { Service } from '../services/service.ts'

/** A service of the catalogue; each test says what matters to it. */
export const someService = (more: Partial<Service> = {}): Service => ({
  _id: '01906b97-5c00-7aaa-8aaa-aaaaaaaaaaaa',
  service: '01906b97-5c00-7aaa-8aaa-aaaaaaaaaaaa',
  code: '5002.340',
  group: '5002',
  letter: 'B',
  group_name: 'Esami e cure',
  category: 'Ferite e stomie',
  name: 'Medicazione semplice',
  duration: 15,
  frequency: 3,
  period: 7,
  order_required: true,
  min_qualification: 'OSS',
  opre_ref: 'b.10',
  avatar: 'wound',
  comment: '',
  valid_from: '2024-07-01',
  valid_to: null,
  ...more,
})

/** What a business writes of a service of its own; each test says what matters to it. */
export const someServiceFields = (more: Partial<ServiceFields> = {}): ServiceFields => ({
  category_code: 'wounds_and_stomas',
  name_it: 'Bagno ai piedi',
  name_de: null,
  name_fr: null,
  name_en: null,
  duration: 20,
  frequency: 1,
  period: 7,
  order_required: true,
  min_qualification: 'OSS',
  opre_ref: null,
  avatar: null,
  comment: '',
  ...more,
})

const basicCare = { group: '5003', letter: 'C', group_name: 'Cure di base', category: 'Igiene' }

/** A small catalogue: one service of letter B, five of letter C. */
export const someServices: readonly Service[] = [
  someService(),
  ...[
    ['5003.010', 'Igiene totale a letto', 40],
    ['5003.040', 'Igiene parziale', 25],
    ['5003.050', 'Igiene intima', 15],
    ['5003.060', 'Igiene orale', 10],
    ['5003.070', 'Lavaggio dei capelli', 20],
  ].map(([code, name, duration]) =>
    someService({ ...basicCare, code: String(code), name: String(name), duration: Number(duration) }),
  ),
]

/** The catalogue as one page of a list. */
export const pageOfServices = {
  items: someServices,
  page: 1,
  limit: 100,
  total: someServices.length,
  more: false,
}
