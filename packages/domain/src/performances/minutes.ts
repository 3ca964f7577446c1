import * as z from 'zod/mini'
import { inSteps } from '../wire/fineness.ts'

/** How long a performed service usually takes, in minutes; the field asks before it takes anything else. */
export const usualMinutes = { min: 1, max: 60 } as const

/** The most that one may take: a wound visit of 75 minutes must not be falsified (decision 0017). */
export const longestMinutes = 600

/** Whole minutes as they were, not as they are billed: billing counts units of five (OPre art. 7a para. 2). */
export const Minutes = z.number().check(inSteps(1), z.minimum(usualMinutes.min), z.maximum(longestMinutes))
