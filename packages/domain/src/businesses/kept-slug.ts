import * as z from 'zod/mini'
import { maxLength, minLength } from '../wire/length.ts'

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const longestSlug = 60

/**
 * A slug as it is kept: lower case letters, digits and single hyphens. That it is none of the program's own words was
 * asked when it was chosen: who only reads it need not know them.
 */
export const KeptSlug = z
  .string()
  .check(minLength(2, 'bad_slug'), maxLength(longestSlug), z.regex(slugForm, 'bad_slug'))
