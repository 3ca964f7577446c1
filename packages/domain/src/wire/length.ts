import * as z from 'zod/mini'

type Measure = z.core.$ZodCheckMinLength | z.core.$ZodCheckMaxLength

/** zod measures whatever names a length, also an object sent in place of a text, and breaks on what that is. */
function onlyOfTextOrList<Check extends Measure>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value)
  return check
}

/** At least so many characters or entries. */
export const minLength = (least: number, code?: string) => onlyOfTextOrList(z.minLength(least, code))

/** At most so many characters or entries. */
export const maxLength = (most: number, code?: string) => onlyOfTextOrList(z.maxLength(most, code))
