import type { Me } from '../users/me.ts'

/** A nurse who is signed in and works nowhere; each test says what matters to it. */
export const somebody = (more: Partial<Me> = {}): Me => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18',
  version: 1,
  name: 'Anna Ferrari',
  email: 'anna@prova.vicino.test',
  slug: 'anna-ferrari',
  avatar: null,
  first_name: 'Anna',
  last_name: 'Ferrari',
  bio: '',
  gender: null,
  birthday: null,
  phone: null,
  published: false,
  languages: [],
  language: 'it',
  color_scheme: 'auto',
  businesses: [],
  business: null,
  permissions: [],
  landing_page: null,
  ...more,
})
