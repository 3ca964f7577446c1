import * as z from 'zod/mini'
import { UsedMaterials } from '../materials/material-use.ts'
import { Handed } from '../records/versioned.ts'
import { ServiceDetails } from '../services/service-details.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { Beside } from './beside.ts'
import { PerformanceFields } from './performance.ts'

/** Most services that one call names. */
const namedAtMost = 50

/** A service is named by its code; what else is repeated of it must agree with the catalogue. */
const { code, ...rest } = ServiceDetails.shape
const NamedService = z.strictObject({ code, ...z.partial(z.strictObject(rest)).shape })
export type NamedService = z.infer<typeof NamedService>

/** Services as they are recorded on a visit. */
export const RecordedServices = z
  .array(
    z.strictObject({
      service_details: NamedService,
      duration: PerformanceFields.shape.duration,
      comment: z.optional(PerformanceFields.shape.comment),
      ...Handed.shape,
    }),
  )
  .check(minLength(1, 'required'), maxLength(namedAtMost))

/** Services by their codes: what was planned meanwhile is not answered with them. */
export const ServiceCodes = z.array(code).check(minLength(1, 'required'), maxLength(namedAtMost))

/** What is said at once of a visit that was carried out: all of it is recorded, or nothing. */
export const CarriedOut = z.strictObject({
  performances: z.optional(RecordedServices),
  beside: Beside,
  /** The planned services that were not done. */
  left_out: z.optional(ServiceCodes),
  /** What was used. */
  materials: z.optional(UsedMaterials),
})
export type CarriedOut = z.infer<typeof CarriedOut>
