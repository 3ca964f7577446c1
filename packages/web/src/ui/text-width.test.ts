import { expect, it } from 'vitest'
import { textWidth } from './text-width.ts'

it.each([
  ['', 0],
  ['ill', 0.78],
  ['Wyss', 2.7],
  ['08:00', 2.83],
])('%s is %d of its letters wide', (text, expected) => expect(textWidth(text)).toBeCloseTo(expected))
