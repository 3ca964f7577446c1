import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Versioned } from '../records/versioned.ts'
import { ServiceDetails } from '../services/service-details.ts'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'
import { Minutes } from './minutes.ts'

/** What is written of a performed service, and what a correction may change. */
export const PerformanceFields = z.strictObject({ duration: Minutes, comment: text(noteMax) })
export type PerformanceFields = z.infer<typeof PerformanceFields>

/** A service that was performed on a visit. `date` is the day of the visit. */
export const Performance = z.strictObject({
  ...PerformanceFields.shape,
  ...Versioned.shape,
  dossierId: Id,
  taskId: Id,
  date: Day,
  service_details: ServiceDetails,
})
export type Performance = z.infer<typeof Performance>

/** The fields that a correction may change, out of a whole performance. */
export const fieldsOfPerformance = ({ duration, comment }: Performance): PerformanceFields => ({
  duration,
  comment,
})

/** Whether a service was performed without a word beside it: nobody is asked to read that (decision 0025). */
export const isRoutineService = ({ comment, handover }: Performance): boolean => comment === '' && !handover

/**
 * A service that is planned for a visit, with the minutes that it is planned to take. `offered`: whether it still is in
 * the catalogue on the day of the visit; it is recorded either way.
 */
export const PlannedService = z.strictObject({
  serviceId: Id,
  service_details: ServiceDetails,
  duration: Minutes,
  offered: z.boolean(),
})
export type PlannedService = z.infer<typeof PlannedService>

/** A planned service on its visit. `left_out`: somebody said that it was not done, where others were. */
export const PlannedOnVisit = z.strictObject({ ...PlannedService.shape, left_out: z.boolean() })
export type PlannedOnVisit = z.infer<typeof PlannedOnVisit>
