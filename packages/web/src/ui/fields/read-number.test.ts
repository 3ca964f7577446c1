import { expect, test } from 'vitest'
import { addStep, readFraction, readNumber, readSigned } from './read-number.ts'

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['.5', 0.5],
  ['5.', 5],
  ['08', 8],
  ['1,25', 1.25],
  ['.', undefined],
  ['37.2.1', undefined],
  ['-8', undefined],
  ['1e3', undefined],
  ['1-2', undefined],
  ['1/2', undefined],
  ['½', undefined],
  ['0.25 mg', undefined],
])('%j reads as %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['', null],
  ['350', 350],
  ['-350', -350],
  ['−350', -350],
  ['- 350', -350],
  ['-', undefined],
  ['--350', undefined],
  ['-1e3', undefined],
])('as a balance %j reads as %j', (text, number) => {
  expect(readSigned(text)).toBe(number)
})

test.each([
  ['', null],
  ['2', 2],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['3/4', 0.75],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¼', 2.25],
  ['1/3', undefined],
  ['11/2', undefined],
  ['½½', undefined],
  ['1/0', undefined],
  ['1-2', undefined],
])('as a dose %j reads as %j', (text, number) => {
  expect(readFraction(text)).toBe(number)
})

test('steps add up without binary noise', () => {
  expect(addStep(0.1, 0.2)).toBe(0.3)
})
