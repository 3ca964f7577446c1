import { expect, test } from 'vitest'
import { unitApart } from './number-words.ts'

test.each([
  ['124/75 mmHg', '124/75', ' mmHg'],
  ['84/min', '84', '/min'],
  ['96 %', '96', ' %'],
  ['36.6 °C', '36.6', ' °C'],
  ['-350 ml', '-350', ' ml'],
  ["1'200 ml", "1'200", ' ml'],
  ['Aria ambiente', 'Aria ambiente', ''],
  ['7', '7', ''],
])('of %s the number is %s', (words, number, unit) => expect(unitApart(words)).toEqual([number, unit]))
