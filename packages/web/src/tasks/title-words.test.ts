import { expect, test } from 'vitest'
import { headingWords } from './title-words.ts'

test.each([
  ['Medicazione', 'Medicazione'],
  ['x'.repeat(80), 'x'.repeat(80)],
  [`${'parola '.repeat(42)}fine`, `${'parola '.repeat(11).trim()}…`],
  ['x'.repeat(300), `${'x'.repeat(80)}…`],
])('the heading of a title', (title, expected) => {
  expect(headingWords(title)).toBe(expected)
})
