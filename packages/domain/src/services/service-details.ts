import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'

/**
 * What a record shows of the service that it speaks of. `group` is the code that a letter of OPre art. 7 para. 2
 * goes by: A assessment and advice, B examination and treatment, C basic care; D is none of it (`lamal.ts`). Names are in
 * the reader's language.
 */
export const ServiceDetails = z.strictObject({
  code: z.string(),
  group: z.string(),
  letter: z.string(),
  name: z.string(),
  category: z.string(),
})
export type ServiceDetails = z.infer<typeof ServiceDetails>

/** One of the services that a record names by their ids. */
export const IdentifiedService = z.strictObject({ serviceId: Id, ...ServiceDetails.shape })
export type IdentifiedService = z.infer<typeof IdentifiedService>
