import * as z from 'zod/mini'

/** The pictures by which a service is found at a glance: a closed set, drawn by the program. */
export const ServiceAvatar = z.enum([
  'assessment',
  'advice',
  'coordination',
  'vital_signs',
  'sample',
  'breathing',
  'catheter',
  'dialysis',
  'drug',
  'injection',
  'infusion',
  'wound',
  'elimination',
  'mind',
  'hygiene',
  'dressing',
  'mobility',
  'meal',
  'support',
  'cleaning',
  'laundry',
  'shopping',
  'accompaniment',
  'presence',
  'transport',
  'care',
])
export type ServiceAvatar = z.infer<typeof ServiceAvatar>
