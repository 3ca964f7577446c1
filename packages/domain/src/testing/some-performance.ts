import type { Performance, PlannedOnVisit } from '../performances/performance.ts'

/** A dressing that Anna Ferrari did at Maria Bianchi's on 20.11.2026; each test says what matters to it. */
export const somePerformance = (more: Partial<Performance> = {}): Performance => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50',
  version: 1,
  dossierId: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
  taskId: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  date: '2026-11-20',
  service_details: {
    code: '5002.340',
    group: '5002',
    letter: 'B',
    name: 'Medicazione semplice',
    category: 'Ferite e stomie',
  },
  duration: 25,
  comment: '',
  author: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18',
    name: 'Anna Ferrari',
    role: 'nurse_diploma',
    avatar: null,
  },
  created_at: '2026-11-20T08:50:00.000Z',
  written_at: '2026-11-20T08:50:00.000Z',
  reason: null,
  struck: null,
  handover: false,
  ...more,
})

/** A dressing as it is planned on a visit that goes on. */
export const somePlannedService = (): PlannedOnVisit => ({
  serviceId: '01906b97-5c00-7aaa-8aaa-000050023400',
  service_details: somePerformance().service_details,
  duration: 15,
  offered: true,
  left_out: false,
})
