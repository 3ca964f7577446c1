import { ageAt, type Day } from '../days/day.ts'
import type { FieldCode } from '../wire/field-error.ts'

/** Nobody is known to have lived longer. Whoever seems older was born in another year than was typed. */
const longestLifeYears = 122

/** What is wrong with a day as somebody's birth date; undefined where she can have been born on it. */
export function birthdayProblem(birthday: Day, today: Day): FieldCode | undefined {
  if (birthday > today) return 'birthday_in_future'
  return ageAt(birthday, today) > longestLifeYears ? 'birthday_too_early' : undefined
}
