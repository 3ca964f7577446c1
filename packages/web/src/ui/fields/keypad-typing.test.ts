import { describe, expect, test } from 'vitest'
import { type PadKey, type PadRule, typeKey } from './keypad-typing.ts'

/** What stands there after each key, and after which key the field is full. */
function typeAll(keys: string, rule: PadRule): { text: string; fullAfter: string } {
  let text = ''
  let fullAfter = ''
  for (const key of keys) {
    const typed = typeKey(text, key as PadKey, rule)
    text = typed.text
    if (typed.full) fullAfter = text
  }
  return { text, fullAfter }
}

const systolic = { max: 300, decimals: 0 }
const diastolic = { max: 200, decimals: 0 }
const pulse = { max: 350, decimals: 0 }
const saturation = { max: 100, decimals: 0 }
const breathing = { max: 80, decimals: 0 }
const warmth = { max: 45, decimals: 1 }
const flow = { max: 60, decimals: 1 }
const weight = { max: 800, decimals: 1 }

describe('a field is full when no further digit could belong to it', () => {
  test.each([
    ['125', systolic, '125', '125'],
    ['12', systolic, '12', ''],
    ['95', systolic, '95', '95'],
    ['30', systolic, '30', ''],
    ['80', diastolic, '80', '80'],
    ['72', pulse, '72', '72'],
    ['35', pulse, '35', ''],
    ['97', saturation, '97', '97'],
    ['10', saturation, '10', ''],
    ['100', saturation, '100', '100'],
    ['8', breathing, '8', ''],
    ['16', breathing, '16', '16'],
    ['365', warmth, '36.5', '36.5'],
    ['402', warmth, '40.2', '40.2'],
    ['36.5', warmth, '36.5', '36.5'],
    ['2', flow, '2', ''],
    ['2.5', flow, '2.5', '2.5'],
    ['704', weight, '704', ''],
    ['70.4', weight, '70.4', '70.4'],
    ['.5', flow, '0.5', '0.5'],
    ['7.2', pulse, '72', '72'],
    ['3..6', flow, '3.6', '3.6'],
  ] as const)('%s', (keys, rule, text, fullAfter) => {
    expect(typeAll(keys, rule)).toEqual({ text, fullAfter })
  })
})

test('a key takes the last sign back', () => {
  expect(typeKey('12', 'back', systolic)).toEqual({ text: '1', full: false })
  expect(typeKey('', 'back', systolic)).toEqual({ text: '', full: false })
})
