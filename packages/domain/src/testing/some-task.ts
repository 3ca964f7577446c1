import type { Task, TaskFields } from '../tasks/task.ts'

const anna = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18', name: 'Anna Ferrari', avatar: null }
const maria = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd20', name: 'Maria Bianchi', avatar: null }

/** A visit to Maria Bianchi on 20.11.2026; each test says what matters to it. */
export const someTask = (more: Partial<Task> = {}): Task => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  version: 1,
  title: 'Medicazione',
  description: '',
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '08:00',
  end_time: '08:45',
  full_day: false,
  type: 'client',
  status: 'confirmed',
  not_done: null,
  client: maria,
  dossierId: maria._id,
  operators: [anna],
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
  confirm_open_doses: null,
  suspended_by_dossier: false,
  series: null,
  author: anna,
  created_at: '2026-11-09T14:10:00.000Z',
  ...more,
})

/** What is written of a visit on 20.11.2026, before it is kept. */
export const someTaskFields = (
  more: Pick<TaskFields, 'client' | 'operators'> & Partial<TaskFields>,
): TaskFields => ({
  title: 'Igiene',
  description: '',
  date: '2026-11-20',
  end_date: more.date ?? '2026-11-20',
  start_time: '08:00',
  end_time: '09:00',
  full_day: false,
  type: 'client',
  status: 'pending',
  not_done: null,
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
  confirm_open_doses: null,
  ...more,
})

/** What the nurse reads in front of Maria Bianchi's door. */
export const someSheet = (more: Partial<NonNullable<Task['visit']>> = {}): NonNullable<Task['visit']> => ({
  address: {
    full_address: 'Via Nosedo 4, 6500 Bellinzona',
    street: 'Via Nosedo 4',
    city: 'Bellinzona',
    zip: '6500',
    country: 'CH',
    coordinates: null,
  },
  phone: '+41910000016',
  access_note: '',
  birthday: '1939-02-22',
  warnings: [],
  due: [],
  without_dose: [],
  hospital_return: null,
  ...more,
})
