import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'

/** Most things that stand on one visit and are named beside what is added. */
const besideAtMost = 500

/** The same things that stand on the visit already, as far as who records them once more knows of it. */
export const Beside = z.optional(z.array(Id).check(maxLength(besideAtMost)))
