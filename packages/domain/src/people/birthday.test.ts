import { expect, it } from 'vitest'
import { birthdayProblem } from './birthday.ts'

it.each([
  ['2026-11-20', undefined],
  ['1920-02-29', undefined],
  ['1903-11-21', undefined],
  ['1903-11-20', 'birthday_too_early'],
  ['1850-01-01', 'birthday_too_early'],
  ['2026-11-21', 'birthday_in_future'],
])('%s as a birth date, on 2026-11-20: %s', (birthday, problem) => {
  expect(birthdayProblem(birthday, '2026-11-20')).toBe(problem)
})
