import type { BusinessStatistics } from '../statistics/statistics.ts'

/** A year of a house of ten clients and six of the staff, as it is told. */
export const someStatistics = (more: Partial<BusinessStatistics> = {}): BusinessStatistics => ({
  year: 2026,
  start: '2026-01-01',
  end: '2026-12-31',
  on: '2026-11-20',
  hours: [
    { month: '2026-01', letter: 'B', planned: 120, done: 90 },
    { month: '2026-02', letter: 'B', planned: 0, done: 30 },
    { month: '2026-02', letter: 'D', planned: 60, done: 60 },
  ],
  visits: [
    { month: '2026-01', planned: 4, done: 3, not_done: 1, on_time: 1, early: 0, late: 1 },
    { month: '2026-02', planned: 1, done: 1, not_done: 0, on_time: 1, early: 1, late: 0 },
  ],
  cells: [
    { kind: 'B', age_class: '80+', gender: 'female', clients: 6, minutes: 100 },
    { kind: 'B', age_class: '65-79', gender: 'male', clients: 4, minutes: 20 },
    { kind: 'D', age_class: '80+', gender: 'female', clients: null, minutes: null },
    { kind: null, age_class: '80+', gender: 'female', clients: 6, minutes: null },
    { kind: null, age_class: '65-79', gender: 'male', clients: 4, minutes: null },
  ],
  kinds: [
    { kind: 'B', clients: 10, minutes: 120 },
    { kind: 'D', clients: null, minutes: 60 },
  ],
  clients: { care: 10, all: 10, from_80: 6, cases: 11 },
  staff: {
    by_training: [
      { value: 'tertiary_nurse', female: 5, male: 0, persons: 5, percent: 400 },
      { value: null, female: null, male: 0, persons: null, percent: null },
    ],
    by_function: [
      { value: 'care', female: 5, male: 0, persons: 5, percent: 400 },
      { value: 'administration', female: null, male: 0, persons: null, percent: null },
    ],
    cells: [
      { training: 'tertiary_nurse', function: 'care', gender: 'female', persons: 5, percent: 400 },
      { training: null, function: 'administration', gender: null, persons: null, percent: null },
    ],
    persons: 6,
    percent: 400,
    lacking: { training: 1, gender: 1, percent: 1 },
    joined: 1,
    left: 0,
    days: 324,
    person_days: 400,
    percent_days: 16_200,
  },
  prescriptions: { open: 5, ending: null, clients: 4 },
  falls: { months: [{ month: '2026-02', falls: 4 }], falls: 4, clients: 4 },
  wounds: [{ topic: 'pressure-injury', opened: 4, open: null, clients: 4 }],
  house: { legal_form: null, business_type: null, canton: 'TI', rcc: [], has_opening_hours: false },
  ...more,
})
