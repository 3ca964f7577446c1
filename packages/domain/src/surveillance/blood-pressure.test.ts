import { expect, test } from 'vitest'
import {
  pressureText,
  PressureText,
  problemOfPressure,
  readPressure,
  shownPressure,
  withSlash,
} from './blood-pressure.ts'

const read = { bp_min: 80, bp_max: 120 }

test.each([
  ['136', '1368', '136/8'],
  ['95', '958', '95/8'],
  ['300', '3001', '300/1'],
  ['13', '136', '136'],
  ['136', '136-', '136-'],
  ['136/8', '136/84', '136/84'],
  ['136/8', '1368', '1368'],
  ['', '13684', '13684'],
  ['30', '300', '300'],
])('after «%s», «%s» stands as %s', (before, typed, shown) => expect(withSlash(before, typed)).toBe(shown))

test.each(['80-120', '120/80', '120-80', ' 120/80 ', '120 / 80'])('%s is read', text => {
  expect(readPressure(text)).toEqual(read)
})

test.each([
  '120',
  '120-',
  '-80',
  '-',
  '/',
  '',
  '120--80',
  '120-80-60',
  '12a-80',
  '120.5/80',
  '1200-80',
  '−80-120',
  '80/120',
  '120/120',
])('«%s» is no pressure', text => expect(readPressure(text)).toBeNull())

test.each([
  ['130/140', 'systolic_not_above'],
  ['120/120', 'systolic_not_above'],
  ['120-120', 'systolic_not_above'],
  ['130-140', null],
  ['140/130', null],
  [' 140 / 130 ', null],
  ['12/8', 'bad_pressure'],
  ['310/80', 'bad_pressure'],
  ['120', 'bad_pressure'],
])('of a typed %s is wrong: %s', (text, problem) => expect(problemOfPressure(text)).toBe(problem))

test('it is written in one way on the wire and in another at the bedside', () => {
  expect(pressureText(read)).toBe('80-120')
  expect(shownPressure(read)).toBe('120/80')
})

test.each([
  ['80-120', true],
  ['10-30', true],
  ['200-300', true],
  ['120-80', true],
  ['120/80', true],
  ['80/120', false],
  ['80 - 120', false],
  [' 120/80', false],
  ['120', false],
  ['120-', false],
  ['-', false],
  ['12-800', false],
  ['9-120', false],
  ['10-29', false],
  ['201-300', false],
  ['80-301', false],
  ['120-120', false],
  ['080-120', false],
])('the wire takes %s: %s', (text, taken) => {
  expect(PressureText.safeParse(text).success).toBe(taken)
})
