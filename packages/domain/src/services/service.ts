import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'
import { Qualification } from './qualification.ts'
import { ServiceAvatar } from './service-avatar.ts'
import { ServiceDetails } from './service-details.ts'

/**
 * A nursing service of the catalogue as it holds on a day. `duration` is in minutes, `frequency` counts per
 * `period`, which is in days (1, 7, 30, 90); null is as needed. What they say are defaults, changed for each client.
 * `order_required`: the insurer pays it only with a medical order (OPre art. 8, since 1.7.2024 letter B). `avatar` is its
 * own picture or that of its category; `comment` what whoever chooses it has to know.
 */
export const Service = z.strictObject({
  _id: Id,
  /** The same id, by the name that the item of a performance has for it. */
  service: Id,
  ...ServiceDetails.shape,
  group_name: z.string(),
  duration: z.number(),
  frequency: z.number(),
  period: z.nullable(z.number()),
  order_required: z.boolean(),
  min_qualification: Qualification,
  opre_ref: z.nullable(z.string()),
  avatar: ServiceAvatar,
  comment: z.string(),
  valid_from: Day,
  valid_to: z.nullable(Day),
})
export type Service = z.infer<typeof Service>
