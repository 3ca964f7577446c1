import type { Business } from '../businesses/business.ts'
import { usualWindows } from '../drugs/dose-windows.ts'
import type { Me } from '../users/me.ts'

/** A business that publishes nothing; each test says what matters to it. */
export const someBusiness = (more: Partial<Business> = {}): Business => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd90',
  version: 4,
  kind: 'business',
  name: 'Spitex del Prato',
  slug: 'spitex-del-prato',
  bio: '',
  logo: null,
  published: false,
  demo: false,
  dose_windows: usualWindows,
  news2: false,
  ...more,
})

/** The same as its nursing director has it before her when she is signed in. */
export const directing = ({
  _id,
  kind,
  name,
  slug,
  demo,
  dose_windows,
}: Business): NonNullable<Me['business']> => ({
  _id,
  kind,
  name,
  slug,
  demo,
  dose_windows,
  roles: ['DS'],
  job_title: 'director',
})
