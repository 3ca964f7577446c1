import { type Day, isDay } from '@vicino/domain/days/day.ts'
import { birthdayProblem } from '@vicino/domain/people/birthday.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { textsIn } from '@vicino/domain/wire/texts-in.ts'

/** The name under which every call of the contract takes a birth date. */
const birthdayField = 'birthday'

/**
 * The birth dates of a body that nobody can have: of days that have not come by `today`, or that nobody alive has seen.
 * No schema knows the day, so that they are asked of every body beside it.
 * @param asTyped fields that keep what was typed, whatever it is
 */
export function impossibleBirthdays(
  body: unknown,
  today: Day,
  asTyped: readonly string[] = [],
): FieldError[] {
  return textsIn(body)
    .filter(({ path }) => path.at(-1) === birthdayField && !asTyped.includes(path[0] ?? ''))
    .flatMap(({ path, text }) => {
      const code = isDay(text) ? birthdayProblem(text, today) : undefined
      return code === undefined ? [] : [{ path: path.join('.'), code }]
    })
}
