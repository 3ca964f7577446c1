import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8h30', '08:30'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['8:3', null],
  ['', null],
  ['mattina', null],
])('%j reads as %j', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})
