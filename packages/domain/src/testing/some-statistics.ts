import type { BusinessStatistics } from '../statistics/statistics.ts'

/** A year of a small house: four clients, two of the staff. */
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
    { kind: 'B', age_class: '80+', gender: 'female', clients: 4, minutes: 100 },
    { kind: 'B', age_class: '65-79', gender: 'male', clients: 1, minutes: 20 },
    { kind: 'D', age_class: '80+', gender: 'female', clients: 1, minutes: 60 },
    { kind: null, age_class: '80+', gender: 'female', clients: 4, minutes: 160 },
    { kind: null, age_class: '65-79', gender: 'male', clients: 1, minutes: 20 },
  ],
  clients: { care: 5, all: 5 },
  staff: {
    cells: [
      {
        training: 'tertiary_nurse',
        function: 'care',
        gender: 'female',
        persons: 1,
        percent: 80,
        without_percent: 0,
      },
      {
        training: null,
        function: 'administration',
        gender: null,
        persons: 1,
        percent: 0,
        without_percent: 1,
      },
    ],
    joined: 1,
    left: 0,
    days: 324,
    person_days: 400,
    percent_days: 16_200,
  },
  prescriptions: { open: 3, ending: 1, clients: 2 },
  falls: { months: [{ month: '2026-02', falls: 2 }], clients: 1 },
  wounds: [{ topic: 'pressure-injury', opened: 1, open: 1, clients: 1 }],
  house: { legal_form: null, business_type: null, canton: 'TI', rcc: [], has_opening_hours: false },
  ...more,
})
