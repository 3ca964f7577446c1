import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'

/**
 * Says that something changed, never what: who hears it reads anew what she shows. `kind` is the `entity` of the
 * call that changed it; `dossierId` is null where the change belongs to no dossier, or to one that the listener
 * may not know of.
 */
export const LiveEvent = z.strictObject({ kind: z.string(), dossierId: z.nullable(Id) })
export type LiveEvent = z.infer<typeof LiveEvent>
