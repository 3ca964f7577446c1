import * as z from 'zod/mini'
import { Reason } from '../wire/text.ts'

/** Why somebody who gives drugs ended a visit although a dose that was due in it has no answer. */
export const ConfirmOpenDoses = z.strictObject({ reason: Reason })
export type ConfirmOpenDoses = z.infer<typeof ConfirmOpenDoses>
