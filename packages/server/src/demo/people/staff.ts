import type { Role } from '@vicino/domain/access/role.ts'
import type { JobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { CollaborationFields } from '@vicino/domain/businesses/collaboration.ts'
import type { WorkingHours } from '@vicino/domain/businesses/working-hours.ts'
import { type Weekday, weekdays } from '@vicino/domain/days/weekday.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import type { Named } from '@vicino/domain/people/person-name.ts'
import type { SpokenLanguages } from '@vicino/domain/people/spoken-language.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** Who works in the demo organisation and how she is found in it. `post` is also the name of her sign-in. */
export type Post = Named & {
  post: string
  gender: Gender
  roles: Role[]
  job_title: JobTitle
  employment_type: CollaborationFields['employment_type']
  bio: string
  /** Those she speaks; Italian alone where nothing is said. */
  languages?: SpokenLanguages
  /** What she drives to clients for; who stays in the office has none. */
  tour?: Tour
}

/**
 * How somebody's rounds go. `zone` counts the zones of the business; `daysOff` count from today, so that who
 * signs in to look around always meets a working day. `follows` moves today's round to the hour of the day.
 */
export type Tour = {
  care: 'nursing' | 'basic' | 'therapy'
  zone: number
  visits: number
  daysOff: readonly number[]
  weekends: boolean
  follows: boolean
  /** Which posts go in her place, the first that works. */
  substitutes: readonly string[]
}

/** A post held by a person of the database. */
export type Worker = Post & { _id: Id; business: Id; email: string; phone: string }

export const staff: readonly Post[] = [
  {
    post: 'direzione',
    first_name: 'Chiara',
    last_name: 'Martinoli',
    gender: 'female',
    roles: ['DS', 'PROP'],
    job_title: 'nurse_bsc',
    employment_type: 'full_time',
    bio: 'Direzione sanitaria. In ufficio il martedì e il giovedì, raggiungibile sempre.',
    languages: ['it', 'de', 'fr'],
  },
  {
    post: 'infermiera',
    first_name: 'Laura',
    last_name: 'Cavadini',
    gender: 'female',
    roles: ['INF'],
    job_title: 'nurse_diploma',
    employment_type: 'full_time',
    bio: 'Infermiera di riferimento nel Luganese, specializzata nella cura delle ferite.',
    languages: ['it', 'gsw', 'pt'],
    tour: {
      care: 'nursing',
      zone: 0,
      visits: 8,
      daysOff: [3, 4],
      weekends: true,
      follows: true,
      substitutes: ['infermiere'],
    },
  },
  {
    post: 'oss',
    first_name: 'Davide',
    last_name: 'Ortelli',
    gender: 'male',
    roles: ['OSS'],
    job_title: 'oss',
    employment_type: 'full_time',
    bio: 'Operatore sociosanitario nel Luganese.',
    tour: {
      care: 'basic',
      zone: 0,
      visits: 8,
      daysOff: [2, 3],
      weekends: true,
      follows: true,
      substitutes: ['assistente', 'ausiliaria'],
    },
  },
  {
    post: 'pianificazione',
    first_name: 'Sonia',
    last_name: 'Ghielmini',
    gender: 'female',
    roles: ['PIA'],
    job_title: 'planner',
    employment_type: 'full_time',
    bio: 'Pianificazione dei turni e delle visite.',
  },
  {
    post: 'amministrazione',
    first_name: 'Paolo',
    last_name: 'Bottinelli',
    gender: 'male',
    roles: ['AMM'],
    job_title: 'administration',
    employment_type: 'part_time',
    bio: 'Amministrazione e fatturazione.',
  },
  {
    post: 'capo',
    first_name: 'Nadia',
    last_name: 'Pagnamenta',
    gender: 'female',
    roles: ['CE'],
    job_title: 'nurse_bsc',
    employment_type: 'full_time',
    bio: 'Capo équipe del Luganese e del Mendrisiotto.',
    tour: {
      care: 'nursing',
      zone: 2,
      visits: 5,
      daysOff: [],
      weekends: false,
      follows: false,
      substitutes: ['infermiera', 'infermiere'],
    },
  },
  {
    post: 'medico',
    first_name: 'Stefano',
    last_name: 'Realini',
    gender: 'male',
    roles: ['MED'],
    job_title: 'physician',
    employment_type: 'mandate',
    bio: 'Medico curante, studio a Viganello.',
  },
  {
    post: 'infermiere',
    first_name: 'Marco',
    last_name: 'Vassalli',
    gender: 'male',
    roles: ['INF'],
    job_title: 'nurse_specialist',
    employment_type: 'full_time',
    bio: 'Infermiere di riferimento nel Bellinzonese, cure palliative.',
    tour: {
      care: 'nursing',
      zone: 1,
      visits: 8,
      daysOff: [5, 6],
      weekends: true,
      follows: false,
      substitutes: ['infermiera'],
    },
  },
  {
    post: 'assistente',
    first_name: 'Ivana',
    last_name: 'Petrović',
    gender: 'female',
    roles: ['AC'],
    job_title: 'care_assistant',
    employment_type: 'full_time',
    bio: 'Assistente di cura nel Bellinzonese.',
    tour: {
      care: 'basic',
      zone: 1,
      visits: 7,
      daysOff: [4, 5],
      weekends: true,
      follows: false,
      substitutes: ['ausiliaria', 'oss'],
    },
  },
  {
    post: 'ausiliaria',
    first_name: 'Lucia',
    last_name: 'Bertoli',
    gender: 'female',
    roles: ['AUS'],
    job_title: 'crs_helper',
    employment_type: 'part_time',
    bio: 'Collaboratrice sanitaria CRS nel Mendrisiotto.',
    tour: {
      care: 'basic',
      zone: 2,
      visits: 6,
      daysOff: [6, 1],
      weekends: true,
      follows: false,
      substitutes: ['oss', 'assistente'],
    },
  },
  {
    post: 'fisioterapia',
    first_name: 'Andrea',
    last_name: 'Molteni',
    gender: 'male',
    roles: ['TER'],
    job_title: 'physiotherapist',
    employment_type: 'mandate',
    bio: 'Fisioterapista, al domicilio due giorni alla settimana.',
    tour: {
      care: 'therapy',
      zone: 0,
      visits: 3,
      daysOff: [1, 3, 4, 6],
      weekends: false,
      follows: false,
      substitutes: [],
    },
  },
  {
    post: 'revisione',
    first_name: 'Ursula',
    last_name: 'Keller',
    gender: 'female',
    roles: ['AUD'],
    job_title: 'administration',
    employment_type: 'mandate',
    bio: 'Protezione dei dati e revisione.',
  },
]

export const practiceStaff: readonly Post[] = [
  {
    post: 'indipendente',
    first_name: 'Valeria',
    last_name: 'Induni',
    gender: 'female',
    roles: ['IND'],
    job_title: 'nurse_independent',
    employment_type: 'mandate',
    bio: 'Infermiera indipendente fra Lugano e il Malcantone.',
    tour: {
      care: 'nursing',
      zone: 0,
      visits: 6,
      daysOff: [3],
      weekends: true,
      follows: true,
      substitutes: [],
    },
  },
]

/** The weekdays on which a round takes place; today counts as 0. */
export function workdaysOf({ daysOff, weekends }: Tour, today: number): number[] {
  const off = new Set(daysOff.map(days => (today + days) % 7))
  return [0, 1, 2, 3, 4, 5, 6].filter(day => !off.has(day) && (weekends || day < 5))
}

/** An ordinary week: the morning and, in the office, the afternoon. */
export function workingHoursOf({ tour, employment_type }: Post, today: number): WorkingHours {
  const days = tour ? workdaysOf(tour, today) : [0, 1, 2, 3, 4]
  const office = [
    { from: '08:00', to: '12:00' },
    { from: '13:30', to: '17:30' },
  ]
  const stretches = tour
    ? [{ from: '07:00', to: '15:30' }]
    : employment_type === 'full_time'
      ? office
      : office.slice(0, 1)
  return Object.fromEntries(days.map((day): [Weekday, typeof stretches] => [weekdays[day]!.value, stretches]))
}
