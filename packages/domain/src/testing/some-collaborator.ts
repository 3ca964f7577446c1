import type { Collaborator } from '../businesses/collaborator.ts'

/** A nurse of the house; each test says what matters to it. */
export const someCollaborator = (more: Partial<Collaborator> = {}): Collaborator => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd70',
  userId: '01a1fc0a-5a3b-7006-9c68-eb853133fd19',
  entityId: '01a1fc0a-5a3b-7006-9c68-eb853133fd71',
  entityType: 'Business',
  name: 'Carla Galli',
  first_name: 'Carla',
  last_name: 'Galli',
  slug: 'carla-galli',
  avatar: null,
  role: 'INF',
  roles: ['INF'],
  role_label: 'Inf. dipl.',
  permissions: null,
  job_title: 'nurse_diploma',
  employment_type: 'full_time',
  start_date: '2026-01-01',
  end_date: null,
  ...more,
})
